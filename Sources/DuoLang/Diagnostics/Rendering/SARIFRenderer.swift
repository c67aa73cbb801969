/// Writes findings as one SARIF 2.1.0 document, the form that code-scanning services read.
///
/// Nothing in it changes from run to run: no time, no version, no absolute path that was not given. Columns count Unicode
/// scalars.
struct SARIFRenderer {
  private var index: SourceIndex
  /// By kind; may be empty.
  private let documents: [RuleDocument]

  init(_ index: SourceIndex, _ documents: [RuleDocument]) {
    self.index = index
    self.documents = documents
  }

  mutating func write(_ diagnostics: ArraySlice<Diagnostic>, into sink: inout some ByteSink) {
    let rules = rules(diagnostics)
    sink.write("{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{")
    sink.write("\"tool\":{\"driver\":{\"name\":\"duoc\",\"rules\":[")
    for (position, rule) in rules.enumerated() {
      sink.write(position == 0 ? "\n{\"id\":" : ",\n{\"id\":")
      sink.write(json: rule.slug)
      if !documents.isEmpty { write(documents[Int(rule.rawValue)], into: &sink) }
      sink.write(",\"defaultConfiguration\":{\"level\":")
      sink.write(json: rule.severity.word)
      sink.write("}}")
    }
    sink.write("]}},\"columnKind\":\"unicodeCodePoints\",\"results\":[")
    for (position, diagnostic) in diagnostics.enumerated() {
      sink.write(position == 0 ? "\n" : ",\n")
      write(diagnostic, rule: rules.firstIndex(of: diagnostic.kind) ?? 0, into: &sink)
    }
    sink.write("]}]}\n")
  }

  /// What services show beside a finding: the rule in a sentence, in a paragraph, and with its examples.
  private func write(_ document: RuleDocument, into sink: inout some ByteSink) {
    writeMessage(",\"shortDescription\":", document.what, into: &sink)
    writeMessage(",\"fullDescription\":", document.why, into: &sink)
    sink.write(",\"help\":{\"text\":")
    sink.write(json: "\(document.why)\n\nSource: \(document.source)")
    sink.write(",\"markdown\":")
    var markdown = document.why
    if !document.wrong.isEmpty { markdown += "\n\nReported of:\n\n```\n\(document.wrong)```" }
    if !document.right.isEmpty { markdown += "\n\nPut right:\n\n```\n\(document.right)```" }
    sink.write(json: "\(markdown)\n\nSource: \(document.source)")
    sink.write("}")
  }

  /// The kinds that occur, in the catalogue's order.
  private func rules(_ diagnostics: ArraySlice<Diagnostic>) -> [DiagnosticKind] {
    var occurs = [Bool](repeating: false, count: 256)
    for diagnostic in diagnostics { occurs[Int(diagnostic.kind.rawValue)] = true }
    return DiagnosticKind.allCases.filter { occurs[Int($0.rawValue)] }
  }

  private mutating func write(_ diagnostic: Diagnostic, rule: Int, into sink: inout some ByteSink) {
    sink.write("{\"ruleId\":")
    sink.write(json: diagnostic.kind.slug)
    sink.write(",\"ruleIndex\":")
    sink.write(rule)
    sink.write(",\"level\":")
    sink.write(json: diagnostic.severity.word)
    writeMessage(",\"message\":", message(diagnostic), into: &sink)
    sink.write(",\"locations\":[{")
    writeLocation(diagnostic.primary, into: &sink)
    sink.write("}]")
    writeRelated(diagnostic.related, into: &sink)
    writeFixes(diagnostic.fixes, into: &sink)
    sink.write("}")
  }

  /// The message, what stands beside the carets, and the help: SARIF has no places of their own for the latter two.
  private func message(_ diagnostic: Diagnostic) -> String {
    var text = diagnostic.message
    if !diagnostic.label.isEmpty { text += "\n" + diagnostic.label }
    for help in diagnostic.help { text += "\nhelp: " + help }
    return text
  }

  private mutating func writeRelated(_ related: [Diagnostic.Related], into sink: inout some ByteSink) {
    guard !related.isEmpty else { return }
    sink.write(",\"relatedLocations\":[")
    for (position, place) in related.enumerated() {
      sink.write(position == 0 ? "{\"id\":" : ",{\"id\":")
      sink.write(position)
      sink.write(",")
      writeLocation(place.span, into: &sink)
      writeMessage(",\"message\":", place.label, into: &sink)
      sink.write("}")
    }
    sink.write("]")
  }

  private mutating func writeFixes(_ fixes: [Fix], into sink: inout some ByteSink) {
    let fixes = fixes.filter { !$0.edits.isEmpty }
    guard !fixes.isEmpty else { return }
    sink.write(",\"fixes\":[")
    for (position, fix) in fixes.enumerated() {
      if position > 0 { sink.write(",") }
      writeMessage("{\"description\":", fix.title, into: &sink)
      sink.write(",\"artifactChanges\":[{\"artifactLocation\":{\"uri\":")
      writeURI(index[fix.edits[0].span.file].name, into: &sink)
      sink.write("},\"replacements\":[")
      for (number, edit) in fix.edits.enumerated() {
        sink.write(number == 0 ? "{\"deletedRegion\":" : ",{\"deletedRegion\":")
        writeRegion(edit.span, into: &sink)
        writeMessage(",\"insertedContent\":", edit.text, into: &sink)
        sink.write("}")
      }
      sink.write("]}],\"properties\":{\"safety\":")
      sink.write(json: fix.safety.word)
      sink.write("}}")
    }
    sink.write("]")
  }

  private func writeMessage(_ key: String, _ text: String, into sink: inout some ByteSink) {
    sink.write(key)
    sink.write("{\"text\":")
    sink.write(json: text)
    sink.write("}")
  }

  private mutating func writeLocation(_ span: SourceSpan, into sink: inout some ByteSink) {
    sink.write("\"physicalLocation\":{\"artifactLocation\":{\"uri\":")
    writeURI(index[span.file].name, into: &sink)
    sink.write("},\"region\":")
    writeRegion(span, into: &sink)
    sink.write("}")
  }

  private mutating func writeRegion(_ span: SourceSpan, into sink: inout some ByteSink) {
    let (start, end) = index.positions(span)
    sink.write("{\"startLine\":")
    sink.write(start.line)
    sink.write(",\"startColumn\":")
    sink.write(start.column)
    sink.write(",\"endLine\":")
    sink.write(end.line)
    sink.write(",\"endColumn\":")
    sink.write(end.column)
    sink.write("}")
  }

  /// A path as a relative URI reference: what RFC 3986 does not allow in a path is percent-encoded.
  private func writeURI(_ path: String, into sink: inout some ByteSink) {
    sink.write("\"")
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        sink.write(byte)
      default:
        sink.write("%")
        sink.write(hexadecimalDigit(byte >> 4, letters: UInt8(ascii: "A")))
        sink.write(hexadecimalDigit(byte & 15, letters: UInt8(ascii: "A")))
      }
    }
    sink.write("\"")
  }
}
