/// `duoc check`: all findings, on standard output.
func check(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  let report = Report(arguments, to: .output, io)
  var sources = try SourceFinder.find(arguments.operands, standardInputPath: arguments.value(.standardInputPath), &io)
  let session = try Session(&sources, device: arguments.value(.device))
  try report.write(session, &io)
  if !report.isQuiet {
    let files = counted(session.fileCount, "file")
    io.say(report.summary(session).map { "\(files) checked: \($0)" } ?? "\(files) checked: nothing to report")
  }
  return report.exitCode(session)
}
