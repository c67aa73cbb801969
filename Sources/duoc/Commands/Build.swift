import DuoLang
import DuoLayout

/// `duoc build`: lays out and writes.
func build(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  let settings = try Settings(arguments, paths: arguments.operands, to: .errors, &io)
  try checkOutput(settings, arguments, io)
  let report = settings.report
  var sources = try settings.findSources(&io)
  let session = try settings.compile(&sources)
  try settings.checkPoses(session, &io)
  var selection = Selection(poses: settings.poses.value, scenarios: arguments.list(.scenario), screens: arguments.list(.screen))
  selection.isDrawn = settings.formats.value.contains { $0.isDrawing }
  if !report.isQuiet { io.progress("laying out") }
  let request = try session.request(for: selection)
  let isEmpty = !session.compilation.hasLayouts(request)

  try report.write(session, &io)
  if isEmpty, session.isMeaningful, !report.isQuiet {
    let isNarrowed = !selection.scenarios.isEmpty || !selection.screens.isEmpty
    io.say("nothing to write: \(isNarrowed ? "no screen is like that" : "no app with a screen is declared here")")
  }
  if let directory = settings.output.value {
    if !isEmpty {
      let set = session.layouts(request)
      try writeFiles(of: set, into: Path(directory), session, sources, settings, arguments, &io)
    }
  } else if !isEmpty || session.isMeaningful {
    // Without an app it is an empty document, which other programs can read all the same.
    try print(settings.formats.value[0], of: request, session, arguments, &io)
  }
  if !report.isQuiet, let summary = report.summary(session) { io.say(summary) }
  return report.exitCode(session)
}

/// Writes one form of the layouts to standard output.
private func print<World: IO>(
  _ format: OutputFormat, of request: LayoutRequest, _ session: Session, _ arguments: Arguments, _ io: inout World
) throws(Failure) {
  guard format == .json else {
    return try io.print(draw(session.output(format, of: session.layouts(request), columns: io.columns(of: .output)), format, arguments, io))
  }
  // The largest of all outputs: neither it nor all layouts need be in memory. Progress would be shown within its lines.
  io.progress(nil)
  var sink = OutputSink(io)
  session.compilation.writeJSON(request, into: &sink)
  io = try sink.close()
}

/// Sees to it that what is asked for can be written where it is to go.
private func checkOutput(_ settings: Settings, _ arguments: Arguments, _ io: borrowing some IO) throws(Failure) {
  guard arguments.value(.output) != "-" else {
    throw Failure("`-o` names a directory; without it, output goes to standard output")
  }
  let picture = arguments.picture
  guard picture == nil || settings.formats.value.contains(where: { $0.isDiagram }) else {
    throw Failure("`--render` draws diagrams: it needs `--format dot` or `--format dot-structure`")
  }
  guard settings.output.value == nil else { return }
  guard settings.formats.value.count == 1 else {
    throw Failure("several formats need a directory to go to: -o DIR\(settings.formats.origin.isProject ? ", or the project's `output`" : "")")
  }
  guard !arguments.has(.depfile) else {
    throw Failure("`--depfile` names the files that are written: it needs a directory for them, -o DIR")
  }
  if let picture, !picture.isText, io.isTerminal(.output) {
    throw Failure("a terminal cannot show \(picture.rawValue.uppercased()); send it to a file, with `> FILE` or `-o DIR`")
  }
}

/// Writes the files, says of each whether it has changed, and writes which files they are made of.
private func writeFiles<Files>(
  of set: LayoutSet, into path: Path, _ session: Session, _ sources: SourceFiles<Files>, _ settings: Settings, _ arguments: Arguments,
  _ io: inout some IO<Files>
) throws(Failure) {
  let files = session.outputs(of: set, settings.formats.value, drawnAs: arguments.picture)
  let places = files.map { file in file.folder.map { path.appending(Path($0)) } ?? path }
  let outputs = zip(files, places).map { file, place in place.appending(Path(file.name)) }
  let depfile = try arguments.value(.depfile).map { _ throws(Failure) in
    try Depfile(outputs: outputs, inputs: inputs(of: session, sources, settings)).text()
  }
  for (position, file) in files.enumerated() {
    if !settings.report.isQuiet { io.progress("writing \(position + 1) of \(counted(files.count, "file"))") }
    let directory = try OutputDirectory(places[position], io.files)
    let bytes = try draw(session.output(file.format, of: file.set), file.format, arguments, io)
    let outcome = try directory.write(bytes, to: file.name) { sources.holds($0) }
    // Who watches sees what changes.
    let isNews = outcome == .wrote || !arguments.has(.watch)
    if !settings.report.isQuiet, isNews { io.say("\(outcome.rawValue) \(outputs[position].display)") }
  }
  guard let depfile, let name = arguments.value(.depfile) else { return }
  let place = Path(name)
  if let real = try? io.files.realPath(place), outputs.contains(where: { (try? io.files.realPath($0)) == real }) {
    throw Failure("cannot write \(place.display): it is an output of this run")
  }
  _ = try FileWriter(io.files).write(depfile, to: place) { sources.holds($0) }
}

/// What Graphviz makes of a diagram, if the command line wants that; else `bytes` as they are.
private func draw(_ bytes: [UInt8], _ format: OutputFormat, _ arguments: Arguments, _ io: borrowing some IO) throws(Failure) -> [UInt8] {
  guard format.isDiagram, let picture = arguments.picture else { return bytes }
  return try picture.draw(bytes, io)
}

extension Arguments {
  /// What `--render` asks for.
  fileprivate var picture: DiagramPicture? { value(.render).flatMap { DiagramPicture(rawValue: $0) } }
}

/// The files that a run read, the project's first.
private func inputs<Files>(of session: Session, _ sources: SourceFiles<Files>, _ settings: Settings) -> [Path] {
  let project = settings.projectFile.map { [$0.path] } ?? []
  let texts = (0..<session.fileCount).map { session.source($0).identity }.filter { !sources.isStandardInput($0) }
  return project + texts.compactMap { sources.place(of: $0).map { sources.files.shortened($0) } }.filter { !project.contains($0) }
}
