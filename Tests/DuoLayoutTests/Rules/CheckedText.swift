import DuoIR
import DuoLang
import DuoLayout

/// One text through the whole check, for tests of single rules.
struct CheckedText {
  let source: SourceFile
  let findings: [Diagnostic]

  /// Imports find nothing.
  init(_ text: String) {
    var loader = NoFiles()
    source = SourceFile(name: "test.duo", text: text)
    let compilation = Compilation([SourceInput(source, identity: "test.duo")], loader: &loader)
    findings = compilation.findings().sorted()
  }

  var slugs: [String] { findings.map(\.kind.slug) }

  /// What stands under the carets of each finding of `kind`, and what it says.
  func said(_ kind: DiagnosticKind) -> [String] {
    findings.filter { $0.kind == kind }.map { "\(source.text($0.primary.range)): \($0.message)" }
  }

  func severities(_ kind: DiagnosticKind) -> [Severity] { findings.filter { $0.kind == kind }.map(\.severity) }

  /// The text after the first fix of the first finding of `kind`.
  func fixed(_ kind: DiagnosticKind) -> String? {
    findings.first { $0.kind == kind }?.fixes.first.map { applying($0) }
  }

  func applying(_ fix: Fix) -> String {
    var bytes = Array(source.bytes.dropLast())
    for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.span.range, with: Array(edit.text.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
