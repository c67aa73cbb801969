import Foundation
import Testing

/// Documents that send a reader to files which are there.
@Suite struct ArchitectureTests {
  static let documents =
    [
      "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/tour.md", "docs/diff.md", "docs/performance.md",
      "Benchmarks/README.md", "Integrations/README.md", "Tests/Corpus/README.md",
    ] + ((try? Repository.files(in: "docs/decisions", suffix: ".md")) ?? []).map { "docs/decisions/" + $0 }

  @Test(arguments: documents)
  func `what a document links to exists`(document: String) throws {
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    let missing = try links(in: Repository.text(document)).filter { !Repository.exists(folder.isEmpty ? $0 : folder + "/" + $0) }
    #expect(missing == [])
  }

  @Test(arguments: documents)
  func `what a document names in the middle of its text exists`(document: String) throws {
    let missing = try paths(in: Repository.text(document)).filter { path in
      !Repository.exists(path) && !Repository.exists("Benchmarks/" + path)
    }
    #expect(missing == [])
  }

  @Test func `the architecture is told on two pages`() throws {
    let text = try Repository.text("ARCHITECTURE.md")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
    #expect(text.contains("*Invariant:*"))
  }

  /// The targets of Markdown links, without those into the web.
  private func links(in text: String) -> [String] {
    text.components(separatedBy: "](").dropFirst().compactMap { part in
      let target = part.prefix { $0 != ")" && $0 != "#" }
      return target.isEmpty || target.contains("://") ? nil : String(target)
    }
  }

  /// What stands in backticks and begins like a path of this repository.
  private func paths(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().compactMap { index, part in
      let roots = ["Sources/", "Tests/", "Scripts/", "Benchmarks/", "examples/", "docs/", ".ci/"]
      return index % 2 == 1 && !part.contains(" ") && roots.contains { part.hasPrefix($0) } ? part : nil
    }
  }
}
