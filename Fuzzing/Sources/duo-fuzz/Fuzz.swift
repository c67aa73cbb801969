import DuoIR
import DuoLang
import DuoLayout

/// One run of libFuzzer: the whole compiler over any bytes, which must neither trap nor hang.
@c public func LLVMFuzzerTestOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  compileWhole(unsafe [UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Text to findings, layouts in all poses, every output, and the text in the one style.
private func compileWhole(_ bytes: [UInt8]) {
  let source = SourceFile(name: "Fuzz.duo", text: bytes)
  let compilation = compile(source)
  let findings = compilation.findings().sorted()
  var sink = Nowhere()
  for format in [DiagnosticFormat.text, .short, .json, .github, .sarif] {
    render(findings, sources: compilation.sources, as: format, color: true, limit: nil, into: &sink)
  }
  let layouts = compilation.layouts(request)
  let notes = compilation.reportNotes(findings)
  writeTable(layouts, into: &sink)
  writeMatrix(layouts, into: &sink)
  writeChecklist(layouts, notes, into: &sink)
  writeMarkdown(layouts, into: &sink)
  writeHTML(layouts, notes, into: &sink)
  writeCSV(layouts, into: &sink)
  writeJSON(layouts, into: &sink)
  writeDot(layouts, into: &sink)
  writeSVG(layouts, into: &sink)
  compilation.writeStructure(of: layouts, into: &sink)

  // In the one style a text stays as it is, and means the same.
  let formatted = SourceFile(name: source.name, text: format(source).bytes)
  precondition(format(formatted).bytes == formatted.bytes.dropLast(), "formatting twice is not formatting once")
  if compilation.diagnostics.errorCount > 0 { return }
  precondition(compare(layouts, compile(formatted).layouts(request)).isEmpty, "formatting changes the layout")
}

private func compile(_ source: SourceFile) -> Compilation {
  var loader = NoFiles()
  return Compilation([SourceInput(source, identity: source.name)], loader: &loader)
}

private let request = {
  var request = LayoutRequest(poses: .all)
  request.wantsDepartures = true
  request.wantsScenery = true
  return request
}()

/// No file can be imported.
private struct NoFiles: SourceLoader {
  mutating func load(_ path: String, importedBy importer: SourceInput) -> Result<SourceInput, LoadFailure> {
    .failure(LoadFailure("there is no such file"))
  }
}

/// Takes all bytes and keeps none.
private struct Nowhere: ByteSink {
  mutating func write(_ byte: UInt8) {}
  mutating func write(_ text: String) {}
  mutating func write(_ bytes: ArraySlice<UInt8>) {}
}
