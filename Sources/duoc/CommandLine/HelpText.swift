import DuoLang

/// The text of help, made of the tables of commands and flags for a terminal of 80 columns.
enum HelpText {
  static let width = 80

  /// What `duoc help` prints.
  static var overview: String {
    """
    \(wrapped(HelpFacts.purpose).joined(separator: "\n"))

    usage: duoc COMMAND [FLAG…] [PATH…]

    commands
    \(columns(Command.all.map { Row($0.name.rawValue, $0.summary) }))
    \(paths)
    examples
    \(columns(Command.all.flatMap { $0.operands == .command ? [] : $0.examples }.map { Row($0.line, $0.effect) }))
    \(exitCodes(of: CommandName.allCases))
    All about a command: duoc help COMMAND, or duoc COMMAND --help.
    The language of .duo files: duoc help language.

    """
  }

  /// What `duoc help COMMAND` prints.
  static func text(for command: Command) -> String {
    let usage = [
      "usage: duoc", command.name.rawValue, command.operands.readsSources ? "[FLAG…]" : "", command.operands.placeholder,
    ]
    var sections = [usage.filter { !$0.isEmpty }.joined(separator: " ") + "\n"]
    for paragraph in command.about { sections.append(wrapped(paragraph).joined(separator: "\n") + "\n") }
    if !command.sample.isEmpty { sections.append(indented(command.sample)) }
    for paragraph in command.details { sections.append(wrapped(paragraph).joined(separator: "\n") + "\n") }
    if command.operands.takesPaths { sections.append(paths) }
    for group in Flag.Group.allCases {
      let entries = command.flags.filter { $0.group == group }.map(entry).joined()
      if !entries.isEmpty { sections.append("\(group.rawValue)\n\(entries)") }
    }
    sections.append(exitCodes(of: [command.name]))
    let examples = columns(command.examples.map { Row($0.line, $0.effect) })
    if !examples.isEmpty { sections.append("examples\n\(examples)") }
    return sections.joined(separator: "\n")
  }

  private static var paths: String {
    "paths\n" + wrapped(HelpFacts.paths, width: width - 2).map { "  \($0)\n" }.joined()
  }

  private static func exitCodes(of commands: [CommandName]) -> String {
    "exit codes\n" + columns(HelpFacts.exitCodes(of: commands).map { Row("\($0.code)", $0.meaning) })
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  private static func entry(_ flag: Flag) -> String {
    let choices = flag.value.choices.filter { !$0.help.isEmpty }
    return columns([Row(flag.usage, flag.help)] + choices.map { Row("  \($0.word)", $0.help) }, leftWidth: 26)
  }

  private struct Row {
    let left: String
    let right: String

    init(_ left: String, _ right: String) {
      self.left = left
      self.right = right
    }
  }

  /// Rows in two columns, the right one wrapped; a left cell that is too wide has a line of its own.
  private static func columns(_ rows: [Row], leftWidth: Int? = nil) -> String {
    let leftWidth = leftWidth ?? rows.map { $0.left.count }.max() ?? 0
    let indent = String(repeating: " ", count: leftWidth + 4)
    var text = ""
    for row in rows {
      var right = wrapped(row.right, width: width - indent.count)[...]
      text += "  " + row.left
      if row.left.count <= leftWidth, let first = right.popFirst() {
        text += String(repeating: " ", count: leftWidth - row.left.count + 2) + first
      }
      text += "\n"
      for line in right { text += indent + line + "\n" }
    }
    return text
  }

  /// `text` in lines of at most `width` columns, broken at spaces.
  private static func wrapped(_ text: String, width: Int = width) -> [String] {
    text.split(separator: " ").map(String.init).wrapped(to: width)
  }
}
