import DuoLang
import DuoLayout

extension Flag {
  /// All flags, in the order in which help lists them.
  static let all = [
    Flag(
      .format, .output, takes: .choices("FORMAT", OutputFormat.allCases.map { Choice($0.rawValue, $0.help) }),
      "what to write, to standard output unless there is -o; several need -o (default: the project's formats, else table)",
      for: [.build]),
    Flag(
      .render, .output, takes: .choice(DiagramPicture.allCases.map { Choice($0.rawValue) }),
      "draw dot and dot-structure, with Graphviz; files end in .dot.svg, .structure.svg", for: [.build]),
    Flag(
      .format, .output, takes: .choice([Choice("table"), Choice("json", "the same data, schema duo-device/1")]),
      "what to write (default: table)", for: [.device]),
    Flag(
      .format, .output, takes: .choice(DiffFormat.allCases.map { Choice($0.rawValue, $0.help) }),
      "what to write (default: text)", for: [.diff]),
    Flag(
      .format, .output, takes: .choice([Choice("table"), Choice("json", "the same data, schema duo-config/1")]),
      "what to write (default: table)", for: [.config]),
    Flag(
      .output, letter: "o", .output, takes: .text("DIR"),
      "write files into DIR, one for each app and format, pictures one for each screen, and make DIR if need be (default: the "
        + "project's output)",
      for: [.build, .config]),

    Flag(
      .depfile, .output, takes: .text("FILE"),
      "write into FILE which files the outputs are made of, as rules of make; needs an output directory", for: [.build]),
    Flag(
      .watch, .output, "run again whenever a file that was read changes, or one is added; Control-C ends it",
      for: [.build, .check, .test]),

    Flag(
      .pose, .selection, takes: .list("POSE"),
      "these poses, or all (default: all for why and diff, else \(LayoutRequest.Poses.standardNames.joined(separator: ", ")))",
      for: [.build, .why, .diff, .config]),
    Flag(.scenario, .selection, takes: .list("NAME"), "these scenarios (default: all)", for: [.build, .why, .diff]),
    Flag(.screen, .selection, takes: .list("NAME"), "these screens (default: all)", for: [.build, .diff]),
    Flag(
      .device, .selection, takes: .text("FILE"),
      "the device that FILE declares, instead of iPhone Duo and of devices in the sources", for: [.build, .check, .test, .why, .diff, .device, .config]),

    Flag(
      .diagnostics, .findings, takes: .choice(["text", "short", "json", "github", "sarif"].map { Choice($0) }),
      "how to write them (default: text)", for: [.build, .check, .test, .why, .diff, .device, .config]),
    Flag(
      .maxDiagnostics, .findings, takes: .number("N"),
      "how many to write, 0 for all (default: 50 as text or short, else all)", for: [.build, .check, .test, .why, .diff, .device, .config]),
    Flag(
      .summary, .findings,
      "instead of findings a table for each app: its screens, where their items stand, what is missing, opt-outs and reasons",
      for: [.check]),

    Flag(.error, .severities, takes: .list("SLUG"), "findings with these slugs are errors", for: [.build, .check, .test, .config]),
    Flag(
      .warn, .severities, takes: .list("SLUG"),
      "findings with these slugs are warnings", for: [.build, .check, .test, .config]),
    Flag(.allow, .severities, takes: .list("SLUG"), "findings with these slugs are left out", for: [.build, .check, .test, .config]),
    Flag(
      .failOn, .severities, takes: .choice(Severity.allCases.map { Choice($0.word) }),
      "exit with 1 if there is a finding at least as grave (default: error)", for: [.build, .check, .test, .config]),
    Flag(.exitCode, .severities, "exit with 1 if something moved", for: [.diff]),
    Flag(.strict, .severities, "the same as --fail-on warning", for: [.build, .check, .test, .config]),
    Flag(
      .baseline, .severities, takes: .text("FILE"),
      "leave out the findings that FILE lists; if there is no FILE, write it with those there are. To renew it, delete it and run "
        + "again",
      for: [.check]),

    Flag(
      .fix, .fixes, "apply the safe fixes to the files that the paths name; the text of - goes to standard output", for: [.check]),
    Flag(.unsafeFixes, .fixes, "as --fix, but with those fixes too that are guesses", for: [.check]),
    Flag(.diff, .fixes, "show what would be fixed, change nothing; exit with 1 if there is something", for: [.check]),
    Flag(.check, .fixes, "list the files that are not in the style, change nothing; exit with 1 if there is one", for: [.fmt]),
    Flag(.diff, .fixes, "show what would be changed, change nothing; exit with 1 if there is something", for: [.fmt]),

    Flag(
      .noProject, .general, "no project.duo, only what the command line says", for: [.build, .check, .test, .fmt, .why, .diff, .device, .config]),
    Flag(
      .standardInputPath, .general, takes: .text("PATH"),
      "the file that - stands for: its name in findings, the place its imports begin at", for: [.build, .check, .test, .fmt, .why, .device]),
    Flag(
      .color, .general, takes: .choice(["auto", "always", "never"].map { Choice($0) }),
      "colours in findings, and in what diff writes (default: auto, on a terminal; NO_COLOR and FORCE_COLOR are obeyed)", for: [.build, .check, .test, .why, .diff, .device, .config]),
    Flag(
      .quiet, letter: "q", .general, "findings only: no counts, no word on files written",
      for: [.build, .check, .test, .fmt, .why, .diff, .device, .initialize]),
    Flag(
      .jobs, .general, takes: .number("N"),
      "on how many threads to check and to lay out, 0 for one on each processor (default: 0); what is written is always the same",
      for: [.build, .check]),
    Flag(.man, .general, "the manual of all commands, in the form that man reads", for: [.help]),
    Flag(.help, letter: "h", .general, "this help", for: CommandName.allCases),
    Flag(.version, .general, "the same without the command", for: [.version]),
  ]

  /// The flag that `spelling` (`--pose`, `-o`) is; of several of one name, that of `command`.
  static func find(_ spelling: Substring, of command: CommandName? = nil) -> Flag? {
    let flags = all.filter { $0.name.spelling == spelling || $0.letter.map { "-\($0)" == spelling } ?? false }
    return flags.first { flag in command.map { flag.commands.contains($0) } ?? true } ?? flags.first
  }
}
