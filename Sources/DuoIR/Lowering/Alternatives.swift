/// What could stand here instead, for a help line: `did you mean …`, or what is legal.
public func alternatives(_ similar: [String], legal: [String], in place: String) -> String {
  if !similar.isEmpty { return "did you mean " + quoted(similar, joinedBy: "or") + "?" }
  let shown = Array(legal.prefix(8))
  let rest = legal.count - shown.count
  let words = quoted(shown, joinedBy: rest > 0 ? "," : "and")
  return rest > 0 ? "\(place) there are \(words) and \(rest) more" : "\(place) there are \(words)"
}

private func quoted(_ words: [String], joinedBy word: String) -> String {
  var text = ""
  for (index, item) in words.enumerated() {
    let separator = index == 0 ? "" : index == words.count - 1 && word != "," ? " \(word) " : ", "
    text += "\(separator)`\(item)`"
  }
  return text
}
