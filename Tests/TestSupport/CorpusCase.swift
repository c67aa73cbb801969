import DuoLang
import Foundation

/// One file of the corpus: a text, the stage it is for, and what the stage must say about it.
///
/// Its first line is `//! stage option…`. A `.duo` file without that line is no case; others may import it.
public struct CorpusCase: Sendable, CustomStringConvertible {
  /// Relative to the corpus, with `/`: also the name under which messages show it.
  public let path: String
  public let stage: String
  /// The words after the stage.
  public let options: [String]
  public let text: [UInt8]

  /// The file that the stage gets, the annotations included: they are comments.
  public var source: SourceFile { SourceFile(name: path, text: text) }
  public var annotations: [Annotation] { Annotation.all(in: text) }
  public var description: String { path }
  /// What remains if nobody had annotated it: the first line is gone too.
  public var textWithoutAnnotations: [UInt8] {
    let lines = Annotation.lines(text).dropFirst().filter { Annotation.parse($0, line: 0) == nil }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Where a file beside this one with another extension is: `url("tree")` of `a/b.duo` is `a/b.tree`.
  public func url(_ pathExtension: String) -> URL {
    corpusRoot.appending(path: path).deletingPathExtension().appendingPathExtension(pathExtension)
  }
}

/// The directory `Tests/Corpus`.
public let corpusRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")

/// The cases of a stage, sorted by path.
public func corpusCases(stage: String) -> [CorpusCase] { allCorpusCases.filter { $0.stage == stage } }

/// All cases of all stages, sorted by path.
public let allCorpusCases: [CorpusCase] = corpusTexts.compactMap { CorpusCase(path: $0.path, text: $0.text) }

/// The slugs that annotations name, in cases and in what they import.
public var annotatedSlugs: Set<String> {
  Set(corpusTexts.flatMap { Annotation.all(in: $0.text).map(\.slug) })
}

/// All `.duo` files, sorted by path.
private let corpusTexts: [(path: String, text: [UInt8])] = {
  guard let files = FileManager.default.enumerator(atPath: corpusRoot.path) else { return [] }
  var paths: [String] = []
  for case let path as String in files where path.hasSuffix(".duo") { paths.append(path) }
  return paths.sorted().compactMap { path in
    guard let data = try? Data(contentsOf: corpusRoot.appending(path: path)) else { return nil }
    return (path, [UInt8](data))
  }
}()

extension CorpusCase {
  /// Nil if the first line of `text` names no stage.
  init?(path: String, text: [UInt8]) {
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let head = line.trimmingCharacters(in: CharacterSet(charactersIn: "\u{FEFF}\r"))
    guard head.hasPrefix("//! ") else { return nil }
    let words = head.dropFirst(4).split(separator: " ").map(String.init)
    guard let stage = words.first else { return nil }
    self.init(path: path, stage: stage, options: Array(words.dropFirst()), text: text)
  }
}
