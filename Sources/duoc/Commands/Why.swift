import DuoLang

/// `duoc why`: where a control is in each pose, and by which rules.
func why(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  guard let name = arguments.operands.first, !name.isEmpty else {
    throw Failure("`why` needs the name of a control: duoc why NAME [PATH…]")
  }
  let paths = [String](arguments.operands.dropFirst())
  guard !Path(name).isSource, name != "-" else {
    throw Failure("\(name.quoted) is a path; the name of a control comes before it: duoc why NAME \(name.printable)")
  }
  let settings = try Settings(arguments, paths: paths, to: .errors, &io)
  let report = settings.report
  var sources = try settings.findSources(&io)
  let session = try settings.compile(&sources, findings: .errors)
  try settings.checkPoses(session, &io)
  try report.write(session, &io)
  let selection = Selection(poses: settings.poses.value, scenarios: arguments.list(.scenario))
  do {
    // Who asks for poses alone, or for scenarios alone, wants nothing else.
    let (asksPoses, asksScenarios) = (arguments.has(.pose), arguments.has(.scenario))
    try io.print(
      session.reasons(
        for: name, selection, withPoses: asksPoses || !asksScenarios, withScenarios: asksScenarios || !asksPoses))
  } catch {
    // What the texts with errors declare nobody knows.
    guard session.count(.error) > 0, error != .silent else { throw error }
    io.say("duoc: \(name.quoted) is none of the controls in files without errors")
  }
  return report.exitCode(session)
}
