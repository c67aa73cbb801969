/// The text of help, made of the tables of commands and flags for a terminal of 80 columns.
enum HelpText {
  static let width = 80

  /// What `duoc help` prints.
  static var overview: String {
    """
    duoc works out where the bars of an iPhone Duo app put their controls, pose by
    pose, from what the app declares in .duo files.

    usage: duoc COMMAND [FLAG…] [PATH…]

    commands
    \(columns(Command.all.map { Row($0.name.rawValue, $0.summary) }))
    \(paths)
    examples
    \(columns(Command.all.flatMap { $0.operands == .command ? [] : $0.examples }.map { Row($0.line, $0.effect) }))
    \(exitCodes)
    All about a command: duoc help COMMAND, or duoc COMMAND --help.

    """
  }

  /// What `duoc help COMMAND` prints.
  static func text(for command: Command) -> String {
    let flags = Flag.all.filter { $0.commands.contains(command.name) }
    let usage = [
      "usage: duoc", command.name.rawValue, command.operands.readsSources ? "[FLAG…]" : "", command.operands.placeholder,
    ]
    var sections = [usage.filter { !$0.isEmpty }.joined(separator: " ") + "\n"]
    for paragraph in command.about { sections.append(wrapped(paragraph).joined(separator: "\n") + "\n") }
    if !command.sample.isEmpty { sections.append(indented(command.sample)) }
    for paragraph in command.details { sections.append(wrapped(paragraph).joined(separator: "\n") + "\n") }
    if command.operands.takesPaths { sections.append(paths) }
    for group in Flag.Group.allCases {
      let entries = flags.filter { $0.group == group }.map(entry).joined()
      if !entries.isEmpty { sections.append("\(group.rawValue)\n\(entries)") }
    }
    if command.operands.readsSources { sections.append(exitCodes) }
    let examples = columns(command.examples.map { Row($0.line, $0.effect) })
    if !examples.isEmpty { sections.append("examples\n\(examples)") }
    return sections.joined(separator: "\n")
  }

  private static let paths = """
    paths
      A PATH is a .duo file, a directory (all .duo files below it) or - (standard
      input). Without one it is the sources of the project (duoc help config), else
      the working directory.

    """

  private static let exitCodes = """
    exit codes
      0  clean
      1  there are errors; with --strict, errors or warnings; with --fail-on, what
         it names; with --diff, something to fix; with --exit-code, something moved
      2  wrong usage, a file that cannot be read or written, a fault of duoc

    """

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

  /// `text` in lines of at most `width` characters, broken at spaces.
  private static func wrapped(_ text: String, width: Int = width) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
