import Testing

@testable import duoc

@Suite struct HelpTests {
  @Test(arguments: [nil] + CommandName.allCases)
  func fitsATerminal(_ command: CommandName?) {
    let page = command.map { HelpText.text(for: Command[$0]) } ?? HelpText.overview
    #expect(page.hasSuffix("\n"))
    #expect(!page.contains("\n\n\n"))
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= HelpText.width, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test func tellsAll() {
    for command in Command.all {
      #expect(HelpText.overview.contains("\n  \(command.name.rawValue) "))
      for flag in Flag.all where flag.commands.contains(command.name) {
        #expect(HelpText.text(for: command).contains(flag.usage))
      }
    }
  }

  @Test(arguments: Command.all.flatMap { $0.examples.map { $0.line } })
  func examplesAreRight(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(words.first == "duoc")
    _ = try Arguments([String](words.dropFirst()))
  }

  @Test func goesToStandardOutput() throws {
    let directory = try TemporaryDirectory()
    for arguments in ["help", "--help", "-h"] {
      let outcome = duoc(arguments, in: directory)
      #expect(outcome.code == 0 && outcome.output == HelpText.overview && outcome.errors.isEmpty)
    }
    #expect(duoc("check", "--help", in: directory).output == HelpText.text(for: Command[.check]))
    #expect(duoc("help", "check", in: directory).output == HelpText.text(for: Command[.check]))
    #expect(duoc("--version", in: directory).output == "duoc \(duocVersion)\n")
    #expect(duoc("version", in: directory).output == "duoc \(duocVersion)\n")
  }

  @Test func withoutACommandItIsTalk() throws {
    let outcome = duoc(in: try TemporaryDirectory())
    #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errors == HelpText.overview)
  }
}
