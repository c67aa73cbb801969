/// What makes one text into another, line by line, in the form that `patch -p0` and `git apply -p0` take.
struct UnifiedDiff {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  /// Runs of lines that are replaced, in order; between two of them at least one line is common.
  private var changes: [Change] = []

  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static let context = 3
  /// How many lines are looked at beyond a difference before all that is left counts as different.
  private static let window = 1000

  init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    findChanges()
  }

  var isEmpty: Bool { changes.isEmpty }

  /// The diff of a file; nothing where the texts are equal.
  func text(named name: String) -> [UInt8] {
    guard !isEmpty else { return [] }
    var text = [UInt8]("--- \(name)\n+++ \(name)\n".utf8)
    var start = 0
    while start < changes.count {
      var end = start + 1
      while end < changes.count, changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * Self.context { end += 1 }
      write(changes[start..<end], into: &text)
      start = end
    }
    return text
  }

  // MARK: Finding

  /// The lines with their line breaks; the last may have none.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for position in text.indices where text[position] == UInt8(ascii: "\n") {
      lines.append(text[start...position])
      start = position + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// Walks both texts side by side. Where they differ, it goes on at the nearest pair of equal lines: not always the shortest
  /// diff, but always a right one, and for the small changes that fixes are the shortest too.
  private mutating func findChanges() {
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let next = nextCommon(left, right)
      changes.append(Change(old: left..<next.left, new: right..<next.right))
      (left, right) = next
    }
  }

  private func nextCommon(_ left: Int, _ right: Int) -> (left: Int, right: Int) {
    let rest = old.count - left + (new.count - right)
    for distance in 1...max(1, min(Self.window, rest)) {
      // What is replaced one for one comes first.
      let skips = (0...distance).sorted { (abs(2 * $0 - distance), $0) < (abs(2 * $1 - distance), $1) }
      for skip in skips {
        let (a, b) = (left + skip, right + distance - skip)
        if a < old.count, b < new.count, old[a] == new[b] { return (a, b) }
      }
    }
    return (old.count, new.count)
  }

  // MARK: Writing

  private func write(_ hunk: ArraySlice<Change>, into text: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    text += "@@ -\(Self.position(oldRange)) +\(Self.position(newRange)) @@\n".utf8
    var position = oldRange.lowerBound
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { Self.write(" ", line, into: &text) }
      for line in old[change.old] { Self.write("-", line, into: &text) }
      for line in new[change.new] { Self.write("+", line, into: &text) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { Self.write(" ", line, into: &text) }
  }

  /// `3,7`; of an empty range the line before it.
  private static func position(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func write(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>, into text: inout [UInt8]) {
    text.append(UInt8(ascii: mark))
    text += line
    if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
  }
}
