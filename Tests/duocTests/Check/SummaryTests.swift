import Testing

@testable import duoc

@Suite struct SummaryTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  static let gallery = """
    duo 1

    app Gallery {
      stack {
        screen Grid {
          item add "Add" symbol: plus
          item filter symbol: line.3.horizontal.decrease
          item select "Select"
          overflow {
            item help "Help" symbol: questionmark
          }
        }
        screen Photo verticalBar: disabled content: media note: "a photo needs the whole width" {
          item share "Share" symbol: square.and.arrow.up
        }
        screen Long verticalBar: disabledInRegular ignore: [unsound-opt-out] reason: "as a book" {
          item share "Share" symbol: square.and.arrow.up
        }
      }
    }

    """

  @Test func table() throws {
    try directory.write("Gallery.duo", Self.gallery)
    let outcome = duoc("check", "--summary", in: directory)
    #expect(
      outcome.output == """
        Gallery: where the app's own items are in outerPortrait, and what they lack

        screen  vertical  row  menu  hidden  other  no title  no symbol  no rank
        Grid    2         1    1     –       –      1         1          –
        Photo   –         1    –     –       –      –         –          –
        Long    1         –    –     –       –      –         –          –
        in all  3         2    1     –       –      1         1          –

        opt-out       value              why
        screen Photo  disabled           a photo needs the whole width
        screen Long   disabledInRegular  ignore unsound-opt-out: as a book

        """)
    #expect(outcome.errors.contains("1 file checked: "))
    #expect(duoc("check", "--summary", "--error", "missing-title", in: directory).code == 1)
  }

  @Test func ranksMatterWhereItemsLeave() throws {
    let items = (0..<12).map { "      item i\($0) \"I\($0)\" symbol: s\($0)\($0 == 0 ? " priority: high" : "")\n" }
    try directory.write("A.duo", "duo 1\n\napp A {\n  stack {\n    screen Page {\n\(items.joined())    }\n  }\n}\n")
    let output = duoc("check", "--summary", in: directory).output
    #expect(output.split(separator: "\n").last?.split(separator: " ").last == "11")
  }

  @Test func wrongUsage() throws {
    try directory.write("A.duo")
    duoc("check", "--summary", "--diff", in: directory).expectRefusal("goes with neither `--diff` nor `--diagnostics`")
    duoc("check", "--summary", "--diagnostics", "json", in: directory).expectRefusal("goes with neither")
    #expect(duoc("check", "--summary", "A.duo", in: directory).output.contains("Feeds"))
    try directory.write("A.duo", Sample.broken)
    #expect(duoc("check", "--summary", in: directory).output.isEmpty)
  }
}
