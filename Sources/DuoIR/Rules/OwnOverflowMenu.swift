import DuoLang

extension PlacementRule {
  static let ownOverflowMenu = PlacementRule(
    RuleDocument(
      .ownOverflowMenu,
      what: "The app brings a More menu of its own.",
      why: """
        As soon as a bar is short of room the system adds its overflow menu, and then there are two menus for what did not \
        fit: the system's and yours, which takes one more place in the column. Declare the actions in `overflow`: they are in \
        the system's menu in every pose. A menu that has a purpose of its own (sorting, filtering) keeps a symbol of its own.
        """,
      wrong: """
        duo 1

        app Files {
          stack {
            screen Folder "Folder" {
              item add "New Folder" symbol: folder.badge.plus
              item tools "Tools" symbol: line.3.horizontal kind: menu {
                item rename "Rename" symbol: pencil
                item compress "Compress" symbol: archivebox
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Files {
          stack {
            screen Folder "Folder" {
              item add "New Folder" symbol: folder.badge.plus
              overflow {
                item rename "Rename" symbol: pencil
                item compress "Compress" symbol: archivebox
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 12:43; SwiftUI, ToolbarOverflowMenu; UIKit, additionalOverflowItems"),
    itemNeeds: [.menu],
    item: { facts, findings in
      guard facts.item.kind == .menu, facts.isInMovingBar, facts.looksLikeMore else { return }
      findings.report(
        .ownOverflowMenu, on: facts, "`\(facts.name)` is a More menu of the app's own",
        label: "it stands beside the system's overflow menu, and takes a place of its own",
        help: ["what `overflow` holds is in the system's menu in every pose"],
        fix: { syntax in
          guard facts.groupID == nil, facts.item.firstChild != nil, let edit = syntax.replacingHeader(with: "overflow") else { return nil }
          return Fix("declare its actions in `overflow`", .unsafe, edits: [edit])
        })
    })
}

extension ItemFacts {
  /// Whether its symbol says "more" and nothing else.
  fileprivate var looksLikeMore: Bool {
    guard let symbol else { return false }
    return hasEllipsis || symbol == "line.3.horizontal" || (symbol.hasPrefix("chevron.") && symbol.hasSuffix(".2"))
  }
}
