import DuoLang

extension PlacementRule {
  static let emptyItem = PlacementRule(
    RuleDocument(
      .emptyItem,
      what: "An item has neither a title nor an icon nor a view of its own.",
      why: """
        Nothing of it can be drawn, in a bar or in the menu, and nothing can be spoken: what is left is an empty capsule that \
        can be tapped. Give it a title and a symbol. The system's Edit button brings its own, and custom views, segmented \
        controls, sliders and pickers with rows draw themselves.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
              item filter kind: menu {
                item unread "Unread"
                item starred "Starred"
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
              item filter "Filter" symbol: line.3.horizontal.decrease kind: menu {
                item unread "Unread"
                item starred "Starred"
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 6:40; Preparing your app for iPhone Duo: a bar shows the icon, else the title"),
    itemNeeds: [.untitled, .iconless],
    item: { facts, findings in reportIfEmpty(facts.item, facts.name, &findings) },
    app: { facts, findings in
      var bars: [CustomBarID] = facts.declared.customBars.map { $0 }
      facts.forEachContainer { _, container in
        if let accessory = container.accessory { bars.append(accessory) }
      }
      for bar in bars {
        facts.program.forEachItem(of: bar) { id in
          let item = facts.program.items[id]
          reportIfEmpty(item, facts.symbols.text(item.name), &findings)
        }
      }
    })

  private static func reportIfEmpty(_ item: Item, _ name: String, _ findings: inout Findings) {
    guard item.title == nil, !item.hasIcon else { return }
    switch item.kind {
    case .edit, .custom, .segmented, .slider: return
    case .picker where item.firstChild != nil: return
    default: break
    }
    findings.report(
      .emptyItem, on: item.position, "`\(name)` has neither a title nor an icon",
      label: "nothing of it can be drawn or spoken", help: item.kind == .share ? [] : ["in a bar it needs a `symbol` too"], use: item.use,
      fix: { syntax in
        guard item.kind == .share else {
          return Fix("give it a title", .unsafe, edits: [syntax.titling(name.titleFromName)])
        }
        var title = syntax.titling("Share")
        let symbol = syntax.setting(.symbol, to: "square.and.arrow.up")
        let isOnePlace = title.span == symbol.span
        if isOnePlace { title.text += symbol.text }
        return Fix("give it the title and symbol that a share button usually has", .unsafe, edits: isOnePlace ? [title] : [title, symbol])
      })
  }
}
