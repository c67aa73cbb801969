/// One run of `duoc`: what the process does, with everything outside it in `io`.
///
/// - Parameter arguments: without the program's name.
/// - Returns: the exit code, one of `ExitCode`.
func run(_ arguments: [String], _ io: inout some IO) -> Int32 {
  do {
    let arguments = try Arguments(arguments)
    return try arguments.has(.watch) && arguments.command != .help ? watch(arguments, &io) : perform(arguments, &io)
  } catch {
    for message in error.messages { _ = refuse(message, &io) }
    return error.exitCode
  }
}

/// Says why nothing was done.
func refuse(_ message: String, _ io: inout some IO) -> Int32 {
  io.say("duoc: \(message)")
  return ExitCode.failure
}

/// Does once what the command line says.
func perform(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  defer { io.progress(nil) }
  return switch arguments.command {
  case .build: try build(arguments, &io)
  case .check: try check(arguments, &io)
  case .test: try test(arguments, &io)
  case .fmt: try fmt(arguments, &io)
  case .why: try why(arguments, &io)
  case .diff: try diff(arguments, &io)
  case .explain: try explain(arguments, &io)
  case .device: try device(arguments, &io)
  case .config: try config(arguments, &io)
  case .initialize: try initialize(arguments, &io)
  case .completions: try completions(arguments, &io)
  case .help: try help(arguments, &io)
  case .version: try version(arguments, &io)
  case nil: try help(arguments, &io)
  }
}
