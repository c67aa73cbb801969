import DuoIR
import DuoLang

/// Holds one layout against an `expect`, key by key.
struct ExpectationComparison {
  let layout: Layout
  let symbols: SymbolTable
  private let reasons: Reasons
  private let gap: SymbolID?

  init(_ layout: Layout, _ symbols: SymbolTable) {
    self.layout = layout
    self.symbols = symbols
    reasons = Reasons(layout)
    gap = symbols.find("gap")
  }

  /// The keys that do not hold, in the order written.
  func differences(from expectation: Expectation) -> [ExpectationDifference] {
    var differences: [ExpectationDifference] = []
    for names in expectation.lists {
      let rows: [ExpectationDifference.Row] =
        switch names.key {
        case .visible: names.names.map { place($0, Self.bars) }
        case .inMenu: names.names.map { place($0, [.menu]) }
        case .first: names.names.map { first($0) }
        default: list(of: names.key).map { align(names.names, in: $0) } ?? []
        }
      add(names.key, names.span, rows, to: &differences)
    }
    if let tabs = expectation.tabs { add(.tabs, tabs.span, [row(tabs.value.word, layout.tabs.word)], to: &differences) }
    if let edge = expectation.edge { add(.edge, edge.span, [row(edge.value.word, layout.edge.word)], to: &differences) }
    return differences.sorted { $0.span.start < $1.span.start }
  }

  private func add(
    _ key: Key, _ span: SourceSpan, _ rows: [ExpectationDifference.Row], to differences: inout [ExpectationDifference]
  ) {
    guard rows.contains(where: { $0.differs }) else { return }
    differences.append(ExpectationDifference(key: key, span: span, rows: rows))
  }

  private func row(_ expected: String, _ actual: String) -> ExpectationDifference.Row {
    let expected = [UInt8](expected.utf8), actual = [UInt8](actual.utf8)
    return ExpectationDifference.Row(expected: expected, actual: actual, differs: expected != actual)
  }

  /// The bars in which a control is in sight.
  private static let bars: [Layout.List] = [.column, .top, .bottom, .keyboard, .custom]

  private func list(of key: Key) -> Layout.List? {
    switch key {
    case .column: .column
    case .top: .top
    case .bottom: .bottom
    case .menu: .menu
    case .hidden: .hidden
    case .custom: .custom
    case .keyboard: .keyboard
    default: nil
    }
  }

  // MARK: Names

  /// Whether `name` means `control`: its name, or its container's and its own.
  private func names(_ name: SymbolID, _ control: Control) -> Bool {
    if name == control.name { return true }
    guard let container = control.container else { return false }
    let text = symbols.utf8(name), first = symbols.utf8(container), last = symbols.utf8(control.name)
    guard text.count == first.count + 1 + last.count, text.starts(with: first), text.suffix(last.count).elementsEqual(last) else {
      return false
    }
    return text[text.startIndex + first.count] == UInt8(ascii: ".")
  }

  private func text(_ name: SymbolID) -> [UInt8] { [UInt8](symbols.utf8(name)) }

  /// What a control is called where no expectation says it: with its column where that is not the screen's own.
  private func text(_ control: Control, in list: Layout.List) -> [UInt8] {
    guard let container = control.container, container != layout.ownColumn, list != .custom, list != .column else {
      return text(control.name)
    }
    return text(container) + [UInt8(ascii: ".")] + text(control.name)
  }

  // MARK: Partial keys

  /// Whether some control of the name is in one of `wanted`, and where it is.
  private func place(_ name: SymbolID, _ wanted: [Layout.List]) -> ExpectationDifference.Row {
    var found: Layout.List?
    for list in Layout.List.allCases {
      for control in layout[list] where names(name, control) {
        if wanted.contains(list) { return row(name, list.word, differs: false) }
        found = found ?? list
      }
    }
    var row = row(name, found?.word ?? "", differs: true)
    explain(&row, name, expectedIn: nil)
    return row
  }

  private func row(_ name: SymbolID, _ actual: String, differs: Bool) -> ExpectationDifference.Row {
    ExpectationDifference.Row(expected: text(name), actual: [UInt8](actual.utf8), differs: differs)
  }

  /// Whether the column begins with the control.
  private func first(_ name: SymbolID) -> ExpectationDifference.Row {
    let first = layout[.column].first
    let holds = first.map { names(name, $0) } ?? false
    var row = ExpectationDifference.Row(expected: text(name), actual: first.map { text($0, in: .column) } ?? [], differs: !holds)
    if !holds { explain(&row, name, expectedIn: .column) }
    return row
  }

  // MARK: Lists

  /// The controls of a list; nil is the gap before the first control of the column's bottom segment that is not the tab bar.
  private func elements(of list: Layout.List) -> [Control?] {
    var elements: [Control?] = []
    var isBelow = false
    for control in layout[list] {
      if !isBelow, list == .column, control.segment == .bottom, control.shows != .tabs {
        isBelow = true
        elements.append(nil)
      }
      elements.append(control)
    }
    return elements
  }

  /// What is expected of a list beside what is in it: what agrees on one line, what does not between.
  private func align(_ expected: [SymbolID], in list: Layout.List) -> [ExpectationDifference.Row] {
    let actual = elements(of: list)
    var rows: [ExpectationDifference.Row] = []
    var next = (expected: 0, actual: 0)
    let pairs = alignment(expected.count, actual.count) { position, other in
      actual[other].map { names(expected[position], $0) } ?? (expected[position] == gap)
    }
    for pair in pairs + [(expected.count, actual.count)] {
      while next.expected < pair.0 || next.actual < pair.1 {
        var row = ExpectationDifference.Row(expected: [], actual: [], differs: true)
        if next.expected < pair.0 {
          row.expected = text(expected[next.expected])
          explain(&row, expected[next.expected], expectedIn: list)
          next.expected += 1
        }
        if next.actual < pair.1 {
          row.actual = actual[next.actual].map { text($0, in: list) } ?? [UInt8]("gap".utf8)
          next.actual += 1
        }
        rows.append(row)
      }
      guard pair.0 < expected.count else { break }
      let name = text(expected[pair.0])
      rows.append(ExpectationDifference.Row(expected: name, actual: name, differs: false))
      next = (pair.0 + 1, pair.1 + 1)
    }
    return rows
  }

  /// Says where a control stands that is not where it was expected, and why.
  private func explain(_ row: inout ExpectationDifference.Row, _ name: SymbolID, expectedIn wanted: Layout.List?) {
    guard name != gap else { return }
    for list in Layout.List.allCases {
      let controls = layout[list]
      for position in controls.indices where names(name, controls[position]) {
        if list == wanted {
          row.place.write("is number ")
          row.place.write(position - controls.startIndex + 1)
        } else {
          row.place.write("is ")
          row.place.write(list.location)
          row.reason.write(reasonFor: controls[position], in: list, reasons)
        }
        return
      }
    }
  }
}

extension Layout.List {
  /// Where it is, to stand after `is`.
  var location: String {
    switch self {
    case .column: "in the column"
    case .top: "in the row at the top"
    case .bottom: "in the row at the bottom"
    case .menu: "in the menu"
    case .keyboard: "on the keyboard"
    case .custom: "in a bar of its own"
    case .hidden: "not shown"
    }
  }
}

/// The longest run of pairs of positions that ascends on both sides and agrees.
///
/// Beyond a million comparisons only what agrees at both ends is paired. - Complexity: O(left × right).
func alignment(_ left: Int, _ right: Int, agree: (Int, Int) -> Bool) -> [(Int, Int)] {
  var start = 0
  while start < left, start < right, agree(start, start) { start += 1 }
  var end = 0
  while end < left - start, end < right - start, agree(left - 1 - end, right - 1 - end) { end += 1 }
  var pairs: [(Int, Int)] = []
  for position in 0..<start { pairs.append((position, position)) }
  let rows = left - start - end, columns = right - start - end
  if rows > 0, columns > 0, rows * columns <= 1_000_000 {
    // How many pairs there are from a position on.
    var counts = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let cell = row * (columns + 1) + column
        counts[cell] =
          agree(start + row, start + column)
          ? counts[cell + columns + 2] + 1 : max(counts[cell + 1], counts[cell + columns + 1])
      }
    }
    var row = 0, column = 0
    while row < rows, column < columns {
      let cell = row * (columns + 1) + column
      if agree(start + row, start + column) {
        pairs.append((start + row, start + column))
        row += 1
        column += 1
      } else if counts[cell + columns + 1] >= counts[cell + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }
  for position in (0..<end).reversed() { pairs.append((left - 1 - position, right - 1 - position)) }
  return pairs
}
