import DuoLang

extension PlacementRule {
  static let packedItem = PlacementRule(
    RuleDocument(
      .packedItem,
      what: "One custom view packs several controls.",
      why: """
        To the system the view is one control: it stays in the row or turns as a whole, it leaves for the menu as a whole, and \
        no part of it has a title, a priority or a row of its own. Declare the controls as items of a group: they share a \
        capsule, keep their order, and leave one by one.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Article "Article" {
              item step "Previous and Next" kind: custom width: 96 {
                item previous "Previous" symbol: chevron.up
                item next "Next" symbol: chevron.down
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Article "Article" {
              group "Previous and Next" {
                item previous "Previous" symbol: chevron.up
                item next "Next" symbol: chevron.down
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 5:40 and 8:52; reports of stacks of buttons in one toolbar item"),
    itemNeeds: [.custom],
    item: { facts, findings in
      guard facts.item.kind == .custom, facts.isInMovingBar else { return }
      var count = 0
      var next = facts.item.firstChild
      while let id = next {
        count += 1
        next = facts.state.program.items[id].nextSibling
      }
      guard count > 1 else { return }
      findings.report(
        .packedItem, on: facts, "`\(facts.name)` packs \(count) controls into one view",
        label: "they turn vertical and leave for the menu together or not at all",
        help: ["as items of a `group` each has its own title, and leaves by itself"],
        fix: { syntax in
          guard facts.groupID == nil else { return nil }
          var header = "group" + (syntax.label.map { " " + syntax.unit.source.text($0.range) } ?? "")
          for key in [Key.placement, .priority, .when] { header += syntax.writtenAttribute(key) }
          if facts.item.axis == .horizontalOnly { header += syntax.writtenAttribute(.axis) }
          guard let edit = syntax.replacingHeader(with: header) else { return nil }
          return Fix("make it a group", .unsafe, edits: [edit])
        })
    })
}
