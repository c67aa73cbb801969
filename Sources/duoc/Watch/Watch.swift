/// Runs a command, and again whenever something that it read has changed: a text, an import, the project or the device, a
/// directory that has a new file.
///
/// What happens is only a hint: whether anything is different is seen by looking again. So neither an event that is missed
/// nor one too many does harm, and what a run writes wakes nobody.
///
/// - Returns: the exit code of the first run if that could not read what it was told; else of the last, when waiting ends.
func watch(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  guard !arguments.operands.contains("-") else {
    throw Failure("`--watch` waits for files to change; `-` is read once")
  }
  var changed: [Path] = []
  while true {
    let start = io.milliseconds
    let observation = Observation()
    let code = try runOnce(arguments, noting: observation, &io)
    if changed.isEmpty, code == ExitCode.failure { return code }
    if !arguments.has(.quiet) {
      io.say(outcome(arguments.command, milliseconds: io.milliseconds - start, changed, observation.fileCount))
    }
    // First the alarm, then a look: so nothing happens between the two.
    let alarm = io.alarm(for: observation.places(io.files))
    changed = observation.changes(io.files)
    while changed.isEmpty {
      guard alarm.wait(nil) else { return code }
      waitForSilence(alarm)
      changed = observation.changes(io.files)
    }
  }
}

/// One run. A failure is told, and does not end the watch, unless nobody reads any more.
private func runOnce(_ arguments: Arguments, noting observation: Observation, _ io: inout some IO) throws(Failure) -> Int32 {
  var observed = ObservedIO(io, noting: observation)
  defer { io = observed.base }
  do {
    return try perform(arguments, &observed)
  } catch {
    guard error != .silent else { throw error }
    for message in error.messages { _ = refuse(message, &observed) }
    return error.exitCode
  }
}

/// Lets a burst of changes be one: waits until 50 milliseconds pass without any, but not for ever.
private func waitForSilence(_ alarm: Alarm) {
  for _ in 0..<20 where !alarm.wait(50) { return }
}

/// The line that ends a run.
private func outcome(_ command: CommandName?, milliseconds: Int, _ changed: [Path], _ fileCount: Int) -> String {
  let verb =
    switch command {
    case .check: "checked"
    case .test: "tested"
    default: "built"
    }
  let names = changed.prefix(3).map(\.display).joined(separator: ", ")
  let rest = changed.count > 3 ? " and \(changed.count - 3) more" : ""
  let reason = changed.isEmpty ? "watching \(counted(fileCount, "file")); Control-C ends it" : "\(names)\(rest) changed"
  return "\(verb) in \(milliseconds) ms: \(reason)"
}
