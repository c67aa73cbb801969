import DuoLang
import DuoLayout

/// `duoc test`: whether the layouts are what the files expect.
func test(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  let report = Report(arguments, to: .output, io)
  let policy = try SeverityPolicy(arguments)
  var sources = try SourceFinder.find(arguments.operands, standardInputPath: arguments.value(.standardInputPath), &io)
  var session = try Session(&sources, device: arguments.value(.device), findings: .errors, policy: policy)
  let count = session.checkExpectations()
  try report.write(session, &io)
  if !report.isQuiet {
    var parts: [String] = []
    if count.held + count.failed + count.ignored > 0 {
      let ignored = count.ignored > 0 ? ", \(count.ignored) ignored" : ""
      parts.append("\(counted(count.held, "expectation")) held, \(count.failed) failed\(ignored)")
    }
    if count.unchecked > 0 { parts.append("\(counted(count.unchecked, "expectation")) not checked, because of errors") }
    io.say(parts.isEmpty ? "nothing is expected here" : parts.joined(separator: "; "))
  }
  return report.exitCode(session)
}
