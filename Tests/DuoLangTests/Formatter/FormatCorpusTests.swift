import DuoLang
import Foundation
import TestSupport
import Testing

/// The stage `fmt` of the corpus: beside `x.duo` stands `x.formatted`, or nothing if `x.duo` is formatted already.
@Suite struct FormatCorpusTests {
  @Test(arguments: corpusCases(stage: "fmt"))
  func formatting(_ corpusCase: CorpusCase) {
    let formatted = String(decoding: format(corpusCase.source).bytes, as: UTF8.self)
    let problems = check(corpusCase, diagnostics: Front(corpusCase.source).diagnostics.sorted(), artifacts: ["formatted": formatted])
    #expect(problems.joined(separator: "\n") == "")
    if !FileManager.default.fileExists(atPath: corpusCase.url("formatted").path) { #expect(Array(formatted.utf8) == corpusCase.text) }
  }
}
