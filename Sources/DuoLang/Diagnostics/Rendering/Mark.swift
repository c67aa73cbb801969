/// What is drawn under one line of a snippet: carets for the place of the matter, dashes for a place that says why.
struct Mark {
  enum Role: UInt8 {
    case primary, secondary, insertion, removal

    var byte: UInt8 {
      switch self {
      case .primary: UInt8(ascii: "^")
      case .secondary, .removal: UInt8(ascii: "-")
      case .insertion: UInt8(ascii: "+")
      }
    }

    func style(_ severity: Severity) -> TextStyle {
      switch self {
      case .primary: TextStyle(severity)
      case .secondary: .secondary
      case .insertion: .insertion
      case .removal: .removal
      }
    }
  }

  var role: Role
  /// From 0.
  var line: Int
  /// Byte offsets on that line.
  var bytes: Range<Int>
  var label: String
}

extension Mark {
  /// Adds the marks of a span: one where it lies on one line, else one for its first and one, with the label, for its last.
  static func add(_ span: SourceSpan, _ role: Role, _ label: String, _ index: inout SourceIndex, to marks: inout [Mark]) {
    let source = index[span.file]
    let table = index.lines(span.file)
    let start = min(Int(span.start), source.count)
    let end = max(start, min(Int(span.end), source.count))
    let first = table.line(at: UInt32(start))
    let last = end > start ? table.line(at: UInt32(end - 1)) : first
    let firstLine = table.range(ofLine: first, in: source)
    guard last > first else {
      let lower = max(start, firstLine.lowerBound)
      let upper = max(lower, min(end, max(firstLine.upperBound, lower)))
      marks.append(Mark(role: role, line: first, bytes: lower..<upper, label: label))
      return
    }
    let lastLine = table.range(ofLine: last, in: source)
    var indent = lastLine.lowerBound
    while indent < lastLine.upperBound, source.bytes[indent] == UInt8(ascii: " ") || source.bytes[indent] == UInt8(ascii: "\t") {
      indent += 1
    }
    let upper = max(lastLine.lowerBound, min(end, lastLine.upperBound))
    marks.append(Mark(role: role, line: first, bytes: start..<max(start, firstLine.upperBound), label: ""))
    marks.append(Mark(role: role, line: last, bytes: min(indent, upper)..<upper, label: label))
  }
}

/// The rows under a line: marks, then the labels that have no room beside them.
struct MarkRows {
  private struct Placed {
    var columns: Range<Int>
    var role: Mark.Role
    var label: String
  }

  private var placed: [Placed] = []
  /// How many columns there are.
  private let width: Int

  /// - Parameter width: how many columns a row may take; longer marks may, labels do not.
  init(_ marks: [Mark], on line: DisplayLine, width: Int) {
    self.width = width
    for mark in marks {
      let start = line.column(of: mark.bytes.lowerBound)
      let end = max(start + 1, line.column(of: mark.bytes.upperBound))
      placed.append(Placed(columns: start..<end, role: mark.role, label: mark.label))
    }
  }

  /// The row of marks by column; nil is a blank. Carets win over dashes.
  var row: [Mark.Role?] {
    var row: [Mark.Role?] = []
    for mark in placed {
      while row.count < mark.columns.upperBound { row.append(nil) }
      for column in mark.columns where row[column] != .primary { row[column] = mark.role }
    }
    return row
  }

  /// The label that stands beside the marks: that of the mark that ends furthest right, if there is room for it.
  var besideLabel: (text: String, role: Mark.Role)? {
    beside.flatMap { placed[$0].label.isEmpty ? nil : (placed[$0].label, placed[$0].role) }
  }

  /// The other labels from right to left: each gets a row, with `|` under the starts of those that are still to come. It begins
  /// under its mark, or as much further left as it takes to be on the page.
  var labelsBelow: [(column: Int, text: String, role: Mark.Role, bars: [Int])] {
    let beside = beside
    var left = placed.indices.filter { $0 != beside && !placed[$0].label.isEmpty }
    left.sort { placed[$0].columns.lowerBound != placed[$1].columns.lowerBound ? placed[$0].columns.lowerBound > placed[$1].columns.lowerBound : $0 < $1 }
    var rows: [(column: Int, text: String, role: Mark.Role, bars: [Int])] = []
    for (position, index) in left.enumerated() {
      let lines = placed[index].label.wrapped(to: width)
      let widest = lines.reduce(0) { max($0, $1.displayColumns) }
      let column = max(0, min(placed[index].columns.lowerBound, width - widest))
      var bars: [Int] = []
      for other in left[(position + 1)...].reversed() {
        let start = placed[other].columns.lowerBound
        if start < column, bars.last != start { bars.append(start) }
      }
      for line in lines { rows.append((column, line, placed[index].role, bars)) }
    }
    return rows
  }

  private var beside: Int? {
    guard let last = rightmost, placed[last].columns.upperBound + 1 + placed[last].label.displayColumns <= width else { return nil }
    return last
  }

  private var rightmost: Int? {
    var best: Int?
    for index in placed.indices {
      guard let current = best else {
        best = index
        continue
      }
      let end = placed[index].columns.upperBound, bestEnd = placed[current].columns.upperBound
      if end > bestEnd || (end == bestEnd && placed[index].role == .primary) { best = index }
    }
    return best
  }
}
