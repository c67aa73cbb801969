import DuoIR
import DuoLang

extension InspectionRule {
  static let frequentOverflows = InspectionRule(
    RuleDocument(
      .frequentOverflows,
      what: "An item that is used often, carries a badge or conveys a status leaves a bar before one that does not.",
      why: """
        Of items of one priority the last in the bar leaves first, whatever it does. What people reach for all the time, and \
        what tells them something at a glance, is worth more in the bar than in the menu: give it `priority: high`, so that \
        the others leave before it.
        """,
      wrong: """
        duo 1

        app Editor {
          stack {
            screen Page "Page" {
              group {
                item bold "Bold" symbol: bold
                item italic "Italic" symbol: italic
                item underline "Underline" symbol: underline
                item strike "Strikethrough" symbol: strikethrough
              }
              group {
                item link "Link" symbol: link
                item table "Table" symbol: tablecells
                item photo "Photo" symbol: photo
                item comment "Comment" symbol: text.bubble frequency: frequent
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Editor {
          stack {
            screen Page "Page" {
              group {
                item bold "Bold" symbol: bold
                item italic "Italic" symbol: italic
                item underline "Underline" symbol: underline
                item strike "Strikethrough" symbol: strikethrough
              }
              group {
                item link "Link" symbol: link
                item table "Table" symbol: tablecells
                item photo "Photo" symbol: photo
                item comment "Comment" symbol: text.bubble frequency: frequent priority: high
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 13:40; Human Interface Guidelines, Designing for iPhone Duo"),
    needs: [.important],
    screen: { screen, findings in
      var staying = PlainStaying(screen)
      for item in screen.facts.barItems {
        guard let why = importance(item), let departure = frequentDeparture(item, &staying, screen) else { continue }
        let shown = departure.shown
        let isOneRanking = shown.layout.edge == .none || isOfBottom(departure.staying) == isOfBottom(item)
        let segments = isOneRanking ? [] : ["≈ estimated: that items of the top and of the bottom leave by one ranking; nobody published it"]
        findings.report(
          .frequentOverflows, on: item,
          "`\(item.name)` \(why), and leaves before `\(departure.staying.name)` in \(screen.list(departure.places))",
          label: screen.whyInMenu(shown), related: [(departure.staying.item.position, "this one stays")],
          help: remedy(item) + segments + screen.estimates(shown.layout), drawing: screen.drawing(shown),
          fix: { syntax in
            guard isSettledByPriority(item, screen), screen.facts.app.sdk >= Version(major: 27, minor: 0) else { return nil }
            return Fix("let the others leave before it", .safe, edits: [syntax.setting(.priority, to: "high")])
          })
      }
    })

  /// Whether `frequent-overflows` has something to say of the screen.
  static func reportsFrequentOverflow(_ screen: ScreenLayouts) -> Bool {
    var staying = PlainStaying(screen)
    return screen.facts.barItems.contains { importance($0) != nil && frequentDeparture($0, &staying, screen) != nil }
  }

  /// Why it should stay in the bar; nil for a plain item, and for one that its author ranked low.
  private static func importance(_ item: ItemFacts) -> String? {
    if let priority = item.item.priority ?? item.group?.priority, priority < .automatic { return nil }
    if item.item.frequency == .frequent { return "is used often" }
    if item.item.conveysStatus { return "conveys a status" }
    return item.item.badge != nil ? "has a badge" : nil
  }

  private static func isPlain(_ item: ItemFacts) -> Bool {
    item.item.frequency != .frequent && !item.item.conveysStatus && item.item.badge == nil
  }

  private static func isOfBottom(_ item: ItemFacts) -> Bool { item.placement == .bottomBar || item.placement == .status }

  /// The first plain items that stay in their bars though they might leave, found layout by layout when they are asked for.
  private struct PlainStaying {
    private struct Bars {
      var column: ItemFacts?
      var top: ItemFacts?
      var bottom: ItemFacts?
    }

    private let screen: ScreenLayouts
    /// By layout.
    private var known: [Int: Bars] = [:]

    init(_ screen: ScreenLayouts) { self.screen = screen }

    /// The one that stays where `item` would, in the layout at `index`.
    mutating func first(insteadOf item: ItemFacts, in index: Int) -> ItemFacts? {
      let bars = known[index] ?? find(index)
      known[index] = bars
      return bars.column ?? (isOfBottom(item) ? bars.bottom : bars.top)
    }

    private func find(_ index: Int) -> Bars {
      var bars = Bars()
      for item in screen.facts.barItems where isPlain(item) {
        guard let sighting = screen.sighting(of: item, at: index), sighting.mightLeave else { continue }
        switch sighting.list {
        case .column: bars.column = bars.column ?? item
        case .top: bars.top = bars.top ?? item
        default: bars.bottom = bars.bottom ?? item
        }
      }
      return bars
    }
  }

  private struct FrequentDeparture {
    var shown: ScreenLayouts.Sighting
    /// A plain item that stays there.
    var staying: ItemFacts
    var places: [Layout]
  }

  /// Where the item has left, and a plain one of the same bar has not: each row is fitted alone, the column as one.
  private static func frequentDeparture(
    _ item: ItemFacts, _ staying: inout PlainStaying, _ screen: ScreenLayouts
  ) -> FrequentDeparture? {
    var sightings: [ScreenLayouts.Sighting] = []
    var others: [ItemFacts] = []
    for index in screen.layouts.indices {
      guard let sighting = screen.sighting(of: item, at: index), sighting.list == .menu, sighting.lastRule == .overflowOrder else { continue }
      guard let other = staying.first(insteadOf: item, in: index) else { continue }
      sightings.append(sighting)
      others.append(other)
    }
    guard let shown = screen.clearest(sightings),
      let position = sightings.firstIndex(where: { $0.layout.pose == shown.layout.pose && $0.layout.scenario == shown.layout.scenario })
    else { return nil }
    return FrequentDeparture(shown: shown, staying: others[position], places: sightings.map { $0.layout })
  }

  /// Whether high priority alone puts the item before all plain ones.
  private static func isSettledByPriority(_ item: ItemFacts, _ screen: ScreenLayouts) -> Bool {
    item.group?.priority == nil && !screen.facts.barItems.contains { other in
      isPlain(other) && (other.group?.priority ?? other.item.priority ?? .automatic) >= Priority(.high)
    }
  }

  private static func remedy(_ item: ItemFacts) -> [String] {
    item.group?.priority == nil ? [] : ["its group's `priority` counts first: raise that, or take `\(item.name)` out of the group"]
  }
}
