/// The candidates that `word` was probably meant to be, the likeliest first; at most three.
///
/// A candidate that differs only in case is the answer, alone. Else those count whose Damerau–Levenshtein distance (a
/// letter more, less, other, or two swapped) is at most a third of the word's length, and at least 1; nearer ones come
/// first, equally near ones in the order of `candidates`. Words longer than 64 bytes are not compared.
///
/// - Complexity: O(candidates × length²), length at most 64.
public func suggestions(for word: String, among candidates: [String]) -> [String] {
  let wanted = Array(word.utf8)
  guard wanted.count <= SuggestionDistance.lengthLimit, !wanted.isEmpty else { return [] }
  let folded = wanted.map(asciiLowercased)
  let limit = max(1, wanted.count / 3)
  var best: [(distance: Int, word: String, bytes: [UInt8])] = []
  for candidate in candidates {
    let bytes = Array(candidate.utf8)
    guard bytes.count <= SuggestionDistance.lengthLimit, !best.contains(where: { $0.bytes == bytes }) else { continue }
    var distance = 0
    if bytes.map(asciiLowercased) != folded {
      guard let near = SuggestionDistance.between(wanted, bytes, limit: limit) else { continue }
      distance = max(1, near)
    }
    let position = best.firstIndex { $0.distance > distance } ?? best.count
    best.insert((distance, candidate, bytes), at: position)
  }
  if let first = best.first, first.distance == 0 { best = best.filter { $0.distance == 0 } }
  return best.prefix(3).map { $0.word }
}

/// A help line for a word that is none of `legal`: what was probably meant, or, if nothing is near, what may stand here.
///
/// `did you mean `a` or `b`?` or `legal here are `a`, `b`, …, `h` and 4 more`; nil if nothing may.
public func suggestionHelp(for word: String, among legal: [String]) -> String? {
  let near = suggestions(for: word, among: legal)
  if !near.isEmpty { return "did you mean " + alternatives(near, last: " or ") + "?" }
  guard let only = legal.first else { return nil }
  if legal.count == 1 { return "only `" + only + "` may stand here" }
  let shown = 8
  guard legal.count > shown else { return "legal here are " + alternatives(legal, last: " and ") }
  return "legal here are " + alternatives(Array(legal.prefix(shown)), last: ", ") + " and \(legal.count - shown) more"
}

/// The words in backticks, with commas between them and `last` before the last one.
private func alternatives(_ words: [String], last: String) -> String {
  var text = ""
  for (index, word) in words.enumerated() {
    if index > 0 { text += index == words.count - 1 ? last : ", " }
    text += "`" + word + "`"
  }
  return text
}

private func asciiLowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// How many edits lie between two words.
enum SuggestionDistance {
  static let lengthLimit = 64

  /// The distance of optimal string alignment between two texts, or nil if it is above `limit`.
  static func between(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = last
    for (row, letter) in left.enumerated() {
      current[0] = row + 1
      var least = current[0]
      for (column, other) in right.enumerated() {
        var distance = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current[column + 1] = distance
        least = min(least, distance)
      }
      if least > limit { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
