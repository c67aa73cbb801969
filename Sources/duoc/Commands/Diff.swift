import DuoLang
import DuoLayout

/// `duoc diff`: what moved between two versions.
func diff(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  let format = DiffFormat(rawValue: arguments.value(.format) ?? "") ?? .text
  let files = io.files
  let names = try VersionName.pair(arguments.operands) { operand in
    // Git keeps a file of that name where its own files are.
    guard operand != "HEAD" else { return false }
    return (try? files.status(Path(operand))) != nil || files.isSymbolicLink(Path(operand))
  }
  let (old, new) = try SourceVersion.load(names, arguments, &io)
  guard old.session.fileCount + new.session.fileCount > 0 else {
    throw Failure("there is no .duo file to compare, neither in \(old.name.title.quoted) nor in \(new.name.title.quoted)")
  }
  let selection = Selection(poses: arguments.list(.pose), scenarios: arguments.list(.scenario), screens: arguments.list(.screen))
  if !arguments.has(.quiet) { io.progress("comparing") }
  let comparison = try Comparison(old, new, selection, for: format)

  for version in [old, new] { try version.report.write(version.session, &io) }
  if !arguments.has(.quiet) { for line in comparison.omissions { io.say(line) } }
  let isColored = wantsColor(arguments.value(.color), on: .output, io)
  try io.print(comparison.output(format, color: isColored))
  let isChanged = arguments.has(.exitCode) && !comparison.difference.isEmpty
  return max(old.report.exitCode(old.session), new.report.exitCode(new.session), isChanged ? ExitCode.findings : ExitCode.clean)
}
