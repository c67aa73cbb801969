/// What `build` can write.
enum OutputFormat: String, CaseIterable {
  case table, matrix, checklist, markdown, csv, json, dot
  case dotStructure = "dot-structure"
  case svg, html

  /// How its files end, after the app's name.
  var ending: String {
    switch self {
    case .table: ".txt"
    case .matrix: ".matrix.txt"
    case .checklist: ".checklist.md"
    case .markdown: ".md"
    case .csv: ".csv"
    case .json: ".json"
    case .dot: ".dot"
    case .dotStructure: ".structure.dot"
    case .svg: ".svg"
    case .html: ".html"
    }
  }

  /// Whether it shows devices, and so needs to know what stands around their bars.
  var isDrawing: Bool { self == .svg || self == .html }

  /// Whether Graphviz draws it.
  var isDiagram: Bool { self == .dot || self == .dotStructure }

  /// Whether `-o` writes a file for each screen, in a directory of the app.
  var isPerScreen: Bool { self == .svg }

  var help: String {
    switch self {
    case .table: "each screen and pose, control by control, with the reason"
    case .matrix: "each screen: a row per control, a column per pose"
    case .checklist: "what only a device can tell, as tasks in Markdown"
    case .markdown: "a report: each matrix, then each table"
    case .csv: "one flat table"
    case .json: "everything, schema duo-layout/1"
    case .dot: "a Graphviz diagram of the bars in each pose"
    case .dotStructure: "a Graphviz diagram of the app as declared"
    case .svg: "a picture of each screen: the device in every pose, to scale"
    case .html: "a report for a design review: one page to open in a browser"
    }
  }
}
