import DuoLang
import DuoLayout

/// `duoc test`: whether the layouts are what the files expect.
func test(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  let settings = try Settings(arguments, paths: arguments.operands, to: .output, &io)
  let report = settings.report
  var sources = try settings.findSources(&io)
  var session = try settings.compile(&sources, findings: .errors)
  try settings.checkPoses(session, &io)
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
