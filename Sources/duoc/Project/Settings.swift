import DuoLang
import DuoLayout

/// The settings of a run: a flag beats the project file, the project file beats the default.
struct Settings {
  /// nil if there is none, or if the command line wants none.
  let projectFile: ProjectFile?
  /// What the command is about, as a command line would say it; empty for the working directory.
  let sources: Setting<[String]>
  /// The file that declares the device.
  let device: Setting<String?>
  /// The directory for outputs; nil for standard output.
  let output: Setting<String?>
  let formats: Setting<[OutputFormat]>
  /// Empty for what is usual.
  let poses: Setting<[String]>
  /// The least severity that makes the run fail.
  let failure: Setting<Severity>
  /// What kinds of findings count for where the catalogue does not decide it: the project's in its order, then those of flags.
  let levels: [Setting<Project.LevelSetting>]
  /// How findings are shown.
  let report: Report
  /// Who does what can be done side by side.
  let workers: ThreadWorkers

  private let standardInputPath: String?

  /// - Parameters:
  ///   - paths: those of the command line.
  ///   - stream: where the command's findings go; those about the project file go there too.
  /// - Throws: `Failure.reported` if the project file has errors.
  init(_ arguments: Arguments, paths: [String], to stream: OutputStream, _ io: inout some IO) throws(Failure) {
    try self.init(arguments, paths: paths, to: stream, in: io.files, &io)
  }

  /// The same with the project file among `files`.
  ///
  /// - Parameter label: what stands before the file's name in findings.
  init(
    _ arguments: Arguments, paths: [String], to stream: OutputStream, in files: some FileAccess, label: String = "",
    _ io: inout some IO
  ) throws(Failure) {
    let file = arguments.has(.noProject) ? nil : try ProjectFile.find(files, label: label)
    try Self.reportErrors(of: file, arguments, to: stream, &io)
    projectFile = file
    let layer = SettingLayers(arguments, file, workingDirectory: try? files.realPath(.workingDirectory))
    sources = paths.isEmpty ? layer.sources : Setting(value: paths, origin: .paths)
    device = layer.device
    output = layer.output
    formats = layer.formats
    poses = layer.poses
    failure = layer.failure
    levels = try layer.levels(flags: SeverityPolicy(arguments))
    report = Report(arguments, failure: failure.value, to: stream, io)
    workers = ThreadWorkers(arguments.number(.jobs), io)
    standardInputPath = arguments.value(.standardInputPath)
  }

  private static func reportErrors(
    of file: ProjectFile?, _ arguments: Arguments, to stream: OutputStream, _ io: inout some IO
  ) throws(Failure) {
    guard let file, file.text.diagnostics.errorCount > 0 else { return }
    try Report(arguments, failure: .error, to: stream, io).write(file.text.diagnostics.sorted(), of: [file.source], &io)
    throw .reported
  }

  // MARK: What commands do with them

  /// What findings count for.
  var policy: SeverityPolicy {
    var policy = SeverityPolicy()
    for level in levels { _ = policy.set(level.value.kind, to: level.value.level) }
    return policy
  }

  /// Reads the texts that the command is about.
  ///
  /// - Parameter includesProject: whether the project file is one of them where it names the others.
  /// - Throws: a message for each path that cannot be read.
  func findSources<Files>(
    includingProject includesProject: Bool = false, _ io: inout some IO<Files>
  ) throws(Failure) -> SourceFiles<Files> {
    try find(includingProject: includesProject) { operands throws(Failure) in
      if !report.isQuiet, !operands.contains("-") { io.progress("reading") }
      let found = try SourceFinder.find(operands, standardInputPath: standardInputPath, &io)
      if !report.isQuiet { io.progress("checking \(counted(found.roots.count, "file"))") }
      return found
    }
  }

  /// Reads the texts that the command is about from `files`.
  ///
  /// - Parameters:
  ///   - label: what stands before their names in findings.
  ///   - allowsNone: whether a directory may be without any.
  /// - Throws: a message for each path that cannot be read.
  func findSources<Files: FileAccess>(in files: Files, label: String, allowsNone: Bool) throws(Failure) -> SourceFiles<Files> {
    try find { operands throws(Failure) in
      try SourceFinder.find(operands, in: files, label: label, allowsNone: allowsNone)
    }
  }

  private func find<Files>(
    includingProject includesProject: Bool = false, _ body: ([String]) throws(Failure) -> SourceFiles<Files>
  ) throws(Failure) -> SourceFiles<Files> {
    var operands = sources.value
    // Bars that stand beside the project are among its sources.
    if let projectFile, sources.origin.isProject, includesProject || projectFile.text.declaresMore {
      operands.append(String(decoding: projectFile.path.bytes, as: UTF8.self))
    }
    do {
      return try body(operands)
    } catch {
      guard sources.origin.isProject else { throw error }
      throw Failure(messages: error.messages.map { "\($0) (`sources` in \(sources.origin.text))" })
    }
  }

  /// Compiles `sources` with the device and the severities in force.
  ///
  /// - Parameter deviceFile: the file of `--device`, where it is not among `sources`.
  func compile(
    _ sources: inout SourceFiles<some FileAccess>, deviceFile: SourceInput? = nil, findings scope: Session.Scope = .all
  ) throws(Failure) -> Session {
    do {
      if let deviceFile { return try Session(&sources, deviceFile: deviceFile, findings: scope, policy: policy, workers) }
      return try Session(&sources, device: device.value, findings: scope, policy: policy, workers)
    } catch {
      guard device.origin.isProject else { throw error }
      throw Failure(messages: error.messages.map { "\($0) (`device` in \(device.origin.text))" })
    }
  }

  /// Sees to it that the project's poses are poses of the device in force.
  ///
  /// - Throws: `Failure.reported` if one is not.
  func checkPoses(_ session: Session, _ io: inout some IO) throws(Failure) {
    // A device with errors may be what lacks them.
    guard let projectFile, let project = projectFile.text.project, session.isMeaningful else { return }
    var findings = DiagnosticBag()
    project.checkPoses(among: session.compilation.poseNames, &findings)
    guard !findings.isEmpty else { return }
    try report.write(findings.sorted(), of: [projectFile.source], &io)
    throw .reported
  }
}
