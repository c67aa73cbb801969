import DuoLang
import DuoLayout

/// The layers that settings come from: flags over the project over defaults.
struct SettingLayers {
  private let arguments: Arguments
  private let file: ProjectFile?
  private let workingDirectory: Path?

  /// - Parameter workingDirectory: its real path, if that can be told.
  init(_ arguments: Arguments, _ file: ProjectFile?, workingDirectory: Path?) {
    self.arguments = arguments
    self.file = file
    self.workingDirectory = workingDirectory
  }

  private var project: Project? { file?.text.project }

  private func origin(_ span: SourceSpan) -> SettingOrigin {
    file.map { .project($0.path, line: $0.line(of: span)) } ?? .standard
  }

  /// A path of the project file as it is from the working directory.
  private func path(_ text: String) -> String { file?.resolve(text, from: workingDirectory) ?? text }

  /// The project's value, as `convert` understands it; else `standard`.
  private func setting<Written, Value>(
    _ written: Project.Placed<Written>?, else standard: Value, _ convert: (Written) -> Value
  ) -> Setting<Value> {
    written.map { Setting(value: convert($0.value), origin: origin($0.span)) } ?? Setting(value: standard, origin: .standard)
  }

  /// The same for a list, each element once.
  private func list<Value: Equatable>(
    _ written: [Project.Placed<String>]?, else standard: [Value], _ convert: (String) -> Value?
  ) -> Setting<[Value]> {
    guard let written, let first = written.first else { return Setting(value: standard, origin: .standard) }
    var values: [Value] = []
    for value in written.compactMap({ convert($0.value) }) where !values.contains(value) { values.append(value) }
    return Setting(value: values, origin: origin(first.span))
  }

  var sources: Setting<[String]> {
    list(project?.sources, else: []) { text in
      let path = path(text)
      // A file of that name, not standard input.
      return path == "-" ? "./-" : path
    }
  }

  var device: Setting<String?> {
    if let value = arguments.value(.device) { return Setting(value: value, origin: .flag(.device)) }
    return setting(project?.device, else: nil) { path($0) }
  }

  /// The forms that `--format` of `build` names; other commands have a `--format` of their own.
  private var namedFormats: [OutputFormat] {
    arguments.command == .build ? arguments.list(.format).compactMap { OutputFormat(rawValue: $0) } : []
  }

  var output: Setting<String?> {
    if let value = arguments.value(.output) { return Setting(value: value, origin: .flag(.output)) }
    // Who names a form wants to see it: it goes to standard output.
    if !namedFormats.isEmpty { return Setting(value: nil, origin: .flag(.format)) }
    return setting(project?.output, else: nil) { path($0) }
  }

  var formats: Setting<[OutputFormat]> {
    let named = namedFormats
    if !named.isEmpty { return Setting(value: named, origin: .flag(.format)) }
    return list(project?.formats, else: [.table]) { OutputFormat(rawValue: $0) }
  }

  var poses: Setting<[String]> {
    if arguments.has(.pose) { return Setting(value: arguments.list(.pose), origin: .flag(.pose)) }
    return list(project?.poses, else: []) { $0 }
  }

  var failure: Setting<Severity> {
    if arguments.has(.strict) || arguments.has(.failOn) {
      return Setting(value: Severity(failureOf: arguments), origin: .flag(arguments.has(.failOn) ? .failOn : .strict))
    }
    return setting(project?.isStrict, else: .error) { $0 ? .warning : .error }
  }

  /// The project's levels but for what `flags` say otherwise, then those.
  func levels(flags: SeverityPolicy) -> [Setting<Project.LevelSetting>] {
    var levels: [Setting<Project.LevelSetting>] = []
    for level in project?.levels ?? [] where flags[level.value.kind] == nil {
      levels.append(Setting(value: level.value, origin: origin(level.span)))
    }
    for kind in DiagnosticKind.allCases {
      guard let level = flags[kind] else { continue }
      levels.append(Setting(value: Project.LevelSetting(kind: kind, level: level), origin: .flag(level.flag)))
    }
    return levels
  }
}

extension SeverityPolicy.Level {
  /// The flag that gives findings this level.
  fileprivate var flag: FlagName {
    switch self {
    case .allow: .allow
    case .note, .warning: .warn
    case .error: .error
    }
  }
}
