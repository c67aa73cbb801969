import DuoLang
import DuoLayout

/// `duoc build`: lays out and writes.
func build(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  guard arguments.value(.output) != "-" else {
    throw Failure("`-o` names a directory; without it, output goes to standard output")
  }
  let settings = try Settings(arguments, paths: arguments.operands, to: .errors, &io)
  let (report, formats) = (settings.report, settings.formats.value)
  guard formats.count == 1 || settings.output.value != nil else {
    throw Failure("several formats need a directory to go to: -o DIR\(settings.formats.origin.isProject ? ", or the project's `output`" : "")")
  }
  var sources = try settings.findSources(&io)
  let session = try settings.compile(&sources)
  try settings.checkPoses(session, &io)
  let selection = Selection(poses: settings.poses.value, scenarios: arguments.list(.scenario), screens: arguments.list(.screen))
  let set = try session.layouts(selection)

  try report.write(session, &io)
  if set.layouts.isEmpty, session.isMeaningful, !report.isQuiet {
    io.say("nothing to write: \(selection.screens.isEmpty && selection.scenarios.isEmpty ? "no app with a screen is declared here" : "no screen is like that")")
  }
  if let directory = settings.output.value {
    if !set.layouts.isEmpty {
      try writeFiles(formats, of: set, into: Path(directory), session, sources, isQuiet: report.isQuiet, &io)
    }
  } else if !set.layouts.isEmpty || session.isMeaningful {
    // Without an app it is an empty document, which other programs can read all the same.
    try io.print(session.output(formats[0], of: set))
  }
  if !report.isQuiet, let summary = report.summary(session) { io.say(summary) }
  return report.exitCode(session)
}

/// Writes a file for each app and format, and says of each whether it has changed.
private func writeFiles<Files>(
  _ formats: [OutputFormat], of set: LayoutSet, into path: Path, _ session: Session, _ sources: SourceFiles<Files>,
  isQuiet: Bool, _ io: inout some IO<Files>
) throws(Failure) {
  let directory = try OutputDirectory(path, io.files)
  let apps = session.apps(of: set)
  for (app, stem) in zip(apps, fileStems(for: apps.map(\.name))) {
    for format in formats {
      let name = stem + format.ending
      let outcome = try directory.write(session.output(format, of: app.set), to: name) { sources.holds($0) }
      if !isQuiet { io.say("\(outcome.rawValue) \(path.appending(Path(name)).display)") }
    }
  }
}
