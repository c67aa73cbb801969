import DuoLang

/// What the rules of bars ask.

extension StateFacts {
  /// Whether its bars are vertical in some pose, as far as the program alone tells.
  var hasColumn: Bool { app.sdk >= .verticalBars && screen.container != nil && optOut?.behavior != .disabled }

  /// Whether Back leads somewhere from here in some width: it is pushed, or is where a column's predecessor leads in compact width.
  var isPushedSomewhere: Bool {
    guard screen.container != nil else { return false }
    if screen.depth > 0 { return true }
    var next = screen.container
    while let id = next {
      let container = program.containers[id]
      if container.kind == .content || container.kind == .detail, let split = container.parent,
        program.containers[split].columns.contains(where: { program.containers[$0].kind.rawValue < container.kind.rawValue })
      {
        return true
      }
      next = container.parent
    }
    return false
  }

  /// Whether leading items of UIKit stand in the place of Back.
  var leadingItemsReplaceBack: Bool {
    guard isUIKit, declared.leadingItems == .replaceBack, screen.container != nil else { return false }
    return isPushedSomewhere || presentation.kind != .window
  }

  /// Whether the system's Back is shown in compact width.
  var hasBackInCompact: Bool {
    guard isPushedSomewhere, declared.back != .hidden else { return false }
    let leadingReplaces = leadingItemsReplaceBack
    return !hasBarItem { item, group, placement in
      item.when != .regular && group?.when != .regular
        && (placement == .cancellationAction || (placement == .topBarLeading && leadingReplaces))
    }
  }

  /// Whether an item of its own bars is what is looked for. - Complexity: O(items), without making facts of them.
  func hasBarItem(_ matches: (Item, Group?, Placement) -> Bool) -> Bool {
    for position in declared.elements {
      guard case .item(let id, let groupID) = program.elements[position] else { continue }
      let group = groupID.map { program.groups[$0] }
      if matches(program.items[id], group, program.items[id].placement(in: group)) { return true }
    }
    return false
  }

  /// How its framework calls a placement.
  func word(_ placement: Placement) -> String {
    guard isUIKit else { return placement.word }
    return Vocabulary.uiKitPlacements.first { $0.means == placement.word }?.word ?? placement.word
  }
}

extension ItemFacts {
  /// What declares its placement: its group, or itself.
  var placementPosition: SourcePosition { group?.position ?? item.position }
  /// That declaration, for a message.
  var placedName: String { group == nil ? "`\(name)`" : "the group of `\(name)`" }

  func isShown(in width: When) -> Bool { when == .always || when == width }

  /// Whether there is a width class in which both are shown.
  func meets(_ other: When) -> Bool { when == .always || other == .always || when == other }
}

extension Version {
  /// As written: `27.1`.
  var text: String { "\(major).\(minor)" }
}

/// `a`, `b` and `c`; of many the first, and how many more there are.
public func listed(_ names: [String], shown: Int = 3) -> String {
  var text = ""
  for (index, name) in names.prefix(shown).enumerated() {
    text += index == 0 ? "" : index == names.count - 1 ? " and " : ", "
    text += "`\(name)`"
  }
  return names.count > shown ? "\(text) and \(names.count - shown) more" : text
}
