import DuoLang

/// Writes a report for a design review: one HTML page that needs nothing else, for all apps of `set`.
///
/// It begins with an overview; then, for each screen and state, where every control stands, each pose as a drawing and as a table with the
/// reasons, and the findings with their lines; then the rules that decided, and what the findings mean. It is a long page that prints as
/// it is; where scripts run, each screen shows one pose at a time. It is XML too, and asks for nothing from anywhere.
public func writeHTML(_ set: LayoutSet, _ notes: ReportNotes, into sink: inout some ByteSink) {
  var writer = ReportWriter(set, notes)
  writer.writeHead()
  writer.writeOverview()
  for app in writer.outline.apps.indices {
    writer.beginApp(app)
    for screen in writer.outline.apps[app].screens {
      writer.writeScreen(screen)
      writer.flush(into: &sink)
    }
    writer.endApp(app)
  }
  writer.writeRules()
  writer.writeExplanations()
  writer.writeFoot()
  writer.flush(into: &sink)
}

/// Writes the page of a report, part by part.
struct ReportWriter {
  let set: LayoutSet
  let notes: ReportNotes
  let outline: ReportOutline
  /// What has been written and not handed on.
  var page: [UInt8] = []
  let checklist: Checklist
  /// By rule: whether a control or a bar of the report was decided by it.
  var usedRules = [Bool](repeating: false, count: LayoutRule.allCases.count)
  /// The icons of all drawings, which the page defines once.
  var icons = IconDefinitions()
  /// By finding: the anchor of the screen under which it stands with its lines.
  var findingPlaces: [[UInt8]?]

  init(_ set: LayoutSet, _ notes: ReportNotes) {
    self.set = set
    self.notes = notes
    outline = ReportOutline(set, notes)
    checklist = Checklist(set, notes)
    findingPlaces = [[UInt8]?](repeating: nil, count: notes.findings.count)
  }

  mutating func flush(into sink: inout some ByteSink) {
    sink.write(page[...])
    page.removeAll(keepingCapacity: true)
  }

  // MARK: Frame

  mutating func writeHead() {
    page.write(
      """
      <!DOCTYPE html>
      <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
      base-uri 'none'; form-action 'none'"/>
      <title>
      """)
    writeTitle()
    page.write(" · bars on ")
    page.write(xml: set.device)
    page.write("</title>\n<style>/*<![CDATA[*/\n")
    page.write(reportStyleText)
    page.write("\n")
    writeDrawingStyle()
    page.write("/*]]>*/</style>\n<script>document.documentElement.classList.add(\"js\")</script>\n</head>\n<body>\n")
    page.write("<a class=\"skip\" href=\"#overview\">Skip to the overview</a>\n<header class=\"masthead\">\n<div class=\"name\">\n<p>Bars on ")
    page.write(xml: set.device)
    page.write("</p>\n<h1>")
    writeTitle()
    page.write("</h1>\n</div>\n")
    writeTools()
    page.write("</header>\n<div class=\"columns\">\n")
    writeNavigation()
    page.write("<main>\n")
  }

  /// Writes how drawings look; on paper they are light.
  private mutating func writeDrawingStyle() {
    DrawingStyle.writeShapes(into: &page)
    DrawingStyle.writeColors(.light, into: &page)
    page.write("@media screen and (prefers-color-scheme: dark) {\n")
    DrawingStyle.writeColors(.dark, into: &page)
    page.write("}\n")
  }

  mutating func writeFoot() {
    page.write("</main>\n</div>\n<footer class=\"foot\"><p>Written by <code>duoc</code>")
    for (index, file) in set.files.enumerated() {
      page.write(index == 0 ? " from " : ", ")
      page.write(isolated: Array(file.utf8)[...])
    }
    page.write(". ≈ stands before numbers and after places that rest on an estimate.</p></footer>\n")
    page.write("<svg class=\"icons\" width=\"0\" height=\"0\" aria-hidden=\"true\" xmlns=\"http://www.w3.org/2000/svg\">\n<defs>\n")
    icons.write(into: &page)
    page.write("</defs>\n</svg>\n<div id=\"tip\" class=\"tip\" role=\"tooltip\" hidden=\"hidden\"></div>\n")
    page.write("<p id=\"said\" class=\"unseen\" role=\"status\"></p>\n")
    page.write("<script>//<![CDATA[\n")
    page.write(reportScriptText)
    page.write("\n//]]></script>\n</body>\n</html>\n")
  }

  /// Writes the name of the app, or how many there are.
  private mutating func writeTitle() {
    if outline.apps.count == 1 {
      page.write(isolatedInTitle: set.symbols.utf8(set.layouts[0].app))
    } else {
      page.write(counted: outline.apps.count, "app")
    }
  }

  /// Writes the search field, the switch of all screens and that of the long page; where no script runs they are not shown.
  private mutating func writeTools() {
    page.write("<div class=\"tools\">\n<div role=\"search\"><label for=\"find\">Find</label>")
    page.write("<input id=\"find\" type=\"search\" autocomplete=\"off\" placeholder=\"a screen or control\" aria-keyshortcuts=\"/\" ")
    page.write("aria-controls=\"found\"/><kbd title=\"The key / goes to this field\">/</kbd></div>\n")
    page.write("<label class=\"every\">Every screen in <select id=\"every\">")
    for (index, condition) in outline.conditions.enumerated() {
      page.write("<option value=\"\(index)\">")
      if let scenario = condition.scenario {
        page.write(xml: set.symbols.utf8(scenario))
        page.write(" · ")
      }
      page.write(xml: set.symbols.utf8(condition.pose))
      page.write("</option>")
    }
    page.write("</select></label>\n<button type=\"button\" id=\"long\" aria-pressed=\"false\">Show all poses</button>\n</div>\n")
  }

  /// Writes the list of all screens and states.
  private mutating func writeNavigation() {
    page.write("<nav class=\"contents\" aria-label=\"Contents\">\n<div id=\"found\" class=\"found\" hidden=\"hidden\"></div>\n<div class=\"list\">\n")
    page.write("<ul>\n<li><a href=\"#overview\">Overview</a></li>\n</ul>\n")
    for app in outline.apps {
      if outline.apps.count > 1 {
        page.write("<p class=\"group\">")
        page.write(isolated: set.symbols.utf8(set.layouts[app.layouts.lowerBound].app))
        page.write("</p>\n")
      }
      page.write("<ul>\n")
      for screen in outline.screens[app.screens] {
        for state in screen.states { writeEntry(of: state) }
      }
      page.write("</ul>\n")
    }
    page.write("<ul>\n")
    if !outline.generalFindings.isEmpty { page.write("<li><a href=\"#findings\">Other findings</a></li>\n") }
    page.write("<li><a href=\"#rules\">Rules that decided</a></li>\n")
    if !outline.findings.isEmpty { page.write("<li><a href=\"#explanations\">What the findings mean</a></li>\n") }
    page.write("</ul>\n</div>\n</nav>\n")
  }

  private mutating func writeEntry(of state: ReportOutline.State) {
    let layout = set.layouts[state.layouts.lowerBound]
    page.write(layout.state == nil ? "<li>" : "<li class=\"inner\">")
    page.write("<a href=\"#")
    page.write(state.anchor[...])
    page.write("\">")
    page.write(isolated: set.symbols.utf8(layout.state ?? layout.screen))
    page.write("</a>")
    if let gravest = state.findings.map({ notes.findings[$0].severity }).max() {
      page.write("<span class=\"count \(gravest.word)\"><span class=\"unseen\">, </span>\(state.findings.count)")
      page.write("<span class=\"unseen\"> ")
      page.write(state.findings.count == 1 ? "finding" : "findings")
      page.write(", the gravest a \(gravest.word)</span></span>")
    }
    page.write("</li>\n")
  }
}

extension ByteSink {
  /// Writes `1 screen`, `2 screens`.
  mutating func write(counted number: Int, _ noun: String) {
    write(number)
    write(" ")
    write(noun)
    if number != 1 { write("s") }
  }

  /// Writes a name where no element may stand: in the page's title.
  fileprivate mutating func write(isolatedInTitle text: ArraySlice<UInt8>) {
    if text.isEmpty { write("–") } else { write(xml: text) }
  }
}
