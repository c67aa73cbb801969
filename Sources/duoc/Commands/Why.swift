import DuoLang

/// `duoc why`: where a control is in each pose, and by which rules.
func why(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  guard let name = arguments.operands.first else {
    throw Failure("`why` needs the name of a control: duoc why NAME [PATH…]")
  }
  let report = Report(arguments, to: .errors, io)
  let paths = [String](arguments.operands.dropFirst())
  guard !Path(name).isSource, name != "-" else {
    throw Failure("\(name.quoted) is a path; the name of a control comes before it: duoc why NAME \(name.printable)")
  }
  var sources = try SourceFinder.find(paths, standardInputPath: arguments.value(.standardInputPath), &io)
  let session = try Session(&sources, device: arguments.value(.device), findings: .errors)
  try report.write(session, &io)
  let selection = Selection(poses: arguments.list(.pose), scenarios: arguments.list(.scenario))
  do {
    try io.print(session.reasons(for: name, selection))
  } catch {
    // What the texts with errors declare nobody knows.
    guard session.count(.error) > 0, error != .silent else { throw error }
    io.say("duoc: \(name.quoted) is none of the controls in files without errors")
  }
  return report.exitCode(session)
}
