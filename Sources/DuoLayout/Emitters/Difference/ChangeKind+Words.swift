extension ControlChange.Kind {
  /// The word in data.
  public var word: String { row.word }
  /// What people read: `into the menu`.
  var phrase: String { row.phrase }
  /// One sign, for the margin.
  var mark: String { row.mark }
  /// What a count of them is called: `2 into the menu`.
  var counted: String { row.counted }

  private struct Row {
    let word, phrase, mark, counted: String

    init(_ word: String, _ phrase: String, _ mark: String, counted: String? = nil) {
      self.word = word
      self.phrase = phrase
      self.mark = mark
      self.counted = counted ?? phrase
    }
  }

  private var row: Row {
    switch self {
    case .gone: Row("gone", "gone", "−")
    case .added: Row("added", "added", "+")
    case .renamed: Row("renamed", "renamed", "=")
    case .intoMenu: Row("intoMenu", "into the menu", "↓")
    case .outOfMenu: Row("outOfMenu", "out of the menu", "↑")
    case .hidden: Row("hidden", "hidden", "○")
    case .shown: Row("shown", "shown", "●")
    case .bar: Row("bar", "other bar", "→", counted: "in another bar")
    case .axis: Row("axis", "other axis", "↻", counted: "on another axis")
    case .order: Row("order", "order", "⇅", counted: "in another order")
    case .capsule: Row("capsule", "capsule", "⊂", counted: "in another capsule")
    case .shows: Row("shows", "looks", "≠", counted: "with another look")
    case .frame: Row("frame", "moved along", "·")
    }
  }
}

extension InventoryChange.Subject {
  /// `screen`.
  public var word: String {
    switch self {
    case .app: "app"
    case .screen: "screen"
    case .state: "state"
    case .pose: "pose"
    case .scenario: "scenario"
    }
  }
}
