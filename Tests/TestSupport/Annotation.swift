import DuoLang

/// What a corpus file says about the line above: a finding that must be reported there.
///
///     item a symbol: star
///       // ^ warning[missing-title]: `a` has an icon but no title
///
/// The carets stand under the finding's primary span, counted in characters, a tab as one; one caret also stands for an
/// empty span. Without `: text` any message fits. The first three columns are taken by the `//`, so what begins there is
/// written with its columns, both included: `//< error[slug] 1-3: text`, or `//< error[slug] 2: text` for one column.
/// `//< error[slug] end: text` is the end of the file. Of a span over several lines the part on its first line counts.
public struct Annotation: Hashable, Sendable {
  /// From 1: the nearest line above that is no annotation.
  public var line: Int
  /// From 1, end exclusive, never empty.
  public var columns: Range<Int>
  public var severity: String
  public var slug: String
  /// Nil fits any message.
  public var message: String?

  /// The column of the last line that `end` stands for.
  static let endOfFile = 0..<1

  /// How a finding would be annotated.
  init(_ diagnostic: Diagnostic, _ table: LineTable, _ source: SourceFile) {
    let start = table.position(of: diagnostic.primary.start, in: source)
    let end = table.position(of: diagnostic.primary.end, in: source)
    line = start.line
    severity = diagnostic.severity.word
    slug = diagnostic.kind.slug
    message = diagnostic.message
    var last = end.column
    if end.line > start.line {
      let lineEnd = table.range(ofLine: start.line - 1, in: source).upperBound
      last = table.position(of: UInt32(lineEnd), in: source).column
    }
    columns = start.column..<max(start.column + 1, last)
    if start.byte == source.count, start.byte > 0, source.bytes[start.byte - 1] == UInt8(ascii: "\n") {
      line = 0
      columns = Self.endOfFile
    }
  }

  /// Whether `finding`, made from a diagnostic, is what this asks for.
  func fits(_ finding: Annotation) -> Bool {
    line == finding.line && columns == finding.columns && severity == finding.severity && slug == finding.slug
      && (message == nil || message == finding.message)
  }

  /// As it is written, without indentation that is not needed.
  var text: String {
    let rest = message.map { ": " + $0 } ?? ""
    if columns == Self.endOfFile { return "//< \(severity)[\(slug)] end\(rest)" }
    guard columns.lowerBound > 3 else {
      let range = columns.count == 1 ? "\(columns.lowerBound)" : "\(columns.lowerBound)-\(columns.upperBound - 1)"
      return "//< \(severity)[\(slug)] \(range)\(rest)"
    }
    let blanks = String(repeating: " ", count: columns.lowerBound - 3)
    return "//\(blanks)\(String(repeating: "^", count: columns.count)) \(severity)[\(slug)]\(rest)"
  }
}

extension Annotation {
  /// The annotations of a text, in order.
  static func all(in text: [UInt8]) -> [Annotation] {
    var annotations: [Annotation] = []
    var line = 0
    for (index, bytes) in lines(text).enumerated() {
      if let annotation = parse(bytes, line: line) {
        annotations.append(annotation)
      } else {
        line = index + 1
      }
    }
    return annotations
  }

  /// The lines of a text without their newlines; a `\r` stays.
  static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The annotation that a line is, if it is one.
  static func parse(_ bytes: ArraySlice<UInt8>, line: Int) -> Annotation? {
    // Matching is slow, and few lines are comments with brackets.
    let isComment = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "//".utf8)
    guard isComment, bytes.contains(UInt8(ascii: "[")) else { return nil }
    let text = String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
    if let match = text.wholeMatch(of: #/([ \t]*//[ \t]*)(\^+) (error|warning|note)\[([a-z0-9-]+)\](?:: (.*))?/#) {
      let start = match.1.unicodeScalars.count + 1
      return Annotation(
        line: line, columns: start..<start + match.2.count, severity: String(match.3), slug: String(match.4),
        message: match.5.map(String.init))
    }
    if let match = text.wholeMatch(of: #/[ \t]*//< ?(error|warning|note)\[([a-z0-9-]+)\] (end|\d+)(?:-(\d+))?(?:: (.*))?/#) {
      let isEnd = match.3 == "end"
      let start = Int(match.3) ?? 0
      let end = match.4.flatMap { Int($0) } ?? start
      return Annotation(
        line: isEnd ? 0 : line, columns: isEnd ? endOfFile : start..<max(start, end) + 1, severity: String(match.1),
        slug: String(match.2), message: match.5.map(String.init))
    }
    return nil
  }

  private init(line: Int, columns: Range<Int>, severity: String, slug: String, message: String?) {
    self.line = line
    self.columns = columns
    self.severity = severity
    self.slug = slug
    self.message = message
  }
}
