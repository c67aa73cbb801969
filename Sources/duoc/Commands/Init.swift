/// `duoc init`: a first project in the working directory.
func initialize(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  let project = FirstProject(name: try projectName(arguments.operands.first, io.files))
  let outer = try? ProjectFile.find(io.files)
  try write(project, io.files)
  guard !arguments.has(.quiet) else { return ExitCode.clean }
  for file in project.files { io.say("wrote \(file.path.display)") }
  if let outer { io.say("here and below, \(outer.path.display) no longer counts: the nearest project does") }
  io.say(
    """

    next
      duoc build            lay it out: build/bars has a table and a report to open
      duoc why Entry.share  where that control is, and by which rules
      duoc test             whether the layouts are as expected
      duoc check            what will not do what was meant
      duoc help             all there is

    A line `build/` in .gitignore keeps what is made out of Git.
    """)
  return ExitCode.clean
}

/// What the command line says, or the name of the working directory.
private func projectName(_ operand: String?, _ files: some FileAccess) throws(Failure) -> String {
  guard let operand else {
    let directory = try? files.realPath(.workingDirectory)
    return directory.flatMap { FirstProject.name(from: String(decoding: $0.name, as: UTF8.self)) } ?? "App"
  }
  guard FirstProject.isName(operand) else {
    let near = FirstProject.name(from: operand).map { "; `\($0)` could" } ?? ""
    throw Failure("\(operand.quoted) cannot name an app: a letter, then letters, digits, `_` and `-`, 60 at most\(near)")
  }
  return operand
}

/// Writes all files of `project`, or none.
private func write(_ project: FirstProject, _ files: some FileAccess) throws(Failure) {
  let isThere = { (path: Path) in files.isSymbolicLink(path) || (try? files.status(path)) != nil }
  let present = project.files.map(\.path).filter(isThere)
  guard present.isEmpty else {
    throw Failure(messages: present.map { "\($0.display) is there already: nothing was written" })
  }
  var made: [Path] = []
  var failure: Failure?
  // Whoever interrupts it finds all or nothing too.
  try? files.uninterrupted { () throws(SystemError) in
    for file in project.files {
      do throws(Failure) {
        let directory = file.path.parent
        if !isThere(directory) { made.append(directory) }
        _ = try OutputDirectory(directory, files)
        try create(file.path, file.text, files)
        made.append(file.path)
      } catch {
        failure = error
        for path in made.reversed() { try? files.remove(path) }
        return
      }
    }
  }
  if let failure { throw failure }
}

/// Makes a file that is not there yet; none if it fails.
private func create(_ path: Path, _ text: String, _ files: some FileAccess) throws(Failure) {
  do {
    try files.create(path, [UInt8](text.utf8), permissions: nil)
  } catch {
    // What somebody else has made meanwhile is theirs.
    if error != .exists { try? files.remove(path) }
    throw Failure("cannot write \(path.display): \(error.reason)")
  }
}
