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
  var selection = Selection(poses: settings.poses.value, scenarios: arguments.list(.scenario), screens: arguments.list(.screen))
  selection.isDrawn = formats.contains { $0.isDrawing }
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

/// Writes a file for each app and format, of pictures one for each screen, and says of each whether it has changed.
private func writeFiles<Files>(
  _ formats: [OutputFormat], of set: LayoutSet, into path: Path, _ session: Session, _ sources: SourceFiles<Files>,
  isQuiet: Bool, _ io: inout some IO<Files>
) throws(Failure) {
  let apps = session.apps(of: set)
  for (app, stem) in zip(apps, fileStems(for: apps.map(\.name))) {
    for format in formats {
      var (place, parts) = (path, [(name: stem, set: app.set)])
      if format.isPerScreen {
        let screens = session.screens(of: app.set)
        place = path.appending(Path(stem))
        parts = zip(fileStems(for: screens.map(\.name)), screens).map { ($0, $1.set) }
      }
      let directory = try OutputDirectory(place, io.files)
      for part in parts {
        let name = part.name + format.ending
        let outcome = try directory.write(session.output(format, of: part.set), to: name) { sources.holds($0) }
        if !isQuiet { io.say("\(outcome.rawValue) \(place.appending(Path(name)).display)") }
      }
    }
  }
}
