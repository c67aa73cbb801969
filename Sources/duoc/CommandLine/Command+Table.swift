extension Command {
  /// All commands, in the order in which help lists them.
  static let all = [
    Command(
      name: .build, operands: .paths,
      summary: "lay out the bars and write tables, diagrams or data",
      about: [
        "Works out where every control stands, screen by screen and pose by pose, and writes it to standard output, or into files "
          + "with -o. Findings go to standard error. A file with errors of syntax, names or types gives no output; other findings "
          + "never stop it.",
        "With -o, a file that would stay the same is not touched: its date tells when the layout last changed.",
      ],
      examples: [
        Example("duoc build Reader.duo", "tables, in four poses"),
        Example("duoc build --pose all --format json", "all nine poses, as data"),
        Example("duoc build -o out --format table,csv", "out/Reader.txt, out/Reader.csv"),
        Example("duoc build --format checklist", "tasks for somebody with a device"),
      ]),
    Command(
      name: .check, operands: .paths,
      summary: "report everything that is wrong or doubtful",
      about: [
        "Does all that build does, except writing layouts. Findings are what it writes: they go to standard output, whatever their "
          + "form, and a line that counts them to standard error.",
        "What a finding counts for can be changed by its slug, the word in brackets after its severity. Errors of syntax, names and "
          + "types stay errors.",
        "With --fix the safe fixes are applied until there are none left (at most ten rounds), and what remains is reported. Only "
          + "files that the paths name are changed, and none if one of them cannot be written; what they import is left alone. "
          + "With - as a path the fixed text goes to standard output and the findings to standard error.",
        "A baseline lets an app that has findings start clean: the first run writes the file, later ones leave out what it lists and "
          + "report what is new. A line is SLUG, PATH, MESSAGE and, if there are several alike, COUNT, with tabs between them and no "
          + "line numbers. Lines whose findings are gone are counted; to renew the file, delete it and run again.",
        "An editor gives the text on standard input and the file it belongs to with --stdin-path.",
      ],
      examples: [
        Example("duoc check", "every .duo file below here"),
        Example("duoc check --strict Specs", "warnings count as errors do"),
        Example("duoc check --diagnostics sarif", "for a tool that reads SARIF"),
        Example("duoc check --diff", "what --fix would change"),
        Example("duoc check --fix Reader.duo", "mend it, report the rest"),
        Example("duoc check --error missing-title", "no icon without a title"),
        Example("duoc check --baseline known.txt", "only what is new"),
        Example("duoc check --summary", "a table of the app's screens"),
      ]),
    Command(
      name: .test, operands: .paths,
      summary: "check what the files expect of their layouts",
      about: [
        "Lays out each screen that has an `expect` in the poses and scenarios that it names, and reports those that do not hold, "
          + "expected and actual side by side. Findings go to standard output, with the errors of these files; a line that counts "
          + "the expectations goes to standard error.",
        "It judges expectations alone: of the flags that say what a finding counts for, those with `expectation-failed` have an "
          + "effect here.",
      ],
      examples: [
        Example("duoc test", "every expectation below here"),
        Example("duoc test --diagnostics github Specs", "beside the lines of a pull request"),
      ]),
    Command(
      name: .help, operands: .command,
      summary: "what there is, or all about one command",
      about: ["Tells what duoc can do, or all about one command."],
      examples: [Example("duoc help build", "all about build")]),
    Command(name: .version, operands: .none, summary: "the version", about: ["Prints the version of duoc."], examples: []),
  ]

  static subscript(name: CommandName) -> Command {
    all.first { $0.name == name } ?? all[0]
  }
}
