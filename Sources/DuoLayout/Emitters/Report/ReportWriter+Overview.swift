import DuoLang

/// The first page: what there is, where the controls are in numbers, how to read the rest.
extension ReportWriter {
  mutating func writeOverview() {
    page.write("<section id=\"overview\" class=\"overview\" aria-labelledby=\"overview-title\">\n<h2 id=\"overview-title\">Overview</h2>\n")
    writeSummary()
    for app in outline.apps { writeCounts(of: app) }
    writeLegend()
    if !outline.generalFindings.isEmpty {
      page.write("<section id=\"findings\" aria-labelledby=\"findings-title\">\n<h3 id=\"findings-title\">Findings about no screen</h3>\n")
      writeFindings(outline.generalFindings, at: Array("findings".utf8))
      page.write("</section>\n")
    }
    page.write("</section>\n")
  }

  /// Writes how much there is of what, in a sentence each.
  private mutating func writeSummary() {
    page.write("<p class=\"lead\">")
    page.write(counted: outline.screens.count, "screen")
    let states = outline.screens.reduce(0) { $0 + $1.states.count - 1 }
    if states > 0 {
      page.write(" and ")
      page.write(counted: states, "state")
    }
    let scenarios = outline.conditions.count { $0.scenario != nil }
    page.write(", in ")
    page.write(counted: outline.conditions.count - scenarios, "pose")
    if scenarios > 0 {
      page.write(" and ")
      page.write(counted: scenarios, "scenario")
    }
    page.write(". ")
    var parts: [(count: Int, severity: Severity)] = []
    for severity in Severity.allCases.reversed() {
      let count = outline.findings.count { notes.findings[$0].severity == severity }
      if count > 0 { parts.append((count, severity)) }
    }
    for (index, part) in parts.enumerated() {
      if index > 0 { page.write(index == parts.count - 1 ? " and " : ", ") }
      page.write("<span class=\"severity \(part.severity.word)\">")
      page.write(counted: part.count, part.severity.word)
      page.write("</span>")
    }
    page.write(parts.isEmpty ? "There are no findings." : ".")
    page.write("</p>\n")
  }

  /// Writes a row for each screen and state, a column for each condition: how many controls are in bars, in the menu, not shown.
  private mutating func writeCounts(of app: ReportOutline.App) {
    var conditions: [Int] = []
    for layout in app.layouts where !conditions.contains(outline.conditionOfLayout[layout]) {
      conditions.append(outline.conditionOfLayout[layout])
    }
    conditions.sort()
    let name = set.symbols.utf8(set.layouts[app.layouts.lowerBound].app)
    page.write("<div class=\"scroll\">\n<table class=\"counts\">\n<caption>")
    if outline.apps.count > 1 {
      page.write(isolated: name)
      page.write(": ")
    }
    page.write("controls in bars, and in the overflow menu</caption>\n<thead><tr><th scope=\"col\">screen</th><th scope=\"col\">findings</th>")
    for condition in conditions {
      page.write("<th scope=\"col\">")
      write(headOf: outline.conditions[condition])
      page.write("</th>")
    }
    page.write("</tr></thead>\n<tbody>\n")
    for screen in outline.screens[app.screens] {
      for state in screen.states { writeCounts(of: state, conditions) }
    }
    page.write("</tbody>\n</table>\n</div>\n")
  }

  private mutating func writeCounts(of state: ReportOutline.State, _ conditions: [Int]) {
    let first = set.layouts[state.layouts.lowerBound]
    page.write(first.state == nil ? "<tr><th scope=\"row\">" : "<tr class=\"inner\"><th scope=\"row\">")
    page.write("<a href=\"#")
    page.write(state.anchor[...])
    page.write("\">")
    if first.state != nil {
      page.write("<span class=\"unseen\">")
      page.write(isolated: set.symbols.utf8(first.screen))
      page.write(" · </span>")
    }
    page.write(isolated: set.symbols.utf8(first.state ?? first.screen))
    page.write("</a></th>")
    page.write("<td>")
    for severity in Severity.allCases.reversed() {
      let count = state.findings.count { notes.findings[$0].severity == severity }
      guard count > 0 else { continue }
      page.write("<span class=\"severity \(severity.word)\">")
      page.write(counted: count, severity.word)
      page.write("</span> ")
    }
    if state.findings.isEmpty { page.write("–") }
    page.write("</td>")
    for condition in conditions {
      page.write("<td>")
      if let layout = state.layouts.first(where: { outline.conditionOfLayout[$0] == condition }) {
        writeCounts(of: set.layouts[layout])
      } else {
        page.write("–")
      }
      page.write("</td>")
    }
    page.write("</tr>\n")
  }

  private mutating func writeCounts(of layout: Layout) {
    let menu = layout[.menu].count
    let hidden = layout[.hidden].count
    page.write("<b>\(layout[.column].count + layout[.top].count + layout[.bottom].count)</b>")
    if menu > 0 { page.write(" <span class=\"more\">+ \(menu) in menu</span>") }
    if hidden > 0 { page.write(" <span class=\"more\">\(hidden) hidden</span>") }
    if layout.missing > 0 {
      page.write(" <span class=\"severity error\">")
      page.write(markOf: layout.columnBasis)
      page.write(layout.missing)
      page.write(" points missing</span>")
    }
  }

  /// Writes what a condition is called: a scenario above its pose, or the pose.
  mutating func write(headOf condition: ReportOutline.Condition) {
    if let scenario = condition.scenario {
      page.write(isolated: set.symbols.utf8(scenario))
      page.write(" <small>")
      page.write(isolated: set.symbols.utf8(condition.pose))
      page.write("</small>")
    } else {
      page.write(isolated: set.symbols.utf8(condition.pose))
    }
  }

  private mutating func writeLegend() {
    page.write(
      """
      <section class="legend" aria-labelledby="legend-title">
      <h3 id="legend-title">How sure is it?</h3>
      <dl>
      <div><dt><span class="basis documented">documented</span></dt><dd>by the platform’s documentation, guidelines or talks</dd></div>
      <div><dt><span class="basis measured">measured</span></dt><dd>by published readings from the simulator</dd></div>
      <div><dt><span class="basis estimated">estimated</span></dt><dd>by arithmetic or analogy, because nobody published it; ≈ marks such \
      numbers and places</dd></div>
      </dl>
      <p>Where two such words stand side by side, the first is for the decision, the second for the position. A reason is a link to its rule.</p>
      <details class="keys"><summary>Keyboard</summary>
      <p><kbd>/</kbd> goes to the search field, the arrow keys move through what it finds. In the matrix of a screen, in its tables and its drawings
      one <kbd>Tab</kbd> goes in and the next one out; the arrow keys move inside, and <kbd>Esc</kbd> closes a reason.</p>
      <label><input type="checkbox" id="slash" checked="checked"/> <kbd>/</kbd> goes to the search field</label>
      </details>
      </section>

      """)
  }
}
