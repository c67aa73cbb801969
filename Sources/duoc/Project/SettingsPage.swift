import DuoLang
import DuoLayout

/// What `duoc config` prints.
struct SettingsPage {
  fileprivate struct Row {
    let key: String
    let values: [String]
    /// Whether it is a list, whatever it holds.
    let isList: Bool
    /// What stands for it in the table if there is no value.
    let standard: String
    let origin: SettingOrigin

    /// What the table shows: values are whole, and the text that stands for none is one of words.
    var words: [String] {
      if values.isEmpty { return standard.split(separator: " ").map(String.init) }
      return values.enumerated().map { position, value in position < values.count - 1 ? value + "," : value }
    }
  }

  private let project: ProjectFile?
  private let rows: [Row]
  private let levels: [Setting<Project.LevelSetting>]

  init(_ settings: Settings) {
    project = settings.projectFile
    levels = settings.levels
    rows = [
      Row(list: "sources", settings.sources, else: "."),
      Row("device", settings.device, else: "that of the sources, else iPhone Duo"),
      Row("output", settings.output, else: "standard output"),
      Row(list: "formats", Setting(value: settings.formats.value.map(\.rawValue), origin: settings.formats.origin), else: ""),
      Row(list: "poses", settings.poses, else: "\(LayoutRequest.Poses.standardNames.joined(separator: ", ")); all for why and diff"),
      Row("fail-on", Setting(value: settings.failure.value.word, origin: settings.failure.origin), else: ""),
    ]
  }

  // MARK: Table

  /// - Parameter columns: those of the terminal that shows it: values that do not fit go on below; nil for as many as it takes.
  func table(columns: Int?) -> String {
    var lines = [Line(key: "setting", words: ["value"], origin: "from")]
    if let project, let declared = project.text.project {
      let origin = SettingOrigin.project(project.path, line: project.line(of: declared.name.span))
      lines.append(Line(key: "project", words: [declared.name.value], origin: origin.text))
    } else {
      lines.append(Line(key: "project", words: ["–"], origin: "there is no project.duo here or above"))
    }
    lines += rows.map { Line(key: $0.key, words: $0.words, origin: $0.origin.text) }
    let text = Self.aligned(lines, columns)
    guard !levels.isEmpty else { return text }
    let levelLines = levels.map { Line(key: $0.value.kind.slug, words: [$0.value.level.word], origin: $0.origin.text) }
    return text + "\n" + Self.aligned([Line(key: "finding", words: ["counts as"], origin: "from")] + levelLines, columns)
  }

  private struct Line {
    let key: String
    /// What stays whole.
    let words: [String]
    let origin: String

    init(key: String, words: [String], origin: String) {
      self.key = key
      self.words = words.map(\.printable)
      self.origin = origin.printable
    }
  }

  /// The lines in columns, of which the middle one is wrapped to fit `columns`.
  private static func aligned(_ lines: [Line], _ columns: Int?) -> String {
    func width(_ text: (Line) -> String) -> Int { lines.map { text($0).displayColumns }.max() ?? 0 }
    func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.displayColumns)) }
    let keyWidth = width(\.key)
    var valueWidth = width { $0.words.joined(separator: " ") }
    if let columns { valueWidth = min(valueWidth, max(24, columns - keyWidth - width(\.origin) - 4)) }
    var text = ""
    for line in lines {
      let parts = line.words.wrapped(to: valueWidth)
      text += "\(padded(line.key, keyWidth))  \(padded(parts.first ?? "", valueWidth))  \(line.origin)\n"
      for part in parts.dropFirst() { text += padded("", keyWidth + 2) + part + "\n" }
    }
    return text
  }

  // MARK: JSON

  /// One document, schema `duo-config/1`: every key always there, a setting a line.
  var json: String {
    var bytes = [UInt8]("{\"schema\":\"duo-config/1\",\"project\":".utf8)
    if let project, let declared = project.text.project {
      bytes.write("{\"name\":")
      bytes.write(json: declared.name.value)
      bytes.write(",\"file\":")
      bytes.write(json: project.path.display)
      bytes.write("}")
    } else {
      bytes.write("null")
    }
    bytes.write(",\"settings\":[\n")
    for (position, row) in rows.enumerated() { write(row, isFirst: position == 0, into: &bytes) }
    bytes.write("\n],\"findings\":[\n")
    for (position, level) in levels.enumerated() {
      bytes.write(position == 0 ? "{\"slug\":" : ",\n{\"slug\":")
      bytes.write(json: level.value.kind.slug)
      bytes.write(",\"countsAs\":")
      bytes.write(json: level.value.level.word)
      write(level.origin, into: &bytes)
    }
    bytes.write(levels.isEmpty ? "]}\n" : "\n]}\n")
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(_ row: Row, isFirst: Bool, into bytes: inout [UInt8]) {
    bytes.write(isFirst ? "{\"key\":" : ",\n{\"key\":")
    bytes.write(json: row.key)
    bytes.write(",\"value\":")
    if row.isList {
      bytes.write("[")
      for (position, value) in row.values.enumerated() {
        bytes.write(position == 0 ? "" : ",")
        bytes.write(json: value)
      }
      bytes.write("]")
    } else if let value = row.values.first {
      bytes.write(json: value)
    } else {
      bytes.write("null")
    }
    write(row.origin, into: &bytes)
  }

  /// Writes where a setting comes from, and the brace that closes it.
  private func write(_ origin: SettingOrigin, into bytes: inout [UInt8]) {
    var (from, flag, file, line) = ("default", String?.none, String?.none, Int?.none)
    switch origin {
    case .standard: break
    case .project(let path, let number): (from, file, line) = ("project", path.display, number)
    case .paths: from = "paths"
    case .flag(let name): (from, flag) = ("flag", name.spelling)
    }
    bytes.write(",\"from\":")
    bytes.write(json: from)
    for (key, text) in [("flag", flag), ("file", file)] {
      bytes.write(",\"\(key)\":")
      if let text { bytes.write(json: text) } else { bytes.write("null") }
    }
    bytes.write(",\"line\":\(line.map(String.init) ?? "null")}")
  }
}

extension SettingsPage.Row {
  fileprivate init(_ key: String, _ setting: Setting<String?>, else standard: String) {
    self.init(key: key, values: setting.value.map { [$0] } ?? [], isList: false, standard: standard, origin: setting.origin)
  }

  fileprivate init(_ key: String, _ setting: Setting<String>, else standard: String) {
    self.init(key: key, values: [setting.value], isList: false, standard: standard, origin: setting.origin)
  }

  fileprivate init(list key: String, _ setting: Setting<[String]>, else standard: String) {
    self.init(key: key, values: setting.value, isList: true, standard: standard, origin: setting.origin)
  }
}

extension SeverityPolicy.Level {
  fileprivate var word: String {
    switch self {
    case .allow: "nothing"
    case .note: Severity.note.word
    case .warning: Severity.warning.word
    case .error: Severity.error.word
    }
  }
}
