import Testing

@testable import duoc

@Suite struct ArgumentsTests {
  private func parse(_ line: String) throws -> Arguments { try Arguments(line.split(separator: " ").map(String.init)) }

  @Test(arguments: [
    "build --pose a,b --pose b,c -o out x.duo", "build --pose=a,b --pose=b,c --output=out x.duo",
    "--pose a,b build x.duo --pose c -oout", "build -o=out --pose a,b,c -- x.duo",
  ])
  func formsOfOneLine(_ line: String) throws {
    let arguments = try parse(line)
    #expect(arguments.command == .build)
    #expect(arguments.operands == ["x.duo"])
    #expect(arguments.list(.pose) == ["a", "b", "c"])
    #expect(arguments.value(.output) == "out")
  }

  @Test func lastValueWins() throws {
    #expect(try parse("check --color never --color always").value(.color) == "always")
  }

  @Test func doubleDashEndsFlags() throws {
    #expect(try parse("check -- --strict - -h").operands == ["--strict", "-", "-h"])
    #expect(try parse("-- check x").command == .check)
  }

  @Test func singleDashIsAPath() throws {
    #expect(try parse("check -").operands == ["-"])
  }

  @Test(arguments: [
    "build --help", "build -h x", "build --nonsense --help", "--help build", "help build", "build --pose --help",
  ])
  func helpForACommand(_ line: String) throws {
    let arguments = try parse(line)
    #expect(arguments.command == .help)
    #expect(arguments.operands == ["build"])
  }

  @Test func generalHelp() throws {
    #expect(try parse("--help").command == .help)
    #expect(try parse("--help").operands.isEmpty)
    #expect(try parse("help --help").operands == ["help"])
    #expect(try parse("").command == nil)
    #expect(try parse("--version").command == .version)
  }

  @Test func namesAndFlagsAreDistinct() {
    #expect(Set(Command.all.map { $0.name }) == Set(CommandName.allCases))
    #expect(Command.all.count == CommandName.allCases.count)
    #expect(Set(Flag.all.map { $0.name }) == Set(FlagName.allCases))
    // A command has each flag once; two commands may take different values of one name.
    for command in CommandName.allCases {
      let flags = Flag.all.filter { $0.commands.contains(command) }.map { $0.name }
      #expect(Set(flags).count == flags.count)
    }
    let letters = Flag.all.compactMap { $0.letter }
    #expect(Set(letters).count == letters.count)
  }
}
