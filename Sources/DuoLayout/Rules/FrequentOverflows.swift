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
    screen: { screen, findings in
      for item in screen.facts.barItems {
        guard let why = importance(item), let departure = frequentDeparture(item, screen) else { continue }
        let shown = departure.shown
        let segments = departure.staying.isBottom == (shown.control.tier == .bottom) || shown.layout.edge == .none ? [] : [
          "≈ estimated: that items of the top and of the bottom leave by one ranking; nobody published it"
        ]
        findings.report(
          .frequentOverflows, on: item,
          "`\(item.name)` \(why), and leaves before `\(departure.staying.item.name)` in \(screen.list(departure.places))",
          label: screen.whyInMenu(shown), related: [(departure.staying.item.item.position, "this one stays")],
          help: [remedy(item)] + segments + screen.estimates(shown.layout), drawing: screen.drawing(shown),
          fix: { syntax in
            guard departure.isSettledByPriority, screen.facts.app.sdk >= Version(major: 27, minor: 0) else { return nil }
            return Fix("let the others leave before it", .safe, edits: [syntax.setting(.priority, to: "high")])
          })
      }
    })

  /// Whether `frequent-overflows` has something to say of the screen.
  static func reportsFrequentOverflow(_ screen: ScreenLayouts) -> Bool {
    screen.facts.barItems.contains { importance($0) != nil && frequentDeparture($0, screen) != nil }
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

  private struct FrequentDeparture {
    var shown: ScreenLayouts.Sighting
    /// A plain item that stays there.
    var staying: (item: ItemFacts, isBottom: Bool)
    var places: [Layout]
    /// High priority alone puts it before all plain items.
    var isSettledByPriority: Bool
  }

  /// Where the item has left and a plain one of the same bar has not.
  private static func frequentDeparture(_ item: ItemFacts, _ screen: ScreenLayouts) -> FrequentDeparture? {
    var sightings: [ScreenLayouts.Sighting] = []
    var staying: [(item: ItemFacts, isBottom: Bool)] = []
    let plain = screen.facts.barItems.filter { isPlain($0) }
    for index in screen.layouts.indices {
      guard let sighting = screen.sighting(of: item, at: index), sighting.list == .menu, sighting.lastRule == .overflowOrder else { continue }
      for other in plain {
        guard let place = screen.sighting(of: other, at: index), place.mightLeave else { continue }
        // Each row is fitted alone, the column as one.
        guard place.list == .column || place.list == (item.placement == .bottomBar || item.placement == .status ? .bottom : .top) else { continue }
        sightings.append(sighting)
        staying.append((other, place.control.tier == .bottom))
        break
      }
    }
    guard let shown = screen.clearest(sightings),
      let position = sightings.firstIndex(where: { $0.layout.pose == shown.layout.pose && $0.layout.scenario == shown.layout.scenario })
    else { return nil }
    let isSettled = item.group?.priority == nil && !plain.contains { ($0.group?.priority ?? $0.item.priority ?? .automatic) >= Priority(.high) }
    return FrequentDeparture(shown: shown, staying: staying[position], places: sightings.map { $0.layout }, isSettledByPriority: isSettled)
  }

  private static func remedy(_ item: ItemFacts) -> String {
    item.group?.priority == nil
      ? "give it a higher `priority` than what may leave" : "its group's `priority` counts first: raise that, or take `\(item.name)` out of the group"
  }
}
