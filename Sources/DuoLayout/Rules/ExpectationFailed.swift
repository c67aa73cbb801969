import DuoIR
import DuoLang

/// `expectation-failed`: what there is to say of it.
let expectationFailed = RuleDocument(
  .expectationFailed,
  what: "A layout is not what an `expect` says.",
  why: """
    An `expect` is a test: it holds on to what a review decided, and tells when a change of the spec, or of the device data, \
    moves a control. The finding shows what was expected beside what is there, line by line, and says why a control stands \
    elsewhere; `duoc why` says more. If the layout is what you want, write the expectation anew; if not, look at what changed: \
    often an item declared before it took its room. `duoc test` checks expectations alone.
    """,
  wrong: """
    duo 1

    app Notes {
      stack {
        screen Notes "Notes"
        screen Note "Note" {
          item share "Share" symbol: square.and.arrow.up placement: bottomBar
          item done "Done" symbol: checkmark placement: topBarPinnedTrailing

          expect in: outerPortrait { column: [back, share, done] }
        }
      }
    }

    """,
  right: """
    duo 1

    app Notes {
      stack {
        screen Notes "Notes"
        screen Note "Note" {
          item share "Share" symbol: square.and.arrow.up placement: bottomBar
          item done "Done" symbol: checkmark placement: topBarPinnedTrailing

          expect in: outerPortrait { column: [back, done, gap, share] }
        }
      }
    }

    """,
  source: "The .duo language, edition 1, section 4")

/// `expectation-failed`: reports where the layouts of a state are not what an `expect` says.
///
/// `layouts` are those of the poses and scenarios that it names, in order. Where several differ in the same way, one finding names
/// them all.
///
/// - Complexity: O(layouts × controls × names).
public func checkExpectation(
  _ expectation: Expectation, of layouts: [Layout], _ symbols: SymbolTable, _ diagnostics: inout DiagnosticBag
) {
  var failures: [(differences: [ExpectationDifference], layouts: [Layout])] = []
  for layout in layouts {
    let differences = ExpectationComparison(layout, symbols).differences(from: expectation)
    guard !differences.isEmpty else { continue }
    if let known = failures.firstIndex(where: { $0.differences == differences }) {
      for index in differences.indices { failures[known].differences[index].merge(differences[index]) }
      failures[known].layouts.append(layout)
    } else {
      failures.append((differences, [layout]))
    }
  }
  for failure in failures {
    let isEverywhere = expectation.conditions.isEmpty && failure.layouts.count == layouts.count
    report(failure.differences, of: failure.layouts, isEverywhere: isEverywhere, symbols, &diagnostics)
  }
}

private func report(
  _ differences: [ExpectationDifference], of layouts: [Layout], isEverywhere: Bool, _ symbols: SymbolTable,
  _ diagnostics: inout DiagnosticBag
) {
  guard let first = differences.first, let layout = layouts.first else { return }
  var name = symbols.text(layout.screen)
  if let state = layout.state { name += "." + symbols.text(state) }
  var places = ""
  for (position, layout) in layouts.enumerated() {
    if position > 0 { places += position == layouts.count - 1 ? " and " : ", " }
    places += layout.scenario.map { "scenario `\(symbols.text($0))`" } ?? "`\(symbols.text(layout.pose))`"
  }
  diagnostics.report(
    .expectationFailed, at: first.span, "`\(name)` is not as expected in \(isEverywhere ? "any pose or scenario" : places)",
    label: first.label, related: differences.dropFirst().prefix(2).map { Diagnostic.Related($0.span, $0.label) },
    help: differences.map { $0.table() })
}

/// One key of an `expect` that does not hold in a layout.
struct ExpectationDifference: Equatable {
  var key: Key
  var span: SourceSpan
  var rows: [Row] = []

  /// Keeps of the reasons those that `other`, which is equal, has too.
  mutating func merge(_ other: ExpectationDifference) {
    for index in rows.indices where rows[index].reason != other.rows[index].reason { rows[index].reason = [] }
  }

  /// Something expected beside what is there: either may be missing.
  struct Row: Equatable {
    /// As written: `add`, `sidebar.add`, `full`.
    var expected: [UInt8]
    /// Empty where nothing is.
    var actual: [UInt8]
    var differs: Bool
    /// Where what is expected stands instead: `is in the menu`, and why.
    var place: [UInt8] = []
    var reason: [UInt8] = []

    /// Whether they say the same, whatever the reasons.
    static func == (left: Row, right: Row) -> Bool {
      left.expected == right.expected && left.actual == right.actual && left.differs == right.differs && left.place == right.place
    }

    /// `share is in the menu (no room: 30 too many)`; empty where there is nothing to say.
    var remark: [UInt8] {
      guard !place.isEmpty else { return [] }
      var remark = expected
      remark.write(" ")
      remark.write(place[...])
      guard !reason.isEmpty else { return remark }
      remark.write(" (")
      remark.write(reason[...])
      remark.write(")")
      return remark
    }
  }

  /// Beside the carets: the first control that stands elsewhere, else the first thing that differs, in a few words.
  var label: String {
    guard let row = rows.first(where: { !$0.place.isEmpty }) ?? rows.first(where: { $0.differs }) else { return "" }
    let expected = String(decoding: row.expected, as: UTF8.self), actual = String(decoding: row.actual, as: UTF8.self)
    if !row.place.isEmpty { return "`\(expected)` \(String(decoding: row.place, as: UTF8.self))" }
    if row.expected.isEmpty { return "`\(actual)` is here too" }
    return row.actual.isEmpty ? "`\(expected)` is not here" : "it is `\(actual)`"
  }

  /// Expected and actual side by side, a line each, `≠` before what differs.
  func table() -> String {
    let none = [UInt8]("–".utf8)
    var width = 8
    var actualWidth = 6
    for row in rows {
      width = max(width, Cells.width(of: row.expected[...]))
      if !row.place.isEmpty { actualWidth = max(actualWidth, Cells.width(of: row.actual[...])) }
    }
    var text: [UInt8] = []
    text.write(key.word)
    text.write("  ")
    text.write(padded: [UInt8]("expected".utf8), to: width)
    text.write("  actual")
    for row in rows {
      text.write("\n")
      text.write(UInt8(ascii: " "), times: key.word.utf8.count - 1)
      text.write(row.differs ? "≠  " : "   ")
      text.write(padded: row.expected.isEmpty ? none : row.expected, to: width)
      text.write("  ")
      let remark = row.remark
      text.write(padded: row.actual.isEmpty ? none : row.actual, to: remark.isEmpty ? 0 : actualWidth)
      if !remark.isEmpty { text.write("  ") }
      text.write(remark[...])
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension ByteSink {
  /// Writes `text` and blanks up to `width` columns.
  fileprivate mutating func write(padded text: [UInt8], to width: Int) {
    write(text[...])
    write(UInt8(ascii: " "), times: max(0, width - Cells.width(of: text[...])))
  }
}
