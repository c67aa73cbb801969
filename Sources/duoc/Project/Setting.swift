/// The value of a setting, and what decided it.
struct Setting<Value> {
  var value: Value
  var origin: SettingOrigin
}

/// What decides a setting, the strongest last.
enum SettingOrigin: Equatable {
  case standard
  /// The project file, and the line in it, from 1.
  case project(Path, line: Int)
  /// The paths of the command line.
  case paths
  case flag(FlagName)

  var isProject: Bool { if case .project = self { true } else { false } }

  /// As `duoc config` shows it.
  var text: String {
    switch self {
    case .standard: "default"
    case .project(let path, let line): "\(path.display):\(line)"
    case .paths: "the command line"
    case .flag(let name): name.spelling
    }
  }
}
