import DuoIR
import DuoLang

extension InspectionRule {
  static let splitAxes = InspectionRule(
    RuleDocument(
      .splitAxes,
      what: "Some items of a group turn vertical, and others stay in a row.",
      why: """
        A group says that its items belong together. Beside a vertical bar each item is judged alone, so one that cannot turn \
        vertical, or is told not to, stays in the row while its neighbours go to the column, and nothing shows any more that \
        they are one. Keep related items on one axis: give all of them what the column needs, or put \
        `axis: horizontalOnly` on the group.
        """,
      wrong: """
        duo 1

        app Player {
          stack {
            screen Album "Album" {
              group {
                item play "Play" symbol: play becomes: title axis: horizontalOnly
                item shuffle "Shuffle" symbol: shuffle
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Player {
          stack {
            screen Album "Album" {
              group axis: horizontalOnly {
                item play "Play" symbol: play becomes: title
                item shuffle "Shuffle" symbol: shuffle
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 8:00 and 8:10"),
    needs: [.grouped, .horizontal],
    screen: { screen, findings in
      let items = [ItemFacts](screen.facts.barItems)
      var start = 0
      while start < items.count {
        var end = start + 1
        while end < items.count, items[end].groupID == items[start].groupID { end += 1 }
        if let group = items[start].group, end > start + 1 { reportSplit(group, Array(items[start..<end]), screen, &findings) }
        start = end
      }
    })

  private static func reportSplit(_ group: Group, _ items: [ItemFacts], _ screen: ScreenLayouts, _ findings: inout Findings) {
    var places: [Layout] = []
    var shown: (column: [ItemFacts], row: [(item: ItemFacts, rule: LayoutRule)])?
    for index in screen.layouts.indices where screen.layouts[index].edge != .none && screen.isMain(screen.layouts[index]) {
      var column: [ItemFacts] = []
      var row: [(item: ItemFacts, rule: LayoutRule)] = []
      for item in items {
        guard let sighting = screen.sighting(of: item, at: index) else { continue }
        if sighting.list == .column { column.append(item) }
        if sighting.list == .top || sighting.list == .bottom, let rule = sighting.control.rules.rules.first(where: { isJudged($0, item) }) {
          row.append((item, rule))
        }
      }
      guard !column.isEmpty, !row.isEmpty else { continue }
      places.append(screen.layouts[index])
      if shown == nil { shown = (column, row) }
    }
    guard let shown, let layout = places.first, let row = shown.row.first, let column = shown.column.first else { return }
    // The fewer are the odd ones.
    if shown.column.count < shown.row.count {
      findings.report(
        .splitAxes, on: column,
        "`\(column.name)` is in the column, and the rest of its group stays in a row, in \(screen.list(places))",
        label: "its group is torn apart", related: [(group.position, "this group")], help: ["keep it with the others: `axis: horizontalOnly`"],
        drawing: screen.drawing(layout, marking: column.item.name),
        fix: { syntax in
          guard shown.column.count == 1, column.item.use == nil else { return nil }
          return Fix("keep it in the row with its group", .unsafe, edits: [syntax.setting(.axis, to: "horizontalOnly")])
        })
      return
    }
    let fix = keepTogether(group, items, findings)
    let other = remedy(row.item, row.rule)
    findings.report(
      .splitAxes, on: row.item,
      "`\(row.item.name)` stays in a row, and the rest of its group is in the column, in \(screen.list(places))",
      label: "its group is torn apart: \(row.rule.summary)", related: [(group.position, "this group")],
      help: [fix == nil ? "put `axis: horizontalOnly` on the group, or \(other)" : "or \(other)"],
      at: row.rule == .hintHorizontal ? .axis : nil, drawing: screen.drawing(layout, marking: row.item.item.name), fix: { _ in fix })
  }

  /// Whether `rule` is what keeps the item in a row, and no finding about the item alone says so already.
  private static func isJudged(_ rule: LayoutRule, _ item: ItemFacts) -> Bool {
    switch rule {
    case .hintHorizontal, .editHorizontal: return true
    // `missing-symbol` and `text-close` speak of it, or `title-never-vertical`.
    case .noIconHorizontal: return item.item.text == .essential && item.axisHint == .automatic
    // `count-in-label`.
    case .textHorizontal: return item.item.text != .supplementary
    // `custom-not-opted-in`, `count-in-label`.
    case .customHorizontal: return item.item.height == nil && !(item.item.hasIcon && item.item.text == .supplementary)
    // `wide-never-vertical`.
    case .wideHorizontal: return item.axisHint != .verticalPreferred
    default: return false
    }
  }

  private static func remedy(_ item: ItemFacts, _ rule: LayoutRule) -> String {
    switch rule {
    case .editHorizontal: "take the Edit button out of it, which the system keeps horizontal"
    case .wideHorizontal: "take `\(item.name)` out of it, which is too wide for the column"
    case .customHorizontal: "draw `\(item.name)` for the column and say `axis: verticalPreferred`"
    case .textHorizontal: "let `\(item.name)` show its icon alone"
    default: "take `\(item.name)` out of it"
    }
  }

  /// Puts the hint on the group, in place of those of its items.
  private static func keepTogether(_ group: Group, _ items: [ItemFacts], _ findings: Findings) -> Fix? {
    guard let syntax = findings.syntax(group.position) else { return nil }
    var edits = [syntax.setting(.axis, to: "horizontalOnly")]
    for item in items where item.item.axis != nil {
      guard item.item.position.file == group.position.file, item.item.use == nil,
        let edit = findings.syntax(item.item.position)?.removing(.axis)
      else { return nil }
      edits.append(edit)
    }
    edits.sort { $0.span.start < $1.span.start }
    return Fix("keep the whole group in the row", .unsafe, edits: edits)
  }
}
