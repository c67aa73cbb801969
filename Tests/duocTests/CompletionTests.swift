import Foundation
import Testing

@testable import duoc

/// What shells are told, and what they make of it where they are installed.
@Suite struct CompletionTests {
  static func path(_ program: String) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for shell in CompletionShell.allCases { try directory.write("completions.\(shell.rawValue)", shell.completions) }
    try directory.write("Specs/Reader.duo")
    try directory.write("A Reader.duo")
    try directory.write("notes.txt")
  }

  /// What a shell prints that runs `script` in the directory.
  private func output(_ shell: CompletionShell, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.path(shell.rawValue)))
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: directory.path)
    process.environment = ["HOME": directory.path, "PATH": "/bin:/usr/bin:/usr/local/bin:/opt/homebrew/bin", "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: CompletionShell.allCases.filter { path($0.rawValue) != nil })
  func theShellReadsIt(_ shell: CompletionShell) throws {
    #expect(try output(shell, ["-n", "completions.\(shell.rawValue)"]) == "")
  }

  @Test(arguments: CompletionShell.allCases)
  func allIsInIt(_ shell: CompletionShell) {
    let script = shell.completions
    for command in Command.all { #expect(script.contains(command.name.rawValue)) }
    for flag in Flag.all {
      #expect(script.contains(shell == .fish ? "-l \(flag.name.rawValue)" : flag.name.spelling))
      for choice in flag.value.choices { #expect(script.contains(choice.word)) }
    }
    #expect(script.hasSuffix("\n") && !script.contains("\n\n\n"))
  }

  static let lines: [(line: String, candidates: [String])] = [
    ("duoc bu", ["build"]),
    ("duoc c", ["check", "completions", "config"]),
    ("duoc fmt --c", ["--check"]),
    ("duoc build --fo", ["--format"]),
    ("duoc device --format ", ["table", "json"]),
    ("duoc build --format table,ma", ["table,markdown", "table,matrix"]),
    ("duoc build --format=js", ["json"]),
    ("duoc why share --pose outerP", ["outerPortrait"]),
    ("duoc check --allow missing-t", ["missing-title"]),
    ("duoc --color never chec", ["check"]),
    ("duoc explain icon-v", ["icon-vertical"]),
    ("duoc completions ", ["bash", "zsh", "fish"]),
    ("duoc help lang", ["language"]),
    ("duoc check ", ["A Reader.duo", "Specs"]),
    ("duoc check Specs/", ["Specs/Reader.duo"]),
    ("duoc build -o S", ["Specs"]),
    ("duoc why ", []),
    ("duoc why share ", ["A Reader.duo", "Specs"]),
  ]

  @Test(.enabled(if: path("bash") != nil), arguments: lines)
  func bashCompletes(_ line: String, _ candidates: [String]) throws {
    let words = line.replacing("=", with: " = ").split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let script = """
      source completions.bash; COMP_WORDS=("$@"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _duoc; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let found = try output(.bash, ["--norc", "-c", script, "bash"] + words).split(separator: "\n").map(String.init)
    #expect(found.sorted() == candidates.sorted())
  }

  /// Wherever a flag takes one of some words, all of them are offered.
  @Test(.enabled(if: path("bash") != nil)) func bashOffersTheValuesOfFlags() throws {
    for (line, candidates) in Self.choiceLines { try bashCompletes(line, candidates) }
  }

  @Test(.enabled(if: path("fish") != nil)) func fishOffersTheValuesOfFlags() throws {
    for (line, candidates) in Self.choiceLines { try fishCompletes(line, candidates) }
  }

  /// A line for each flag of each command whose values are known, and those.
  private static var choiceLines: [(String, [String])] {
    CommandName.allCases.flatMap { command in
      Command[command].flags.compactMap { flag in
        switch flag.value.candidates {
        case .words(let words), .list(let words): ("duoc \(command.rawValue) \(flag.name.spelling) ", words)
        case .nothing, .sources, .files, .directories: nil
        }
      }
    }
  }

  /// What fish itself looks for first, a command before any flag, is all that differs.
  @Test(.enabled(if: path("fish") != nil), arguments: lines.filter { !$0.candidates.isEmpty && !$0.line.hasPrefix("duoc -") })
  func fishCompletes(_ line: String, _ candidates: [String]) throws {
    let script = "source completions.fish; complete -C \(line.quoted(escape: "\\'"))"
    let found = try output(.fish, ["--no-config", "-c", script]).split(separator: "\n").map {
      // Before a tab stands the word, or the flag with it.
      let word = $0.split(separator: "\t")[0]
      return String(word.last == "/" ? word.dropLast() : word).replacing("\\", with: "").replacing("--format=", with: "")
    }
    for candidate in candidates { #expect(found.contains(candidate), "\(found)") }
    if !line.hasSuffix(" ") { #expect(found.count == candidates.count, "\(found)") }
  }

  @Test(.enabled(if: path("zsh") != nil)) func zshDefinesIt() throws {
    let script = "autoload -Uz compinit && compinit -u -d zcompdump; source ./completions.zsh; echo $_comps[duoc]; whence -w _duoc"
    #expect(try output(.zsh, ["-f", "-c", script]) == "_duoc\n_duoc: function\n")
  }

  @Test func theCommandPrintsIt() {
    let outcome = duoc("completions", "fish", in: directory)
    #expect(outcome.code == 0 && outcome.output == FishCompletions.script && outcome.errors.isEmpty)
    duoc("completions", in: directory).expectRefusal("needs the name of a shell: bash, zsh, fish")
    duoc("completions", "tcsh", in: directory).expectRefusal("no completions for `tcsh`")
  }
}
