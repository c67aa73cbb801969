/// What help and manual say of the whole.
enum HelpFacts {
  static let purpose =
    "duoc works out where the bars of an iPhone Duo app put their controls, pose by pose, from what the app declares in .duo files."

  static let paths =
    "A PATH is a .duo file, a directory (all .duo files below it) or - (standard input). Without one it is the sources of the project "
    + "(duoc help config), else the working directory."

  /// The codes with which some commands end, and what each means.
  static func exitCodes(of commands: [CommandName] = CommandName.allCases) -> [(code: Int32, meaning: String)] {
    var conditions: [ExitCondition] = []
    for command in commands {
      for condition in ExitCondition.all(of: command) where !conditions.contains(condition) { conditions.append(condition) }
    }
    // Those that hold for all come first.
    let texts = (conditions.filter(\.flags.isEmpty) + conditions.filter { !$0.flags.isEmpty }).map(\.text)
    var codes = [(ExitCode.clean, texts.isEmpty ? "done" : "clean")]
    if !texts.isEmpty { codes.append((ExitCode.findings, texts.joined(separator: "; "))) }
    codes.append((ExitCode.failure, "wrong usage, a file that cannot be read or written, output that cannot be written, a fault of duoc"))
    return codes
  }

  /// The variables that are obeyed.
  static let environment: [(name: String, meaning: String)] = [
    ("NO_COLOR", "no colours, whatever its value, unless it is empty"),
    ("FORCE_COLOR", "colours even without a terminal; NO_COLOR is stronger"),
    ("TERM", "dumb: a terminal without colours"),
  ]
}
