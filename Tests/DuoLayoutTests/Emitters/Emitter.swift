import DuoLayout

/// The emitters by the ending of the files that `build -o` writes.
enum Emitter: String, CaseIterable {
  case table = "txt"
  case matrix = "matrix.txt"
  case checklist = "checklist.md"
  case markdown = "md"
  case csv
  case json
  case dot
  case svg
  case html

  func bytes(_ set: LayoutSet) -> [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .table: writeTable(set, into: &bytes)
    case .matrix: writeMatrix(set, into: &bytes)
    case .checklist: writeChecklist(set, ReportNotes(), into: &bytes)
    case .markdown: writeMarkdown(set, into: &bytes)
    case .csv: writeCSV(set, into: &bytes)
    case .json: writeJSON(set, into: &bytes)
    case .dot: writeDot(set, into: &bytes)
    case .svg: writeSVG(set, into: &bytes)
    case .html: writeHTML(set, ReportNotes(), into: &bytes)
    }
    return bytes
  }

  func text(_ set: LayoutSet) -> String { String(decoding: bytes(set), as: UTF8.self) }
}
