/// The candidates that `word` was probably meant to be, the likeliest first; at most three.
///
/// A candidate that differs only in case is the answer, alone. Else those count whose Damerau–Levenshtein distance (a
/// letter more, less, other, or two swapped; in any case) is at most a third of the word's length, and at least 1; nearer ones come
/// first, equally near ones in the order of `candidates`. If none is near, it is those that begin with `word`, if that has
/// three letters, or else those that end with it, if it has five. Words longer than 64 bytes are not compared.
///
/// - Complexity: O(candidates × length²), length at most 64.
public func suggestions(for word: String, among candidates: [String]) -> [String] {
  let wanted = Array(word.utf8)
  guard wanted.count <= SuggestionDistance.lengthLimit, !wanted.isEmpty else { return [] }
  let folded = wanted.map { $0.asciiLowercased }
  let limit = max(1, wanted.count / 3)
  var best: [(distance: Int, word: String, bytes: [UInt8])] = []
  for candidate in candidates {
    let bytes = Array(candidate.utf8)
    guard bytes.count <= SuggestionDistance.lengthLimit, !best.contains(where: { $0.bytes == bytes }) else { continue }
    guard let distance = SuggestionDistance.between(folded, bytes.map { $0.asciiLowercased }, limit: limit) else { continue }
    let position = best.firstIndex { $0.distance > distance } ?? best.count
    best.insert((distance, candidate, bytes), at: position)
  }
  if let first = best.first, first.distance == 0 { best = best.filter { $0.distance == 0 } }
  if best.isEmpty, wanted.count >= 3 { return completions(of: folded, among: candidates) }
  return best.prefix(3).map { $0.word }
}

/// The first three candidates that begin with `folded`, or else that end with it, whatever their case.
private func completions(of folded: [UInt8], among candidates: [String]) -> [String] {
  let starting = firstThree(candidates) { $0.starts(with: folded) }
  return starting.isEmpty && folded.count >= 5 ? firstThree(candidates) { $0.suffix(folded.count).elementsEqual(folded) } : starting
}

private func firstThree(_ candidates: [String], where matches: ([UInt8]) -> Bool) -> [String] {
  var found: [String] = []
  for candidate in candidates where found.count < 3 && candidate.utf8.count <= SuggestionDistance.lengthLimit {
    if matches(candidate.utf8.map { $0.asciiLowercased }), !found.contains(where: { $0 == candidate }) { found.append(candidate) }
  }
  return found
}

/// What could stand in the place of `word`, for a message: what was probably meant, else what there is.
public func alternatives(to word: String, among legal: [String], in place: String = "", atMost limit: Int = 8) -> String {
  alternatives(suggestions(for: word, among: legal), legal: legal, in: place, atMost: limit)
}

/// What could stand here instead, for a message: `did you mean …?`, or, if nothing is similar, what is legal.
///
/// - Parameters:
///   - place: begins the sentence about what is legal: `in `stack` there are …`.
///   - limit: how many legal words are listed; the others are counted.
public func alternatives(_ similar: [String], legal: [String], in place: String = "", atMost limit: Int = 8) -> String {
  if !similar.isEmpty { return "did you mean " + enumeration(of: similar, last: " or ") + "?" }
  let start = place.isEmpty ? "there" : place + " there"
  if legal.count < 2 { return start + " is " + (legal.first.map { "only `" + $0 + "`" } ?? "none") }
  guard legal.count > limit else { return start + " are " + enumeration(of: legal, last: " and ") }
  return start + " are " + enumeration(of: Array(legal.prefix(limit)), last: ", ") + " and \(legal.count - limit) more"
}

/// The words in backticks, with commas between them and `last` before the last one.
private func enumeration(of words: [String], last: String) -> String {
  var text = ""
  for (index, word) in words.enumerated() {
    if index > 0 { text += index == words.count - 1 ? last : ", " }
    text += "`" + word + "`"
  }
  return text
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
