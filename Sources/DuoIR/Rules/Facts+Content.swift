import DuoLang

/// What the rules of items' content ask.

extension Item {
  /// Whether it turns vertical beside a vertical bar, by what it is made of and by `hint`, wherever it stands.
  ///
  /// The same answer as the layout's, which also tells the reason: a test holds them against each other.
  public func turnsVertical(hint: AxisHint) -> Bool {
    if hint == .horizontalOnly || kind == .edit || isWide { return false }
    if kind == .custom { return hint == .verticalPreferred }
    return hasIcon && (!showsText || hint == .verticalPreferred)
  }

  /// A control too wide for the column, whatever its hint.
  var isWide: Bool { kind == .segmented || kind == .slider }
}

extension ItemFacts {
  /// Whether it stands in the column where the bar is vertical.
  public var turnsVertical: Bool { isInMovingBar && item.turnsVertical(hint: axisHint) }

  /// Where the group declares the hint that counts for it; empty where the hint is its own.
  var hintOfGroup: [(position: SourcePosition, label: String)] {
    guard item.axis == nil, let group, let hint = group.axis else { return [] }
    return [(group.position, "`\(hint.word)` is its group's")]
  }

  /// Whether what it turns into, or its namesake in another state of the screen, is vertical though it is not, or the other
  /// way round: then the same control jumps between bars.
  var swapsBars: Bool {
    let isVertical = turnsVertical
    switch item.becomes {
    case .nothing: break
    case .symbol: if !isVertical, axisHint != .horizontalOnly { return true }
    case .title, .custom: if isVertical { return true }
    }
    for other in state.screen.states where other != state.state {
      for position in state.program.states[other].elements {
        guard case .item(let id, let group) = state.program.elements[position], state.program.items[id].name == item.name else { continue }
        if ItemFacts(id, group, .bar, StateFacts(state.context, other)).turnsVertical != isVertical { return true }
      }
    }
    return false
  }

  /// The symbol that its kind or role usually has.
  var usualSymbol: String? {
    if item.kind == .share { return "square.and.arrow.up" }
    switch role {
    case .confirm: return "checkmark"
    case .destructive: return "trash"
    case .close, .cancel: return "xmark"
    case .back: return "chevron.backward"
    case .none: break
    }
    return placement == .confirmationAction ? "checkmark" : placement == .destructiveAction ? "trash" : nil
  }

  /// The fix that gives it its usual symbol, if it has one.
  func usualSymbolFix(_ syntax: DeclarationSyntax) -> Fix? {
    usualSymbol.map { Fix("give it its usual symbol", .unsafe, edits: [syntax.setting(.symbol, to: $0)]) }
  }

  /// The width class in which it is shown, if its group leaves it one.
  var when: When { item.when == .always ? group?.when ?? .always : item.when }
}

extension StateFacts {
  /// Whether its bar is vertical in some pose: it stands in a system container, and nothing turns the vertical bar off for good.
  public var canBeVertical: Bool {
    guard screen.container != nil, presentation.verticalBar != .disabled else { return false }
    if declared.verticalBar == .disabled, !declared.isHosted { return false }
    var next = screen.container
    while let id = next {
      if program.containers[id].verticalBar == .disabled, !program.containers[id].isHosted { return false }
      next = program.containers[id].parent
    }
    return true
  }
}

extension Priority {
  static let high = Priority(.high)
}
