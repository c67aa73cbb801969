import DuoLang
import Foundation
import TestSupport

@testable import DuoLayout

/// A file of `Tests/Corpus/layout`: bars, and beside it as JSON what their layouts must be.
struct LayoutCase: CustomStringConvertible, Sendable {
  /// `rules/sheet-axis`.
  let name: String
  let text: String

  var description: String { name }

  static let all = inFolder("cases") + inFolder("rules")

  static func inFolder(_ folder: String) -> [LayoutCase] {
    let url = corpusRoot.appending(path: "layout/\(folder)")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return files.filter { $0.hasSuffix(".duo") }.sorted().compactMap { file in
      guard let text = try? String(contentsOf: url.appending(path: file), encoding: .utf8) else { return nil }
      return LayoutCase(name: "\(folder)/\(file.dropLast(4))", text: text)
    }
  }

  /// The document beside it.
  func expected() throws -> [String: Any] {
    let data = try Data(contentsOf: corpusRoot.appending(path: "layout/\(name).json"))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// What differs from what is expected: a line each.
  func problems() throws -> [String] {
    let document = try expected()
    guard document["source"] is String else { return ["no source is given"] }
    let compilation = compilation(of: text, name: "\(name).duo")
    guard compilation.errors.isEmpty || document["exit"] != nil else { return compilation.errors }
    let set = compilation.allLayouts
    let written = try JSONSerialization.jsonObject(with: Data(set.json)) as? [String: Any]
    let layouts = written?["layouts"] as? [[String: Any]] ?? []
    guard layouts.count == set.layouts.count else { return ["the JSON has \(layouts.count) layouts of \(set.layouts.count)"] }
    var problems: [String] = []
    for keys in document["layouts"] as? [[String: Any]] ?? [] {
      let expectation = LayoutExpectation(keys: keys)
      let found = layouts.indices.filter { expectation.isAbout(layouts[$0]) }
      guard found.count == 1 else {
        problems.append("\(expectation.place): \(found.count) layouts")
        continue
      }
      problems += expectation.problems(layouts[found[0]], set.layouts[found[0]], set)
    }
    return problems
  }
}
