import DuoLang
import Testing

/// What people see. The corpus holds more of it (`*.rendered`); here is what needs several spans or files.
@Suite struct TextRenderingTests {
  static let reader = SourceFile(
    name: "Specs/Reader.duo",
    text: """
      app Reader {
        stack {
          item filter symbol: line.3
          use edit
        }
      }
      """)
  static let shared = SourceFile(name: "Shared.duo", text: "\n\ntoolbar edit {\n  item b\n}\n")

  static func span(_ part: String, in source: SourceFile = reader, file: Int = 0) -> SourceSpan {
    let text = source.text(0..<source.count)
    let range = text.range(of: part)
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return SourceSpan(file: FileID(file), start: UInt32(start), end: UInt32(start + part.utf8.count))
  }

  static func finding(
    _ primary: SourceSpan, label: String = "", related: [Diagnostic.Related] = [], help: [String] = [], fixes: [Fix] = [],
    kind: DiagnosticKind = .unusedToolbar
  ) -> Diagnostic {
    Diagnostic(kind, kind.severity, at: primary, "the message", label: label, related: related, help: help, fixes: fixes)
  }

  static func text(
    _ diagnostics: [Diagnostic], sources: [SourceFile] = [reader, shared], color: Bool = false, limit: Int? = nil
  ) -> String {
    var sink: [UInt8] = []
    render(diagnostics, sources: sources, as: .text, color: color, limit: limit, into: &sink)
    return String(decoding: sink, as: UTF8.self)
  }

  @Test func hasTheFormOfTheDesign() {
    let fix = Fix("give it a title", .unsafe, insert: "\"Filter\" ", at: Self.span("symbol:"))
    let diagnostic = Self.finding(Self.span("filter"), label: "its row in the overflow menu is empty", help: ["a word\nand more"], fixes: [fix])
    #expect(
      Self.text([diagnostic]) == """
        Specs/Reader.duo:3:10: warning[unused-toolbar]: the message
          |
        3 |     item filter symbol: line.3
          |          ^^^^^^ its row in the overflow menu is empty
          |
          = help: give it a title
          |
        3 |     item filter "Filter" symbol: line.3
          |                 +++++++++
          = help: a word
                  and more
          = explain: duoc explain unused-toolbar


        """)
  }

  /// On a terminal nothing is left to its own breaking of lines, and carets stay under what they mean.
  @Test func fitsTheTerminal() {
    let source = SourceFile(
      name: "Reader.duo",
      text: "app Reader { stack { screen Feeds { item filter symbol: line.3.horizontal.decrease placement: topBarTrailing } } }\n")
    let diagnostic = Diagnostic(
      .missingTitle, .warning, at: Self.span("filter", in: source), "`filter` has an icon but no title, which a message of some length says",
      label: "its row in the overflow menu is empty", help: ["give it a title that tells what it does where no icon stands beside it"])
    var sink: [UInt8] = []
    render([diagnostic], sources: [source], as: .text, color: false, columns: 60, limit: nil, into: &sink)
    #expect(
      String(decoding: sink, as: UTF8.self) == """
        Reader.duo:1:42: warning[missing-title]: `filter` has an
            icon but no title, which a message of some length says
          |
        1 | …Feeds { item filter symbol: line.3.horizontal.decrease…
          |               ^^^^^^
          |               its row in the overflow menu is empty
          |
          = help: give it a title that tells what it does where no
                  icon stands beside it
          = explain: duoc explain missing-title


        """)
  }

  @Test func aDrawingStandsBetweenTheLinesAndTheHelp() {
    var diagnostic = Self.finding(Self.span("filter"), label: "here", help: ["do it"])
    diagnostic.drawing = ["╭──╮ outerPortrait", "", "│ a│ ◀", "╰──╯\u{1B}[0m"]
    #expect(
      Self.text([diagnostic]).hasSuffix(
        """
        3 |     item filter symbol: line.3
          |          ^^^^^^ here
          |
          |   ╭──╮ outerPortrait
          |
          |   │ a│ ◀
          |   ╰──╯␛[0m
          |
          = help: do it
          = explain: duoc explain unused-toolbar


        """))
    for format in [DiagnosticFormat.short, .github, .sarif] {
      var sink: [UInt8] = []
      render([diagnostic], sources: [Self.reader], as: format, color: false, limit: nil, into: &sink)
      #expect(!String(decoding: sink, as: UTF8.self).contains("╭"))
    }
  }

  /// Labels and help end at column 80; what is said of an estimate comes last.
  @Test func aPageIsEightyColumnsWide() {
    let long = "it stands among the other controls, and leaves like them when room is short"
    let diagnostic = Self.finding(
      Self.span("line.3"), label: long, help: ["≈ estimated: nobody knows", long + ", so say `priority: high` of it"])
    let text = Self.text([diagnostic])
    #expect(
      text.hasSuffix(
        """
        3 |     item filter symbol: line.3
          |                         ^^^^^^
          |  it stands among the other controls, and leaves like them when room is short
          |
          = help: it stands among the other controls, and leaves like them when room is
                  short, so say `priority: high` of it
          = basis: ≈ estimated: nobody knows
          = explain: duoc explain unused-toolbar


        """), "\(text)")
    let longer = Self.text([Self.finding(Self.span("line.3"), label: long + ", \(long)")])
    for line in longer.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(longer.contains("short,\n  | it stands"))
  }

  @Test func placesOnOneLineShareARow() {
    let diagnostic = Self.finding(
      Self.span("filter"), label: "the second",
      related: [.init(Self.span("item"), "the first"), .init(Self.span("line.3"), "the third")])
    #expect(
      Self.text([diagnostic]).hasPrefix(
        """
        Specs/Reader.duo:3:10: warning[unused-toolbar]: the message
          |
        3 |     item filter symbol: line.3
          |     ---- ^^^^^^         ------ the third
          |     |    the second
          |     the first
          |

        """))
  }

  @Test func otherLinesAndFilesFollowInOrder() {
    let diagnostic = Self.finding(
      Self.span("edit"), label: "used here",
      related: [.init(Self.span("edit", in: Self.shared, file: 1), "declared here"), .init(Self.span("app"), "in this app")])
    #expect(
      Self.text([diagnostic]).hasPrefix(
        """
        Specs/Reader.duo:4:9: warning[unused-toolbar]: the message
          |
        1 | app Reader {
          | --- in this app
        ...
        4 |     use edit
          |         ^^^^ used here
         --> Shared.duo:3:9
          |
        3 | toolbar edit {
          |         ---- declared here
          |
          = explain:
        """))
  }

  @Test func aSpanOfSeveralLinesShowsItsFirstAndLast() {
    let start = Self.span("stack").start
    let end = Self.span("edit\n  }").end
    let diagnostic = Self.finding(SourceSpan(file: FileID(0), start: start, end: end), label: "all of it")
    #expect(
      Self.text([diagnostic]).hasPrefix(
        """
        Specs/Reader.duo:2:3: warning[unused-toolbar]: the message
          |
        2 |   stack {
          |   ^^^^^^^
        ...
        5 |   }
          |   ^ all of it
          |
          =
        """))
  }

  @Test func theEndOfTheFileHasACaret() {
    let empty = SourceFile(name: "empty.duo", text: "")
    #expect(
      Self.text([Self.finding(SourceSpan(file: FileID(0), start: 0, end: 0), label: "here")], sources: [empty]).hasPrefix(
        "empty.duo:1:1: warning[unused-toolbar]: the message\n  |\n1 |\n  | ^ here\n  |\n"))
    let short = SourceFile(name: "short.duo", text: "a\n")
    #expect(
      Self.text([Self.finding(SourceSpan(file: FileID(0), start: 2, end: 2), label: "here")], sources: [short]).hasPrefix(
        "short.duo:2:1: warning[unused-toolbar]: the message\n  |\n2 |\n  | ^ here\n  |\n"))
    let beyond = Self.finding(SourceSpan(file: FileID(0), start: 70, end: 90))
    #expect(Self.text([beyond], sources: [short]).hasPrefix("short.duo:2:1: "))
    #expect(Self.text([Self.finding(SourceSpan(file: FileID(7), start: 1, end: 2))]).hasPrefix("<unknown>:1:1: "))
  }

  @Test func numbersOfLinesAreAligned() {
    let source = SourceFile(name: "a", text: String(repeating: "x\n", count: 12))
    let diagnostic = Self.finding(
      SourceSpan(file: FileID(0), start: 20, end: 21), related: [.init(SourceSpan(file: FileID(0), start: 16, end: 17), "nine")])
    #expect(
      Self.text([diagnostic], sources: [source]).hasPrefix(
        "a:11:1: warning[unused-toolbar]: the message\n   |\n 9 | x\n   | - nine\n10 | x\n11 | x\n   | ^\n   |\n"))
  }

  @Test func linesThatAFixAddsOrRemovesAreShownWhole() {
    let added = Fix("name the edition", .safe, insert: "duo 1\n", at: Self.span("app"))
    let removed = Fix("remove the line", .safe, replace: Self.span("    use edit\n"), with: "")
    #expect(
      Self.text([Self.finding(Self.span("Reader"), fixes: [added, removed])]).contains(
        """
          = help: name the edition
          |
        1 + duo 1
          = help: remove the line
          |
        4 -     use edit
          = explain
        """))
  }

  @Test func editsOnSeveralLinesAreHunks() {
    let fix = Fix("rename both", .safe, edits: [Edit(Self.span("Reader"), "Books"), Edit(Self.span("filter"), "sort"), Edit(Self.span("line.3"), "")])
    #expect(
      Self.text([Self.finding(Self.span("Reader"), fixes: [fix])]).contains(
        """
          |
        1 - app Reader {
          |     ------
        1 + app Books {
          |     +++++
        ...
        3 -     item filter symbol: line.3
          |          ------         ------
        3 +     item sort symbol:
          |          ++++
          = explain
        """))
  }

  @Test func nothingGivesNothing() {
    for format in DiagnosticFormat.allCases where format != .sarif {
      var sink: [UInt8] = []
      render([], sources: [], as: format, color: true, limit: nil, into: &sink)
      #expect(sink.isEmpty)
    }
  }

  @Test func colourChangesNothingElse() {
    let fix = Fix("give it a title", .unsafe, replace: Self.span("filter"), with: "sort")
    let related = [Diagnostic.Related(Self.span("edit", in: Self.shared, file: 1), "declared here")]
    let diagnostic = Self.finding(Self.span("filter"), label: "here", related: related, help: ["help"], fixes: [fix], kind: .unknownKind)
    let colored = Self.text([diagnostic], color: true)
    #expect(colored.contains("\u{1B}[1;31merror[unknown-kind]\u{1B}[0m"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == Self.text([diagnostic]))
  }

  @Test func theUsersTextCannotSteerTheTerminal() {
    let source = SourceFile(name: "a\u{1B}[31m.duo", text: "x \u{1B}[2J\u{202E} y")
    var diagnostic = Self.finding(SourceSpan(file: FileID(0), start: 0, end: 1), label: "\u{202E}label\u{7}")
    diagnostic.message = "\u{1B}[2J\nmessage"
    let text = Self.text([diagnostic], sources: [source])
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(text.contains("1 | x ␛[2J\u{FFFD} y"))
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<Index> { self.ranges(of: part).first ?? startIndex..<startIndex }
}
