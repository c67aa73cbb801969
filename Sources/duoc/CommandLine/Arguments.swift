import DuoLang

/// A command line, taken apart by the tables of commands and flags: every flag in it is known, belongs to the command, and has a
/// value of its type.
struct Arguments: Equatable {
  /// nil if none was named.
  var command: CommandName?
  /// What is no flag, after the command.
  var operands: [String] = []
  private var values: [FlagName: [String]] = [:]

  init(_ arguments: [String]) throws(Failure) {
    let flagCount = arguments.firstIndex(of: "--") ?? arguments.count
    // Who asks for help gets it, whatever else is wrong.
    let wantsHelp = arguments[..<flagCount].contains { $0 == "--help" || $0 == "-h" }
    do {
      try parse(arguments)
    } catch {
      guard wantsHelp else { throw error }
    }
    if wantsHelp {
      if command != .help || operands.isEmpty { operands = command.map { [$0.rawValue] } ?? [] }
      command = .help
    } else if values[.version] != nil, command == nil {
      command = .version
    }
    if !wantsHelp { try checkMembership() }
    if command == nil, !values.isEmpty { throw noCommand(arguments) }
  }

  func has(_ flag: FlagName) -> Bool { values[flag] != nil }

  /// The value of a flag; of several, the last.
  func value(_ flag: FlagName) -> String? { values[flag]?.last }

  /// All values of a flag that takes a list, each once, in order.
  func list(_ flag: FlagName) -> [String] { values[flag] ?? [] }

  func number(_ flag: FlagName) -> Int? { value(flag).flatMap { Int($0) } }

  // MARK: Parsing

  private mutating func parse(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    var mayBeFlag = true
    while let argument = rest.popFirst() {
      if mayBeFlag, argument == "--" {
        mayBeFlag = false
      } else if mayBeFlag, argument.hasPrefix("-"), argument != "-" {
        try parseFlag(argument, &rest)
      } else if command == nil {
        command = try Self.command(argument)
      } else {
        operands.append(argument)
      }
    }
  }

  private static func command(_ word: String) throws(Failure) -> CommandName {
    if let command = CommandName(rawValue: word) { return command }
    if Path(word).isSource {
      throw Failure("\(word.quoted) is no command; did you mean `duoc build \(word.printable)`?")
    }
    throw Failure("there is no command \(word.quoted); \(CommandName.alternatives(to: word))")
  }

  private mutating func parseFlag(_ argument: String, _ rest: inout ArraySlice<String>) throws(Failure) {
    var spelling = argument[...]
    var value: Substring?
    if let equals = argument.firstIndex(of: "=") {
      spelling = argument[..<equals]
      value = argument[argument.index(after: equals)...]
    } else if !argument.hasPrefix("--"), argument.count > 2, let flag = Flag.find(argument.prefix(2), of: command), flag.value.takesValue {
      // -oDIR
      spelling = argument.prefix(2)
      value = argument.dropFirst(2)
    }
    guard let flag = Flag.find(spelling, of: command) else { throw unknown(spelling) }
    guard flag.value.takesValue else {
      guard value == nil else { throw Failure("`\(spelling)` takes no value") }
      values[flag.name] = []
      return
    }
    if value == nil, let next = rest.first, Self.isValue(next, of: flag) { value = rest.popFirst()?[...] }
    guard let value, !value.isEmpty else { throw Failure("`\(spelling)` needs a value: \(flag.usage)") }
    try add(String(value), to: flag)
  }

  /// Whether what follows a flag is its value, and not the next flag. A number less than zero is none, and is told so.
  private static func isValue(_ argument: String, of flag: Flag) -> Bool {
    if case .number = flag.value, Int(argument) != nil { return true }
    return !argument.hasPrefix("-") || argument == "-"
  }

  private mutating func add(_ value: String, to flag: Flag) throws(Failure) {
    let parts = flag.value.isList ? value.split(separator: ",").map(String.init) : [value]
    guard !parts.isEmpty else { throw Failure("`\(flag.name.spelling)` needs a value: \(flag.usage)") }
    for part in parts {
      let words = flag.value.choices.map { $0.word }
      if !words.isEmpty, !words.contains(part) {
        throw Failure("`\(flag.name.spelling)` cannot be \(part.quoted); \(alternatives(to: part, among: words, atMost: words.count))")
      }
      if case .number = flag.value, Int(part).map({ $0 < 0 }) ?? true {
        throw Failure("`\(flag.name.spelling)` takes a whole number from 0, not \(part.quoted)")
      }
      if !flag.value.isList || !list(flag.name).contains(part) { values[flag.name, default: []].append(part) }
    }
  }

  /// Flags were given, and no command that they are for: the first that takes them all is named.
  private func noCommand(_ arguments: [String]) -> Failure {
    let command = CommandName.allCases.first { command in
      values.keys.allSatisfy { name in Flag.all.contains { $0.name == name && $0.commands.contains(command) } }
    }
    let line = command.map { (["duoc", $0.rawValue] + arguments).joined(separator: " ").printable }
    return Failure("no command is named" + (line.map { "; did you mean `\($0)`?" } ?? "; `duoc help` lists those there are"))
  }

  private func unknown(_ spelling: Substring) -> Failure {
    let flags = Flag.all.filter { flag in command.map { flag.commands.contains($0) } ?? true }
    let stem = String(spelling.drop { $0 == "-" })
    let near = suggestions(for: stem, among: flags.map { $0.name.rawValue }).map { "--\($0)" }
    let help = command.map { "duoc help \($0.rawValue)" } ?? "duoc help"
    return Failure(
      "there is no flag \(String(spelling).quoted)"
        + (near.isEmpty ? "; `\(help)` lists those there are" : "; \(alternatives(near, legal: []))"))
  }

  /// Checks that the command takes the flags and operands that were given.
  private func checkMembership() throws(Failure) {
    guard let command else { return }
    for flag in Flag.all where values[flag.name] != nil {
      let commands = Flag.all.flatMap { $0.name == flag.name ? $0.commands : [] }
      guard !commands.contains(command) else { continue }
      let owners = commands.map { "`\($0.rawValue)`" }
      let list = owners.dropLast().joined(separator: ", ") + (owners.count > 1 ? " and " : "") + (owners.last ?? "")
      throw Failure("`\(command.rawValue)` has no flag `\(flag.name.spelling)`; \(list) \(owners.count == 1 ? "has" : "have")")
    }
    let limit =
      switch Command[command].operands {
      case .none: 0
      case .word, .command, .newName, .shell: 1
      case .versions: 2
      case .paths, .controlAndPaths: Int.max
      }
    if operands.count > limit { throw Failure("`\(command.rawValue)` does not take \(operands[limit].quoted)") }
  }
}
