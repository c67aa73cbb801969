/// What help and manual say of the whole.
enum HelpFacts {
  static let purpose =
    "duoc works out where the bars of an iPhone Duo app put their controls, pose by pose, from what the app declares in .duo files."

  static let paths =
    "A PATH is a .duo file, a directory (all .duo files below it) or - (standard input). Without one it is the sources of the project "
    + "(duoc help config), else the working directory."

  static let exitCodes: [(code: Int32, meaning: String)] = [
    (ExitCode.clean, "clean"),
    (
      ExitCode.findings,
      "there are errors; with --strict, errors or warnings; with --fail-on, what it names; with --diff or --check, something to fix or to "
        + "format; with --exit-code, something moved"
    ),
    (ExitCode.failure, "wrong usage, a file that cannot be read or written, a fault of duoc"),
  ]

  /// The variables that are heard.
  static let environment: [(name: String, meaning: String)] = [
    ("NO_COLOR", "no colours, whatever its value, unless it is empty"),
    ("FORCE_COLOR", "colours also where nobody seems to look; NO_COLOR is stronger"),
    ("TERM", "dumb: a terminal without colours"),
  ]
}
