import DuoLang

/// `duoc check`: all findings, on standard output, after what fixes there are.
func check(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  if arguments.has(.summary), arguments.has(.diff) || arguments.has(.diagnostics) {
    throw Failure("`--summary` writes a table: it goes with neither `--diff` nor `--diagnostics`")
  }
  let settings = try Settings(arguments, paths: arguments.operands, to: .output, &io)
  var sources = try settings.findSources(&io)
  let baseline = try arguments.value(.baseline).map { (path) throws(Failure) in try BaselineFile(path, io.files) }
  var fixing = Fixing(includesUnsafe: arguments.has(.unsafeFixes))
  let isFixing = arguments.has(.fix) || arguments.has(.unsafeFixes) || arguments.has(.diff)
  var leftOut = 0
  var session = try fixing.run(&sources, rounds: isFixing) { (sources) throws(Failure) in
    var session = try settings.compile(&sources)
    leftOut = baseline?.filter(&session, sources) ?? 0
    return session
  }
  try settings.checkPoses(session, &io)
  if arguments.has(.diff) { return try show(fixing, isQuiet: arguments.has(.quiet), &io) }

  if isFixing { try sources.write(fixing.changed) }
  // The fixed text of standard input is the data then.
  let text = isFixing ? sources.standardInputText : nil
  let report = Report(arguments, failure: settings.failure.value, to: text == nil ? .output : .errors, io)
  if !report.isQuiet { for line in fixing.outcome(isDone: true) { io.say(line) } }
  let written = try baseline?.writeIfMissing(&session, sources)
  if let text { try io.print(text) }
  if arguments.has(.summary) { try report.write(session.summary(), &io) } else { try report.write(session, &io) }
  if !report.isQuiet {
    let files = counted(session.fileCount, "file")
    io.say(report.summary(session).map { "\(files) checked: \($0)" } ?? "\(files) checked: nothing to report")
    let unsafe = arguments.has(.unsafeFixes) ? 0 : session.unsafeFixCount
    if isFixing, unsafe > 0 { io.say("\(counted(unsafe, "finding")) can be fixed by a guess: --unsafe-fixes") }
    if let baseline { say(baseline, leftOut, written, session, sources, &io) }
  }
  return report.exitCode(session)
}

/// Writes what fixes would change.
private func show(_ fixing: Fixing, isQuiet: Bool, _ io: inout some IO) throws(Failure) -> Int32 {
  for file in fixing.changed { try io.print(file.diff) }
  if !isQuiet {
    for line in fixing.outcome(isDone: false) { io.say(line) }
    if fixing.changed.isEmpty { io.say("nothing to fix") }
  }
  return fixing.changed.isEmpty ? ExitCode.clean : ExitCode.findings
}

/// Says what the baseline had to do with the run.
private func say<Files>(
  _ baseline: BaselineFile<Files>, _ leftOut: Int, _ written: Int?, _ session: Session, _ sources: SourceFiles<Files>,
  _ io: inout some IO<Files>
) {
  let name = baseline.path.display
  if let written { return io.say("wrote \(name): \(counted(written, "finding")), left out from now on") }
  if leftOut > 0 { io.say("\(counted(leftOut, "finding")) left out: in the baseline \(name)") }
  let stale = baseline.staleCount(session, sources)
  if stale > 0 {
    io.say(
      "\(counted(stale, "finding")) of the baseline \(stale == 1 ? "is" : "are") gone: delete \(name) and run again with "
        + "--baseline \(name) to renew it")
  }
}
