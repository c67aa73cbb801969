import DuoLang

extension PlacementRule {
  static let missingTitle = PlacementRule(
    RuleDocument(
      .missingTitle,
      what: "An item or a tab has an icon and no title.",
      why: """
        In the column an item shows its icon alone; its title is what the overflow menu, the expanded form and VoiceOver show \
        and say. Without one its row in the menu is empty.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
              item filter symbol: line.3.horizontal.decrease
            }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
              item filter "Filter" symbol: line.3.horizontal.decrease
            }
          }
        }

        """,
      source: "Tech Talk 111462, 6:40; Human Interface Guidelines, Designing for iPhone Duo"),
    itemNeeds: [.untitled],
    item: { facts, findings in
      guard facts.item.hasIcon, facts.item.title == nil, facts.item.kind != .edit else { return }
      findings.report(
        .missingTitle, on: facts, "`\(facts.name)` has an icon but no title",
        label: facts.place == .menuRow
          ? "its row in the menu is empty, and so is its spoken name"
          : "its row in the overflow menu is empty, and so is its spoken name",
        fix: { Fix("give it a title", .unsafe, edits: [$0.titling(facts.name.titleFromName)]) })
    },
    app: { facts, findings in
      facts.forEachContainer { _, container in
        for id in container.tabs {
          let tab = facts.program.tabs[id]
          guard tab.hasIcon, tab.title == nil else { continue }
          let name = facts.symbols.text(tab.name)
          findings.report(
            .missingTitle, on: tab.position, "tab `\(name)` has an icon but no title",
            label: "its label, and its spoken name, are empty",
            fix: { Fix("give it a title", .unsafe, edits: [$0.titling(name.titleFromName)]) })
        }
      }
    })
}

extension String {
  /// A title made of a name: `markAll` becomes `Mark All`.
  public var titleFromName: String {
    var title: [UInt8] = []
    for byte in utf8 {
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      if title.isEmpty, isLower {
        title.append(byte - 32)
      } else if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") {
        title.append(UInt8(ascii: " "))
      } else if isUpper, title.last != UInt8(ascii: " "), !title.isEmpty {
        title.append(UInt8(ascii: " "))
        title.append(byte)
      } else {
        title.append(byte)
      }
    }
    return String(decoding: title, as: UTF8.self)
  }
}
