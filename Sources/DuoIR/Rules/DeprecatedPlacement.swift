import DuoLang

extension PlacementRule {
  static let deprecatedPlacement = PlacementRule(
    RuleDocument(
      .deprecatedPlacement,
      what: "A placement is written by its old name.",
      why: """
        `navigationBarLeading` and `navigationBarTrailing` are deprecated up to iOS 27.0 and mean what `topBarLeading` and \
        `topBarTrailing` mean. The new names say it better: what stands there may stand in a column.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
              item filter "Filter" symbol: line.3.horizontal.decrease placement: navigationBarTrailing
            }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
              item filter "Filter" symbol: line.3.horizontal.decrease placement: topBarTrailing
            }
          }
        }

        """,
      source: "SwiftUI, navigationBarLeading and navigationBarTrailing"),
    app: { facts, findings in
      // The program holds what the alias means; only the text tells how it is written.
      for file in facts.declared.files where file.index < findings.units.count {
        let unit = findings.units[file.index]
        for index in unit.tree.nodes.indices where unit.tree.nodes[index].kind == .declaration {
          let node = NodeID(index)
          guard let value = placement(of: node, unit) else { continue }
          let word = facts.symbols.text(unit.tree.symbol(value))
          guard let alias = Vocabulary.deprecatedPlacements.first(where: { $0.word == word }) else { continue }
          findings.report(
            .deprecatedPlacement, on: unit.position(node), "`\(alias.word)` is the old name of `\(alias.means)`",
            label: "it is deprecated", at: .placement,
            fix: { syntax in
              Fix("use the new name", .safe, edits: [syntax.setting(.placement, to: alias.means)])
            })
        }
      }
    })

  /// The placement that an item, a group or a spacer states, if it is one that has an old name.
  private static func placement(of declaration: NodeID, _ unit: Unit) -> NodeID? {
    guard let kind = unit.kind(declaration), kind == .item || kind == .group || kind == .spacer else { return nil }
    for attribute in unit.attributes(of: declaration) where unit.key(attribute) == .placement {
      guard let value = unit.tree.value(attribute), let ordinal = unit.ordinal(value) else { return nil }
      return ordinal == Placement.topBarLeading.rawValue || ordinal == Placement.topBarTrailing.rawValue ? value : nil
    }
    return nil
  }
}
