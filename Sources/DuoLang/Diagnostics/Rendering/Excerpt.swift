/// What the text form of a finding shows below its first line: the lines pointed at, a drawing, what helps, each fix as a patch.
public struct Excerpt: Sendable {
  /// A piece of text of one look. Nothing in it can steer a terminal, and line breaks alone break lines.
  public struct Run: Sendable {
    public var style: TextStyle
    public var text: [UInt8]
  }

  /// Where the finding is.
  public var position: LineTable.Position
  public var runs: [Run] = []

  /// Takes the colour sequences of a rendered text apart.
  fileprivate init(_ position: LineTable.Position, rendered bytes: [UInt8]) {
    self.position = position
    var style = TextStyle.plain
    var rest = bytes[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      append(rest[..<escape], style)
      // `ESC [ parameters m`; what users write holds no ESC, it has been made visible.
      let end = rest[escape...].firstIndex(of: UInt8(ascii: "m")) ?? rest.endIndex - 1
      style = TextStyle(parameters: rest[min(escape + 2, end)..<end]) ?? .plain
      rest = rest[(end + 1)...]
    }
    append(rest, style)
  }

  private mutating func append(_ text: ArraySlice<UInt8>, _ style: TextStyle) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text.append(contentsOf: text)
    } else {
      runs.append(Run(style: style, text: Array(text)))
    }
  }
}

/// The excerpt of each of `diagnostics`.
///
/// - Parameter sources: the texts of the run by `FileID`.
/// - Complexity: O(size of the files pointed at + size of the output).
public func excerpts(of diagnostics: [Diagnostic], sources: [SourceFile]) -> [Excerpt] {
  var renderer = TextRenderer(SourceIndex(sources), color: true)
  return diagnostics.map { diagnostic in
    var bytes: [UInt8] = []
    renderer.writeBody(diagnostic, into: &bytes)
    return Excerpt(renderer.index.position(of: diagnostic.primary.start, in: diagnostic.primary.file), rendered: bytes)
  }
}
