import DuoLang
import DuoLayout

/// `duoc fmt`: lays texts out in the one style.
func fmt(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  if arguments.has(.check), arguments.has(.diff) { throw Failure("`--check` lists files and `--diff` shows them: take one") }
  var sources = try findSources(arguments, &io)
  let isQuiet = arguments.has(.quiet)
  if !isQuiet { io.progress("formatting \(counted(sources.roots.count, "file"))") }
  var changed: [ChangedFile] = []
  for input in sources.roots {
    let formatted = format(input.source)
    if !isQuiet, let reason = reason(formatted.untouched) { io.say("\(input.source.name.printable) \(reason)") }
    let before = [UInt8](input.source.bytes.dropLast())
    if formatted.bytes != before {
      changed.append(ChangedFile(identity: input.identity, name: input.source.name, before: before, after: formatted.bytes))
    }
  }
  if arguments.has(.check) {
    for file in changed { try io.print([UInt8]("\(file.name.printable)\n".utf8)) }
  } else if arguments.has(.diff) {
    for file in changed { try io.print(file.diff) }
    if !isQuiet { for file in changed { io.say("would format \(file.name.printable)") } }
  } else {
    try sources.write(changed)
    for file in changed where sources.isStandardInput(file.identity) { sources.replace(file.identity, with: file.after) }
    if let text = sources.standardInputText { try io.print(text) }
    if !isQuiet {
      for file in changed where !sources.isStandardInput(file.identity) { io.say("formatted \(file.name.printable)") }
    }
    return ExitCode.clean
  }
  return changed.isEmpty ? ExitCode.clean : ExitCode.findings
}

/// What the paths name; without one the project, if there is one. To format a file by its name no project is needed.
private func findSources<Files>(_ arguments: Arguments, _ io: inout some IO<Files>) throws(Failure) -> SourceFiles<Files> {
  guard arguments.operands.isEmpty else {
    return try SourceFinder.find(arguments.operands, standardInputPath: arguments.value(.standardInputPath), &io)
  }
  return try Settings(arguments, paths: [], to: .errors, &io).findSources(includingProject: true, &io)
}

/// Why something of a text was left as it was, after its name.
private func reason(_ untouched: FormattedText.Untouched) -> String? {
  switch untouched {
  case .nothing: nil
  case .lines: "has errors: the lines that hold them were left as they are; `duoc check` tells"
  case .all: "was left as it is: its errors hide what belongs where; `duoc check` tells"
  }
}
