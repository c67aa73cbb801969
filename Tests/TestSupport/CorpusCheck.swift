import DuoLang
import Foundation

/// Whether `DUO_UPDATE=1` asks to rewrite what the corpus expects.
public let isUpdating = ProcessInfo.processInfo.environment["DUO_UPDATE"] == "1"

/// Holds what a stage said about a case against the case's annotations and the files beside it.
///
/// Every finding must be annotated and every annotation must be reported. An artifact is compared if its file is there
/// (to begin one, make an empty file and update); `rendered`, the findings as people read them, comes by itself. With
/// `DUO_UPDATE=1` annotations and artifacts that differ are rewritten instead.
///
/// - Parameters:
///   - sources: the texts of the run by `FileID`; annotations in all of them count. None: the case's own.
///   - artifacts: by extension.
/// - Returns: a line for each difference; none if all is as expected.
public func check(
  _ corpusCase: CorpusCase, diagnostics: [Diagnostic], sources: [SourceFile] = [], artifacts: [String: String] = [:]
) -> [String] {
  let sources = sources.isEmpty ? [corpusCase.source] : sources
  var problems: [String] = []
  for (index, source) in sources.enumerated() {
    problems += checkAnnotations(of: source, diagnostics.filter { $0.primary.file == FileID(index) })
  }
  for diagnostic in diagnostics where diagnostic.primary.file.index >= sources.count {
    problems.append("\(corpusCase.path): a finding in no file of the run: \(diagnostic.message)")
  }
  var artifacts = artifacts
  var rendered: [UInt8] = []
  render(diagnostics, sources: sources, as: .text, color: false, limit: nil, into: &rendered)
  artifacts["rendered"] = String(decoding: rendered, as: UTF8.self)
  for (pathExtension, text) in artifacts.sorted(by: { $0.key < $1.key }) {
    problems += checkArtifact(corpusCase.url(pathExtension), text)
  }
  return problems
}

private func checkAnnotations(of source: SourceFile, _ diagnostics: [Diagnostic]) -> [String] {
  let text = Array(source.bytes.dropLast())
  let table = LineTable(source)
  var expected = Annotation.all(in: text)
  var problems: [String] = []
  for finding in diagnostics.map({ Annotation($0, table, source) }) {
    if let index = expected.firstIndex(where: { $0.fits(finding) }) {
      expected.remove(at: index)
    } else {
      problems.append("\(source.name):\(finding.line): not annotated:\n\(finding.text)")
    }
  }
  problems += expected.map { "\(source.name):\($0.line): not reported:\n\($0.text)" }
  guard isUpdating, !problems.isEmpty else { return problems }
  let updated = annotate(text, diagnostics.map { Annotation($0, table, source) })
  return write(updated, to: corpusRoot.appending(path: source.name))
}

/// The text with its annotations replaced by `findings`, which count the lines of `text`.
private func annotate(_ text: [UInt8], _ findings: [Annotation]) -> [UInt8] {
  var result: [UInt8] = []
  let lines = Annotation.lines(text)
  for (index, line) in lines.enumerated() where Annotation.parse(line, line: 0) == nil {
    let own = findings.filter { $0.line == index + 1 }
    result += line
    let isLast = index == lines.count - 1
    if !isLast || !own.isEmpty { result.append(UInt8(ascii: "\n")) }
    let ending: [UInt8] = line.last == UInt8(ascii: "\r") ? Array("\r\n".utf8) : Array("\n".utf8)
    for finding in own.sorted(by: { $0.columns.lowerBound < $1.columns.lowerBound }) { result += Array(finding.text.utf8) + ending }
  }
  for finding in findings where finding.line == 0 { result += Array((finding.text + "\n").utf8) }
  return result
}

private func checkArtifact(_ url: URL, _ text: String) -> [String] {
  guard let data = try? Data(contentsOf: url) else { return [] }
  let expected = String(decoding: data, as: UTF8.self)
  if expected == text { return [] }
  if isUpdating { return write(Array(text.utf8), to: url) }
  return ["\(url.lastPathComponent) differs.\nexpected:\n\(expected)\nactual:\n\(text)"]
}

private func write(_ bytes: [UInt8], to url: URL) -> [String] {
  do {
    try Data(bytes).write(to: url)
    return []
  } catch {
    return ["cannot write \(url.path): \(error)"]
  }
}
