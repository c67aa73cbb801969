import DuoLang

extension PlacementRule {
  static let duplicateSymbol = PlacementRule(
    RuleDocument(
      .duplicateSymbol,
      what: "Two controls of one bar have the same icon.",
      why: """
        In the column a control is its icon: no title stands beside it, and a tab's label shows only while it is pressed. Two \
        controls with the same icon cannot be told apart there. Give one of them another symbol, or make one menu of both.
        """,
      wrong: """
        duo 1

        app Player {
          stack {
            screen Album "Album" {
              item favorite "Favorite" symbol: star
              item rate "Rate" symbol: star
            }
          }
        }

        """,
      right: """
        duo 1

        app Player {
          stack {
            screen Album "Album" {
              item favorite "Favorite" symbol: heart
              item rate "Rate" symbol: star
            }
          }
        }

        """,
      source: "Tech Talk 111462, 5:56; Human Interface Guidelines, Designing for iPhone Duo"),
    state: { facts, findings in
      guard hasTwins(facts) else { return }
      var icons = Icons()
      if let tabs = facts.container(.tabs), facts.declared.hidesTabs != .always {
        for tab in facts.program.containers[tabs].tabs { _ = icons.twin(of: Icons.Control(facts.program.tabs[tab])) }
      }
      for item in facts.barItems where item.showsIconAlone {
        guard let twin = icons.twin(of: Icons.Control(item)) else { continue }
        let other = "\(twin.isTab ? "tab " : "")`\(facts.symbols.text(twin.name))`"
        findings.report(
          .duplicateSymbol, on: item, "`\(item.name)` and \(other) have the same icon",
          label: "in the column nothing else tells them apart", related: [(twin.position, "it is this one's too")],
          help: ["give one of them another symbol"], at: item.item.symbol != nil ? .symbol : .image)
      }
    },
    app: { facts, findings in
      facts.forEachContainer { _, container in
        var icons = Icons()
        for id in container.tabs {
          let tab = facts.program.tabs[id]
          guard let twin = icons.twin(of: Icons.Control(tab)) else { continue }
          findings.report(
            .duplicateSymbol, on: tab.position,
            "tabs `\(facts.symbols.text(tab.name))` and `\(facts.symbols.text(twin.name))` have the same icon",
            label: "in the column nothing else tells them apart", related: [(twin.position, "it is this one's too")],
            help: ["give one of them another symbol"], at: tab.symbol != nil ? .symbol : .image)
        }
      }
    })

  /// Whether any two of the icons of a screen and its tab bar are the same: most screens have none.
  private static func hasTwins(_ facts: StateFacts) -> Bool {
    var icons: [Icons.Icon] = []
    if let tabs = facts.container(.tabs), facts.declared.hidesTabs != .always {
      for tab in facts.program.containers[tabs].tabs {
        if let icon = Icons.Icon(facts.program.tabs[tab].symbol, facts.program.tabs[tab].image) { icons.append(icon) }
      }
    }
    for item in facts.barItems where item.showsIconAlone {
      if let icon = Icons.Icon(item.item.symbol, item.item.image) { icons.append(icon) }
    }
    icons.sort()
    return zip(icons, icons.dropFirst()).contains { $0 == $1 }
  }
}

extension ItemFacts {
  /// Whether a bar that can be vertical shows its icon and nothing else.
  fileprivate var showsIconAlone: Bool {
    guard isInMovingBar, item.hasIcon, item.kind != .custom, !item.isWide, item.kind != .edit else { return false }
    return !item.showsText || turnsVertical
  }
}

/// The icons met so far in one bar. - Complexity: O(1) a control.
private struct Icons {
  /// A symbol, or an image of the app's own.
  struct Icon: Hashable, Comparable {
    private let code: UInt64

    /// A control's symbol, else its image.
    init?(_ symbol: SymbolID?, _ image: SymbolID?) {
      if let symbol { code = UInt64(symbol.rawValue) } else if let image { code = UInt64(image.rawValue) | 1 << 32 } else { return nil }
    }

    static func < (left: Self, right: Self) -> Bool { left.code < right.code }
  }

  struct Control {
    var icon: Icon?
    var when: When
    var isConditional: Bool
    var name: SymbolID
    var position: SourcePosition
    var isTab: Bool
    var order = 0

    init(_ tab: Tab) {
      icon = Icon(tab.symbol, tab.image)
      when = tab.when
      isConditional = tab.isConditional
      name = tab.name
      position = tab.position
      isTab = true
    }

    init(_ item: ItemFacts) {
      icon = Icon(item.item.symbol, item.item.image)
      when = item.when
      isConditional = item.item.isConditional
      name = item.item.name
      position = item.item.position
      isTab = false
    }
  }

  private struct Key: Hashable {
    var icon: Icon
    var when: When
    var isConditional: Bool
  }

  private var first: [Key: Control] = [:]
  private var count = 0

  /// The first control with the same icon that can be on screen beside `control`, which counts from now on.
  ///
  /// Controls of different width classes never meet, and of two that may be absent one may stand in for the other.
  mutating func twin(of control: Control) -> Control? {
    guard let icon = control.icon else { return nil }
    let own = Key(icon: icon, when: control.when, isConditional: control.isConditional)
    var key = own
    var twin: Control?
    for when in control.when == .always ? When.allCases : [.always, control.when] {
      for isConditional in control.isConditional ? [false] : [false, true] {
        key.when = when
        key.isConditional = isConditional
        guard let other = first[key], twin.map({ other.order < $0.order }) ?? true else { continue }
        twin = other
      }
    }
    if first[own] == nil {
      first[own] = control
      first[own]?.order = count
    }
    count += 1
    return twin
  }
}
