/// Writes `docs/language.md`: every kind and attribute of the language, from the vocabulary.
public func writeLanguageReference(into sink: inout some ByteSink) {
  sink.write(
    """
    # The words of the language, edition 1

    A `.duo` file says what bars an app declares. Its grammar is [grammar.ebnf](../grammar.ebnf): declarations of a kind, with a name, a
    title in double quotes, attributes, and a block. These are the kinds, where they stand, and the attributes that they take.
    `duoc explain WORD` shows one of them.

    This page is written from the compiler's own vocabulary: `DUO_UPDATE=1 swift test`.


    """)
  for kind in Kind.allCases { writeKind(kind, into: &sink) }
}

private func writeKind(_ kind: Kind, into sink: inout some ByteSink) {
  let definition = Vocabulary[kind]
  sink.write("## `\(definition.word)`\n\n\(definition.documentation).\n\n")
  var places: [String] = definition.standsInFile ? ["the file"] : []
  for parent in definition.parents.kinds { places.append("`\(parent.word)`") }
  sink.write("- stands in \(joined(places))\n")
  sink.write("- \(presence(definition.name, "name")), \(presence(definition.label, "title")), \(presence(definition.block, "block"))\n")
  if !definition.swiftUI.isEmpty { sink.write("- SwiftUI: `\(definition.swiftUI)`\n") }
  if !definition.uiKit.isEmpty { sink.write("- UIKit: `\(definition.uiKit)`\n") }
  sink.write("\n")
  writeAttributes(of: kind, into: &sink)
}

private func writeAttributes(of kind: Kind, into sink: inout some ByteSink) {
  var hasHead = false
  for attribute in Vocabulary.attributes where attribute.owners.contains(kind) && !attribute.isForAll {
    if !hasHead { sink.write("| attribute | takes | default | meaning |\n| --- | --- | --- | --- |\n") }
    hasHead = true
    sink.write("| `\(attribute.key.word)` | \(values(attribute.type)) | \(attribute.defaultText.isEmpty ? "–" : attribute.defaultText) | ")
    sink.write("\(attribute.documentation)\(attribute.isRequired ? " (required)" : "") |\n")
  }
  if hasHead { sink.write("\n") }
}

extension AttributeDefinition {
  /// Whether nearly every kind takes it: `ignore`, `reason`, `note`.
  fileprivate var isForAll: Bool { key == .ignore || key == .reason || key == .note }
}

private func values(_ type: ValueType) -> String {
  var text = type.words.count > 8 ? "" : type.expectation
  if type.words.count > 8 {
    for (index, word) in type.words.enumerated() { text += index == 0 ? "`\(word)`" : ", `\(word)`" }
  }
  for alias in type.aliases { text += ", `\(alias.word)` (= `\(alias.means)`)" }
  return text
}

private func presence(_ presence: Presence, _ what: String) -> String {
  switch presence {
  case .required: "a \(what)"
  case .allowed: "may have a \(what)"
  case .notAllowed: "no \(what)"
  }
}

private func joined(_ places: [String]) -> String {
  var text = ""
  for (index, place) in places.enumerated() { text += index == 0 ? place : index == places.count - 1 ? " or \(place)" : ", \(place)" }
  return text
}
