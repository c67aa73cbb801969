import Foundation
import TestSupport
import Testing

@testable import duoc

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff(from: [UInt8](old.utf8), to: [UInt8](new.utf8)).text(named: "a"), as: UTF8.self)
  }

  @Test func ofEqualTextsIsEmpty() {
    for text in ["", "a", "a\n", "a\nb\n"] { #expect(diff(text, text) == "") }
  }

  @Test func atTheEnds() {
    #expect(diff("", "a\n") == "--- a\n+++ a\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a\n+++ a\n@@ -1 +0,0 @@\n-a\n")
    #expect(diff("a", "a\n") == "--- a\n+++ a\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    #expect(diff("a\nb", "c\nb") == "--- a\n+++ a\n@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n")
    #expect(diff("a\r\n", "a\n") == "--- a\n+++ a\n@@ -1 +1 @@\n-a\r\n+a\n")
  }

  @Test func hunksAreApartWhereMoreThanSixLinesAreCommon() {
    let lines = (1...20).map { "line \($0)\n" }
    func with(_ numbers: Int...) -> String { lines.enumerated().map { numbers.contains($0.offset) ? "new\n" : $0.element }.joined() }
    #expect(diff(lines.joined(), with(2, 9)).components(separatedBy: "@@ -").count == 2)
    #expect(diff(lines.joined(), with(2, 10)).components(separatedBy: "@@ -").count == 3)
    #expect(diff(lines.joined(), with(2, 10)).contains("@@ -1,6 +1,6 @@") && diff(lines.joined(), with(2, 10)).contains("@@ -8,7 +8,7 @@"))
  }

  /// What `patch` makes of the old text and the diff is the new text.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "patch is not installed"), arguments: 0..<40)
  func patchTakesIt(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func text() -> String {
      let count = Int.random(in: 0...30, using: &random)
      let lines = (0..<count).map { _ in ["a", "b", "c", "}", ""].randomElement(using: &random) ?? "" }
      return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
    }
    let (old, new) = (text(), text())
    let directory = try TemporaryDirectory()
    try directory.write("a", old)
    try directory.write("diff", diff(old, new))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/patch")
    process.arguments = ["-s", "-p0", "-o", directory.absolute("b"), directory.absolute("a"), directory.absolute("diff")]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(old == new ? true : try directory.read("b") == new)
  }
}
