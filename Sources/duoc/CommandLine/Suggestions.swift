/// The candidates that were probably meant by `word`, at most three, the nearest first.
///
/// One that differs only in case is alone; else those within `max(1, length / 3)` edits (a swap of neighbours is one), else those
/// that begin with `word`, if it has three letters.
func suggestions(for word: String, among candidates: [String]) -> [String] {
  let folded = word.lowercased()
  if let same = candidates.first(where: { $0.lowercased() == folded }) { return [same] }
  let letters = [Character](folded)
  let limit = max(1, letters.count / 3)
  let near = candidates.enumerated().compactMap { position, candidate in
    let distance = editDistance(letters, [Character](candidate.lowercased()))
    return distance <= limit ? (distance: distance, position: position) : nil
  }
  if near.isEmpty, letters.count >= 3 {
    return [String](candidates.filter { $0.lowercased().hasPrefix(folded) }.prefix(3))
  }
  return near.sorted { ($0.distance, $0.position) < ($1.distance, $1.position) }.prefix(3).map { candidates[$0.position] }
}

/// The end of a message about a word that is none of `candidates`: what was meant, or what is legal.
func alternatives(to word: String, among candidates: [String]) -> String {
  let near = suggestions(for: word, among: candidates)
  if !near.isEmpty { return "did you mean \(near.map(\.quoted).joined(separator: " or "))?" }
  guard !candidates.isEmpty else { return "there is none" }
  let more = candidates.count > 8 ? ", …" : ""
  return "there are \(candidates.prefix(8).map(\.printable).joined(separator: ", "))\(more)"
}

/// How many insertions, removals, replacements and swaps of neighbours turn one word into the other (Damerau–Levenshtein).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      var distance = min(last[column] + (left[row] == right[column] ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
