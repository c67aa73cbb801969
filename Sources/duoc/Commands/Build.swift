import DuoLang
import DuoLayout

/// `duoc build`: lays out and writes.
func build(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  let settings = try Settings(arguments, paths: arguments.operands, to: .errors, &io)
  try checkOutput(settings, arguments)
  let report = settings.report
  var sources = try settings.findSources(&io)
  let session = try settings.compile(&sources)
  try settings.checkPoses(session, &io)
  var selection = Selection(poses: settings.poses.value, scenarios: arguments.list(.scenario), screens: arguments.list(.screen))
  selection.isDrawn = settings.formats.value.contains { $0.isDrawing }
  if !report.isQuiet { io.progress("laying out") }
  let set = try session.layouts(selection)

  try report.write(session, &io)
  if set.layouts.isEmpty, session.isMeaningful, !report.isQuiet {
    let isNarrowed = !selection.scenarios.isEmpty || !selection.screens.isEmpty
    io.say("nothing to write: \(isNarrowed ? "no screen is like that" : "no app with a screen is declared here")")
  }
  if let directory = settings.output.value {
    if !set.layouts.isEmpty { try writeFiles(of: set, into: Path(directory), session, sources, settings, arguments, &io) }
  } else if !set.layouts.isEmpty || session.isMeaningful {
    // Without an app it is an empty document, which other programs can read all the same.
    try io.print(session.output(settings.formats.value[0], of: set))
  }
  if !report.isQuiet, let summary = report.summary(session) { io.say(summary) }
  return report.exitCode(session)
}

/// Sees to it that what is asked for can be written where it is to go.
private func checkOutput(_ settings: Settings, _ arguments: Arguments) throws(Failure) {
  guard arguments.value(.output) != "-" else {
    throw Failure("`-o` names a directory; without it, output goes to standard output")
  }
  guard settings.output.value == nil else { return }
  guard settings.formats.value.count == 1 else {
    throw Failure("several formats need a directory to go to: -o DIR\(settings.formats.origin.isProject ? ", or the project's `output`" : "")")
  }
  guard !arguments.has(.depfile) else {
    throw Failure("`--depfile` names the files that are written: it needs a directory for them, -o DIR")
  }
}

/// Writes a file for each app and format, says of each whether it has changed, and writes which files they are made of.
private func writeFiles<Files>(
  of set: LayoutSet, into path: Path, _ session: Session, _ sources: SourceFiles<Files>, _ settings: Settings, _ arguments: Arguments,
  _ io: inout some IO<Files>
) throws(Failure) {
  let directory = try OutputDirectory(path, io.files)
  let apps = session.apps(of: set)
  var outputs: [Path] = []
  let total = apps.count * settings.formats.value.count
  for (app, stem) in zip(apps, fileStems(for: apps.map(\.name))) {
    for format in settings.formats.value {
      let name = stem + format.ending
      if !settings.report.isQuiet { io.progress("writing \(outputs.count + 1) of \(counted(total, "file"))") }
      let outcome = try directory.write(session.output(format, of: app.set), to: name) { sources.holds($0) }
      outputs.append(path.appending(Path(name)))
      // Who watches sees what changes.
      let isNews = outcome == .wrote || !arguments.has(.watch)
      if !settings.report.isQuiet, isNews { io.say("\(outcome.rawValue) \(path.appending(Path(name)).display)") }
    }
  }
  guard let depfile = arguments.value(.depfile) else { return }
  let text = try Depfile(outputs: outputs, inputs: inputs(of: session, sources, settings)).text()
  _ = try FileWriter(io.files).write(text, to: Path(depfile)) { sources.holds($0) }
}

/// The files that a run read, the project's first.
private func inputs<Files>(of session: Session, _ sources: SourceFiles<Files>, _ settings: Settings) -> [Path] {
  let project = settings.projectFile.map { [$0.path] } ?? []
  let texts = (0..<session.fileCount).map { session.source($0).identity }.filter { !sources.isStandardInput($0) }
  return project + texts.compactMap { sources.place(of: $0).map { sources.files.shortened($0) } }.filter { !project.contains($0) }
}
