import DuoLang
import DuoLayout
import Foundation
import TestSupport
import Testing

/// The stage `check` of the corpus: all that is found in a text and what it imports, where, and how people read it.
@Suite struct CheckCorpusTests {
  @Test(arguments: corpusCases(stage: "check"))
  func checking(_ corpusCase: CorpusCase) {
    var files = CorpusFiles()
    let run = Compilation([SourceInput(corpusCase.source, identity: corpusCase.path)], loader: &files)
    let problems = check(corpusCase, diagnostics: run.findings().sorted(), sources: run.sources)
    #expect(problems.joined(separator: "\n") == "")
  }

  /// A placement rule has a file of its name, in which it speaks, and which shows the whole finding.
  @Test(arguments: DiagnosticKind.allCases.filter { $0.isPlacementRule })
  func eachRuleHasItsFile(_ kind: DiagnosticKind) throws {
    let corpusCase = try #require(allCorpusCases.first { $0.path == "check/\(kind.slug).duo" }, "no file check/\(kind.slug).duo")
    let speaks = corpusCase.annotations.contains { $0.slug == kind.slug }
    let isShown = FileManager.default.fileExists(atPath: corpusCase.url("rendered").path)
    #expect(speaks, "\(kind.slug) is not reported in its file")
    #expect(isShown, "no file check/\(kind.slug).rendered")
  }

  /// What fixes leave of it can be compiled as before, and reads as what stands around it.
  @Test(arguments: corpusCases(stage: "check"))
  func fixesReadAsTheirSurroundings(_ corpusCase: CorpusCase) {
    var text = corpusCase.textWithoutAnnotations
    #expect(TextFlaws(String(decoding: text, as: UTF8.self)).list == [])
    var errors: [Int] = []
    for _ in 0..<10 {
      var files = CorpusFiles()
      let run = Compilation([SourceInput(SourceFile(name: corpusCase.path, text: text), identity: corpusCase.path)], loader: &files)
      let findings = run.findings().sorted()
      errors.append(findings.count { !$0.kind.isPlacementRule && $0.severity == .error })
      let fixed = applyFixes(of: findings, to: run.sources[0], file: FileID(0), includingUnsafe: true)
      if fixed.count == 0 { break }
      text = fixed.text
    }
    let result = String(decoding: text, as: UTF8.self)
    #expect(errors.count < 10, "fixes go on and on")
    #expect(errors == errors.sorted(by: >), "\(result)")
    #expect(TextFlaws(result).list == [], "\(result)")
  }

  /// A draft of a hundred lines, as people write who begin: what is said of it can be read at once, and nothing is said twice.
  @Test(arguments: corpusCases(stage: "check").filter { $0.path.hasPrefix("check/drafts/") })
  func aDraftGetsADozenFindingsAtMost(_ corpusCase: CorpusCase) {
    let lines = corpusCase.text.count { $0 == UInt8(ascii: "\n") } - corpusCase.annotations.count
    #expect((85...115).contains(lines))
    #expect((1...12).contains(corpusCase.annotations.count))
    let messages = corpusCase.annotations.map(\.message), places = corpusCase.annotations.map { "\($0.line) \($0.columns)" }
    #expect(Set(messages).count == messages.count && Set(places).count == places.count)
  }

  /// Not in the corpus is what takes more bytes than anyone wants to store, or a file that is not there; both have tests elsewhere.
  @Test func everySlugIsAnnotated() {
    let missing = DiagnosticKind.allCases.filter { !annotatedSlugs.contains($0.slug) }
    #expect(missing == [.fileTooLarge, .unreadableFile])
  }
}

/// The files of the corpus, for what imports one of them.
private struct CorpusFiles: SourceLoader {
  mutating func load(_ path: String, importedBy importer: SourceInput) -> Result<SourceInput, LoadFailure> {
    let folder = corpusRoot.appending(path: importer.identity).deletingLastPathComponent()
    let url = folder.appending(path: path).standardizedFileURL
    let name = String(url.path.dropFirst(corpusRoot.standardizedFileURL.path.count + 1))
    guard let data = try? Data(contentsOf: url) else { return .failure(LoadFailure("there is no such file")) }
    return .success(SourceInput(SourceFile(name: name, text: [UInt8](data)), identity: name))
  }
}
