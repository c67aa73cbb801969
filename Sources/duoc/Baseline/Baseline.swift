/// The findings that a run leaves out because they were there before: a text of sorted lines, `SLUG<TAB>PATH<TAB>MESSAGE`, with
/// `<TAB>COUNT` where the same is found several times. Without line numbers, so that a line that moves matters to nobody.
struct Baseline {
  struct Entry: Hashable {
    var slug: String
    /// Relative to the baseline's own directory.
    var path: String
    var message: String
  }

  private(set) var counts: [Entry: Int] = [:]

  init() {}

  /// - Throws: the number of the first line that is no entry.
  init(_ text: [UInt8]) throws(NoEntry) {
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard !line.isEmpty else { continue }
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
      let count = fields.count == 4 ? Int(fields[3]) ?? 0 : 1
      guard fields.count == 3 || fields.count == 4, count > 0, !fields[0].isEmpty else { throw NoEntry(line: index + 1) }
      let entry = Entry(slug: fields[0], path: fields[1], message: fields[2])
      let (sum, isTooMany) = counts[entry, default: 0].addingReportingOverflow(count)
      counts[entry] = isTooMany ? count : sum
    }
  }

  struct NoEntry: Error {
    var line: Int
  }

  mutating func add(_ entry: Entry) { counts[entry, default: 0] += 1 }

  /// Takes one `entry` out, if there is one.
  mutating func take(_ entry: Entry) -> Bool {
    guard let count = counts[entry] else { return false }
    counts[entry] = count > 1 ? count - 1 : nil
    return true
  }

  /// How many findings it holds.
  var count: Int { counts.values.reduce(0, +) }

  var text: [UInt8] {
    let lines = counts.map { entry, count in
      [UInt8]("\(entry.slug)\t\(entry.path)\t\(entry.message)\(count > 1 ? "\t\(count)" : "")\n".utf8)
    }
    // By their bytes, so that no version of Unicode has a say.
    return lines.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
  }
}
