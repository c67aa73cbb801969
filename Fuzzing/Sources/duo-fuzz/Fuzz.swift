import DuoIR
import DuoLang
import DuoLayout

/// One run of libFuzzer: the whole compiler over any bytes, which must neither trap nor hang.
@c public func LLVMFuzzerTestOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  compileWhole(unsafe [UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Text to findings, their fixes, layouts in all poses, and every output.
private func compileWhole(_ bytes: [UInt8]) {
  let source = SourceFile(name: "Fuzz.duo", text: bytes)
  var loader = NoFiles()
  let compilation = Compilation([SourceInput(source, identity: source.name)], loader: &loader)
  let findings = compilation.findings().sorted()
  for format in [DiagnosticFormat.text, .short, .json, .github, .sarif] {
    var sink = Nowhere()
    render(findings, sources: compilation.sources, as: format, color: true, limit: nil, into: &sink)
  }
  var request = LayoutRequest(poses: .all)
  request.wantsDepartures = true
  let layouts = compilation.layouts(request)
  var sink = Nowhere()
  writeTable(layouts, into: &sink)
  writeMatrix(layouts, into: &sink)
  writeMarkdown(layouts, into: &sink)
  writeCSV(layouts, into: &sink)
  writeJSON(layouts, into: &sink)
  writeDot(layouts, into: &sink)
  compilation.writeStructure(of: layouts, into: &sink)
}

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
