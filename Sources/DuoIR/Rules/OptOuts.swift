import DuoLang

/// Something that turns the vertical bar off where a screen is shown.
struct OptOut {
  /// Never `automatic`.
  var behavior: VerticalBar
  /// The outermost declaration that says so as strongly as any.
  var position: SourcePosition
}

extension StateFacts {
  /// The opt-out that takes effect where this state is on top: of its presentation, its containers, its screen or itself.
  ///
  /// That of a hosted view is not heard, and none is below SDK 27.1. - Complexity: O(depth).
  var optOut: OptOut? {
    guard app.sdk >= .verticalBars else { return nil }
    var found: OptOut?
    if !declared.isHosted, declared.verticalBar != .automatic { found = OptOut(behavior: declared.verticalBar, position: optOutPosition) }
    func add(_ behavior: VerticalBar, _ position: SourcePosition) {
      let isStronger = behavior == .disabled || (behavior == .disabledInRegular && found?.behavior != .disabled)
      if isStronger { found = OptOut(behavior: behavior, position: position) }
    }
    var next = screen.container
    while let id = next {
      let container = program.containers[id]
      add(container.verticalBar, container.position)
      next = container.parent
    }
    add(presentation.verticalBar, presentation.position)
    return found
  }

  /// Where the state's own `verticalBar` is written: in it, or in its screen if that says the same.
  var optOutPosition: SourcePosition { declared.verticalBar == base.declared.verticalBar ? base.declared.position : declared.position }

  /// The screen itself, without any of its states.
  var base: StateFacts { StateFacts(context, StateID(rawValue: screen.states.lower)) }

  /// The items that share the bars in compact width: no titles, no text of a status, nothing that floats or starts in the menu.
  var sharingItems: [ItemFacts] {
    barItems.filter { item in
      guard item.item.when != .regular, item.group?.when != .regular else { return false }
      switch item.placement {
      case .title, .subtitle, .largeTitle, .largeSubtitle, .status, .keyboard, .floating, .secondaryAction: return false
      default: return true
      }
    }
  }

  /// How many controls share the bars in compact width: items, search, the menu, Back and the tab bar.
  var controlCount: Int {
    let items = sharingItems
    var count = items.count
    var hasMenu = false
    for position in declared.elements {
      switch program.elements[position] {
      case .item(let id, let group): hasMenu = hasMenu || ItemFacts(id, group, .bar, self).placement == .secondaryAction
      case .overflowItem: hasMenu = true
      case .search(let search): count += search.when == .regular ? 0 : 1
      case .spacer: break
      }
    }
    if hasMenu { count += 1 }
    if screen.depth > 0, declared.back != .hidden, !items.contains(where: { $0.placement == .cancellationAction }) { count += 1 }
    if container(.tabs) != nil, declared.hidesTabs == .never { count += 1 }
    return count
  }
}

extension AppFacts {
  /// By presentation: the most controls that one of its screens shows in compact width.
  func controlCounts() -> [PresentationID: Int] {
    var counts: [PresentationID: Int] = [:]
    forEachState { state in
      let id = state.screen.presentation
      guard state.presentation.kind != .window else { return }
      counts[id] = max(counts[id] ?? 0, state.controlCount)
    }
    return counts
  }
}
