import DuoLang
import DuoLayout

/// `duoc config`: the settings in force, and where each comes from.
func config(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  let settings = try Settings(arguments, paths: arguments.operands, to: .errors, &io)
  // What does not stop other commands is worth saying here.
  if let file = settings.projectFile {
    try settings.report.write(file.text.diagnostics.sorted(), of: [file.source], &io)
  }
  // Which poses there are, the device says; where the sources cannot be read, that command says so which needs them.
  if var sources = try? settings.findSources(&io), let session = try? settings.compile(&sources, findings: .errors) {
    try settings.checkPoses(session, &io)
  }
  let page = SettingsPage(settings)
  try io.print([UInt8]((arguments.value(.format) == "json" ? page.json : page.table(columns: io.columns(of: .output))).utf8))
  return ExitCode.clean
}
