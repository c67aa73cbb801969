import DuoLang

/// The vocabulary: kinds, attributes, values.
extension Explainer {
  func page(of kind: Kind) -> [UInt8] {
    let definition = Vocabulary[kind]
    var page = ExplanationPage(kind.word, "kind")
    page.add(sentence(definition.documentation))
    var parents = definition.parents.kinds.map { $0.word }
    if definition.standsInFile { parents.insert("the file", at: 0) }
    page.add("stands in", parents.joined(separator: ", "))
    page.add("name", text(of: definition.name, definition.nameIsPath ? "a path" : ""))
    page.add("title", text(of: definition.label, "in quotes"))
    page.add("block", text(of: definition.block, ""))
    page.add("holds", Kind.allCases.filter { Vocabulary[$0].parents.contains(kind) }.map { $0.word }.joined(separator: ", "))
    page.add("attributes", Vocabulary.attributes.filter { $0.owners.contains(kind) }.map { $0.key.word + ($0.isRequired ? " (required)" : "") }.joined(separator: ", "))
    page.add("SwiftUI", definition.swiftUI)
    page.add("UIKit", definition.uiKit)
    return page.finished()
  }

  private func text(of presence: Presence, _ detail: String) -> String {
    let suffix = detail.isEmpty ? "" : ", \(detail)"
    switch presence {
    case .required: return "required\(suffix)"
    case .allowed: return "allowed\(suffix)"
    case .notAllowed: return ""
    }
  }

  func page(of attribute: AttributeDefinition) -> [UInt8] {
    var page = ExplanationPage(attribute.key.word, "attribute of \(owners(of: attribute))")
    page.add(sentence(attribute.documentation))
    page.add("values", values(of: attribute.type))
    page.add("default", attribute.isRequired ? "" : attribute.defaultText)
    if attribute.isRequired { page.add("required", "yes") }
    let aliases = attribute.type.aliases.map { "\($0.word) = \($0.means)" }
    page.add("also", aliases.joined(separator: ", "))
    page.add("SwiftUI", attribute.swiftUI)
    page.add("UIKit", attribute.uiKit)
    page.add("since", attribute.since.isEmpty ? "" : "SDK \(attribute.since)")
    page.finish()
    for word in attribute.type.words { page.add(word, ValueNote.note(word, of: attribute)?.text ?? "") }
    return page.finished()
  }

  /// The kinds that take it; of those that nearly all take, a word for all.
  private func owners(of attribute: AttributeDefinition) -> String {
    let owners = attribute.owners.kinds
    return owners.count > 12 ? "nearly every declaration" : owners.map { $0.word }.joined(separator: ", ")
  }

  /// What may be written: `automatic, low, high, a whole number`.
  func values(of type: ValueType) -> String {
    var parts = type.words
    if type.forms.contains(.derivedPriority) { parts.append("lowerThan.X, higherThan.X (X one of these)") }
    if type.forms.contains(.symbol) { parts.append("a symbol's or an image's name") }
    if type.forms.contains(.name) { parts.append("a name") }
    if type.forms.contains(.string) { parts.append("a text in quotes") }
    if type.forms.contains(.integer) { parts.append("a whole number" + (type.forms.contains(.derivedPriority) ? " (in UIKit only)" : "")) }
    if type.forms.contains(.points) { parts.append("a number of points") }
    if type.forms.contains(.version) { parts.append("a version such as 27.1") }
    let text = parts.joined(separator: ", ")
    switch type.list {
    case .never: return text
    case .allowed: return text + "; one, or a list of them"
    case .required where type.words.isEmpty: return type.expectation
    case .required: return type.count.map { "a list of \($0): \(text)" } ?? "a list of: \(text)"
    }
  }

  // MARK: Values

  /// Adds what `word` means as a value. A word that many attributes share says itself what it means: one page lists them.
  func addValues(_ word: String, to pages: inout [[UInt8]]) {
    let owners = Vocabulary.attributes.filter { $0.type.words.contains { $0 == word } }
    let isFlag = Flag.words.contains { $0 == word }
    if isFlag || owners.count > 4 {
      pages.append(pageOfSharedValue(word, owners, isFlag: isFlag))
    } else {
      for owner in owners { pages.append(self.page(ofValue: word, of: owner)) }
    }
    for attribute in Vocabulary.attributes where !APIName.all.contains(where: { $0.names.contains(word) }) {
      for alias in attribute.type.aliases where alias.word == word {
        pages.append(self.page(ofValue: alias.means, of: attribute, calledHere: word))
      }
    }
  }

  private func pageOfSharedValue(_ word: String, _ owners: [AttributeDefinition], isFlag: Bool) -> [UInt8] {
    var page = ExplanationPage(word, "value of \(owners.count) attributes")
    if isFlag { page.add(owners.map { $0.key.word }.joined(separator: ", ")) }
    for owner in owners where !isFlag {
      let isAlone = owners.filter { $0.key == owner.key }.count == 1
      // A scenario's what-if means what the attribute does.
      if !isAlone, owner.owners.contains(.scenario) { continue }
      let name = isAlone ? owner.key.word : "\(owner.key.word) of \(owner.owners.kinds.first?.word ?? "")"
      page.add(name, ValueNote.note(word, of: owner)?.text ?? sentence(owner.documentation))
    }
    return page.finished()
  }

  func page(ofValue word: String, of attribute: AttributeDefinition, calledHere alias: String? = nil) -> [UInt8] {
    var page = ExplanationPage(alias ?? word, "value of \(attribute.key.word) of \(owners(of: attribute))")
    if let alias { page.add("Another name of `\(word)`\(Vocabulary.deprecatedPlacements.contains { $0.word == alias } ? ", deprecated" : "").") }
    let note = ValueNote.note(word, of: attribute)
    page.add(note?.text ?? "")
    page.add("attribute", attribute.documentation)
    if attribute.defaultText == word { page.add("default", "yes") }
    page.add("rules", (note?.rules ?? []).map { $0.id }.joined(separator: ", "))
    if attribute.key == .placement, attribute.owners.contains(.item) {
      page.add("UIKit", Vocabulary.uiKitPlacements.filter { $0.means == word }.map { $0.word }.joined(separator: ", "))
    }
    return page.finished()
  }

  /// `text` with a capital and a full stop.
  func sentence(_ text: String) -> String {
    var bytes = [UInt8](text.utf8)
    if let first = bytes.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") { bytes[0] = first - 32 }
    if bytes.last != UInt8(ascii: ".") { bytes.append(UInt8(ascii: ".")) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: APIs

  /// Adds what stands here for a name of SwiftUI, UIKit or the talks.
  func addAPIs(_ word: String, to pages: inout [[UInt8]]) {
    for kind in Kind.allCases where kind.word != word && [Vocabulary[kind].swiftUI, Vocabulary[kind].uiKit].contains(where: { Self.bare($0) == word }) {
      pages.append(page(of: kind))
    }
    for attribute in Vocabulary.attributes where attribute.key.word != word && [attribute.swiftUI, attribute.uiKit].contains(where: { Self.bare($0) == word }) {
      pages.append(page(of: attribute))
    }
    for name in APIName.all where name.names.contains(where: { $0 == word }) {
      var page = ExplanationPage(word, "name of an API")
      page.add(name.text)
      pages.append(page.finished())
      switch name.meaning {
      case .kind(let kind): pages.append(self.page(of: kind))
      case .attribute(let key): for attribute in Vocabulary.attributes where attribute.key == key { pages.append(self.page(of: attribute)) }
      case .value(let key, let kind, let value):
        for attribute in Vocabulary.attributes where attribute.key == key && attribute.owners.contains(kind) {
          pages.append(self.page(ofValue: value, of: attribute))
        }
      case .rule(let rule): pages.append(self.page(of: rule))
      case .nothing: break
      }
    }
  }
}
