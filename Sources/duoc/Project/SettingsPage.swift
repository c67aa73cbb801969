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
      Row(list: "poses", settings.poses, else: "outerPortrait, outerLandscape, innerLandscape, innerPortrait; all for why and diff"),
      Row("fail-on", Setting(value: settings.failure.value.word, origin: settings.failure.origin), else: ""),
    ]
  }

  // MARK: Table

  var table: String {
    var cells: [[String]] = [["setting", "value", "from"]]
    if let project, let declared = project.text.project {
      let origin = SettingOrigin.project(project.path, line: project.line(of: declared.name.span))
      cells.append(["project", declared.name.value, origin.text])
    } else {
      cells.append(["project", "–", "there is no project.duo here or above"])
    }
    for row in rows {
      cells.append([row.key, row.values.isEmpty ? row.standard : row.values.joined(separator: ", "), row.origin.text])
    }
    var text = aligned(cells)
    guard !levels.isEmpty else { return text }
    text += "\n" + aligned(
      [["finding", "counts as", "from"]]
        + levels.map { [$0.value.kind.slug, $0.value.level.word, $0.origin.text] })
    return text
  }

  /// The cells in columns, which all but the last are padded to.
  private func aligned(_ rows: [[String]]) -> String {
    let printable = rows.map { $0.map(\.printable) }
    var text = ""
    for row in printable {
      for (column, cell) in row.enumerated() {
        let width = column == row.count - 1 ? 0 : printable.map { $0[column].count }.max() ?? 0
        text += (column == 0 ? "" : "  ") + cell + String(repeating: " ", count: max(0, width - cell.count))
      }
      text += "\n"
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
