import DuoLang

extension PlacementRule {
  static let conditionalItem = PlacementRule(
    RuleDocument(
      .conditionalItem,
      what: "An item that may be absent has a capsule to itself.",
      why: """
        If only the content of a toolbar item is left out, the item itself stays, and with it an empty capsule: in a bar of \
        glass that is a button which does nothing. Make the condition around the whole item, not in it, or let the item share \
        its capsule with a neighbour that stays.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
              item filter "Filter" symbol: line.3.horizontal.decrease
              item refresh "Refresh" symbol: arrow.clockwise placement: bottomBar conditional: true
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
              group placement: bottomBar {
                item add "Add Feed" symbol: plus
                item refresh "Refresh" symbol: arrow.clockwise conditional: true
              }
            }
          }
        }

        """,
      source: "Empty glass capsules reported and put right in apps (stefanprodan/kswitch, pull request 15)"),
    stateNeeds: [.conditional],
    state: { facts, findings in
      var slots: [Slot] = []
      var lastOfLane: [Lane: Int] = [:]
      for position in facts.declared.elements {
        switch facts.program.elements[position] {
        case .spacer(let spacer):
          guard let kind = spacer.placement.barClass, kind.takesSpacers else { continue }
          lastOfLane[Lane(kind: kind, isVertical: false)] = nil
          lastOfLane[Lane(kind: kind, isVertical: true)] = nil
        case .item(let id, let group):
          let item = ItemFacts(id, group, .bar, facts)
          // What a large inline title sends to the menu has no capsule.
          guard let kind = item.placement.barClass, kind != .leading || facts.declared.titleDisplay != .inlineLarge else { continue }
          let lane = Lane(kind: kind, isVertical: item.turnsVertical)
          var slot = Slot(item: item, kind: kind)
          if let last = lastOfLane[lane], slots[last].shares(with: slot) {
            slots[last].isAlone = false
            slot.isAlone = false
          }
          lastOfLane[lane] = slots.count
          slots.append(slot)
        default: break
        }
      }
      for slot in slots where slot.isAlone && slot.item.item.isConditional {
        findings.report(
          .conditionalItem, on: slot.item, "`\(slot.item.name)` may be absent, and has a capsule to itself",
          label: "if only its content is left out, an empty capsule stays",
          help: [
            "leave out the whole item, not only its content; or let it share a capsule with a neighbour that stays",
            "≈ estimated: seen in horizontal bars; nobody published it of the column",
          ], at: .conditional)
      }
    })

  /// A class of a bar, in the column or in a row.
  private struct Lane: Hashable {
    var kind: BarClass
    var isVertical: Bool
  }

  private struct Slot {
    var item: ItemFacts
    var kind: BarClass
    var isAlone = true

    private var standsAlone: Bool {
      item.item.style == .prominent || item.placement == .confirmationAction || kind == .back || (kind == .pinned && item.groupID == nil)
    }

    /// Whether it and the next of its lane are in one capsule, in some width.
    func shares(with next: Slot) -> Bool {
      guard item.groupID == next.item.groupID, !standsAlone, !next.standsAlone else { return false }
      return item.when == next.item.when || item.when == .always || next.item.when == .always
    }
  }
}
