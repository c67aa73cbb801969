import DuoIR
import DuoLang

/// Findings, and the list of all that can be explained.
extension Explainer {
  func page(of kind: DiagnosticKind) -> [UInt8] {
    var page = ExplanationPage(kind.slug, kind.isPlacementRule ? "\(kind.severity.word) about placement" : kind.severity.word)
    let document = Catalogue.all[Int(kind.rawValue)]
    page.add(document.what)
    page.add(document.why)
    page.add("severity", severityText(kind))
    page.add("source", document.source)
    page.add("wrong", lines: document.wrong)
    page.add("right", lines: document.right)
    return page.finished()
  }

  private func severityText(_ kind: DiagnosticKind) -> String {
    switch kind.severity {
    case .error:
      kind.isPlacementRule
        ? "error: a control would be lost, or is not where it should be; layouts are written all the same"
        : "error: the text has no meaning; nothing is written for its file"
    case .warning: "warning: the bars will not do what seems to be wanted, or break the platform's guidance"
    case .note: "note: worth knowing"
    }
  }

  /// Writes all that can be explained, by topic.
  public func writeOverview(into sink: inout some ByteSink) {
    sink.write(paragraph: "duoc explain WORD tells what one of these means; so it does of the names that SwiftUI, UIKit and the talks use.")
    write("rules of layout", LayoutRule.allCases.map { $0.id }, into: &sink)
    write("poses", device.poses.map { symbols.text($0.name) + ($0.alias.map { " (\(symbols.text($0)))" } ?? "") }, into: &sink)
    write("kinds", Kind.allCases.map { $0.word }, into: &sink)
    write("attributes", Key.allCases.map { $0.word }, into: &sink)
    write("placements", Placement.words, into: &sink)
    write("metrics", Metric.names, into: &sink)
    write("switches", DeviceSwitch.names, into: &sink)
    write("findings", DiagnosticKind.allCases.map { $0.slug }, into: &sink)
  }

  private func write(_ title: String, _ words: [String], into sink: inout some ByteSink) {
    sink.write("\n")
    sink.write(title)
    sink.write("\n")
    var cells = Cells()
    for (position, word) in words.enumerated() { cells.add(position == words.count - 1 ? word : word + ",") }
    sink.write("  ")
    cells.writeLine(into: &sink, separator: " ", column: 2, indent: 2, limit: Cells.terminalWidth)
  }
}
