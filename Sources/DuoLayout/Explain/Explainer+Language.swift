import DuoLang

/// The whole language as one page of text, from the vocabulary.
extension Explainer {
  /// Writes how a file is written, then every kind with its attributes and their values, for a terminal of 80 columns.
  ///
  /// An attribute that several kinds have alike is told at the first of them.
  public func writeLanguage(into sink: inout some ByteSink) {
    sink.write("The language of .duo files, edition \(Vocabulary.edition)\n\n")
    sink.write(paragraph: "A file says what bars an app declares, and never where a control ends up: that is what duoc works out.")
    sink.write(Self.sample)
    Self.writeTable(Self.grammar, indent: 2, into: &sink)
    for kind in Kind.allCases { write(kind, into: &sink) }
    writeCommonAttributes(into: &sink)
    sink.write("\n")
    sink.write(paragraph: "More of any word: duoc explain WORD. The grammar in full: grammar.ebnf.")
  }

  private static let sample = """

        duo 1

        /// Shown with the app in tables and reports.
        app Reader "Reader" {
          sdk: 27.1

          stack {
            screen Feeds "Feeds" {
              item add "Add Feed" symbol: plus placement: bottomBar
              expect in: outerPortrait { column: [gap, add] }
            }
          }
        }


    """

  private static let grammar: [(name: String, text: String)] = [
    ("declaration", "KIND NAME \"TITLE\" ATTRIBUTES { BLOCK } on a line of its own, or after a semicolon; what may be left out stands in [ ] below"),
    ("attribute", "KEY: VALUE in the header, or in the block: both mean the same"),
    ("value", "a word, a text in double quotes, or a list: [a, b]; of the words listed below the first is the default"),
    ("word", "letters, digits, _ . and -, as in list.bullet, 27.1, -1; `any text` between backquotes is one too"),
    ("text", "on one line; \\\" \\\\ \\n \\t and \\u{…} are its escapes"),
    ("name", "a word without dots; a path to something goes from the outside in: Feeds.selecting.done"),
    ("comment", "// to the end of the line, /* … */; /// documents the declaration after it"),
  ]

  // MARK: Kinds

  private func write(_ kind: Kind, into sink: inout some ByteSink) {
    let definition = Vocabulary[kind]
    sink.write("\n\(Self.form(of: definition))\n")
    var places = definition.parents.kinds.map { $0.word }
    if definition.standsInFile { places.insert("the file", at: 0) }
    sink.write(paragraph: "\(sentence(definition.documentation)) Stands in \(places.joined(separator: ", ")).", indent: 2)
    var rows: [(name: String, text: String)] = []
    var known: [String] = []
    for attribute in Vocabulary.attributes where attribute.owners.contains(kind) && !isCommon(attribute) {
      if let first = attribute.owners.kinds.first, first != kind {
        known.append("\(attribute.key.word) (as in \(first.word))")
      } else {
        rows.append((attribute.key.word, text(of: attribute)))
      }
    }
    Self.writeTable(rows, indent: 4, into: &sink)
    if !known.isEmpty { sink.write(paragraph: "also \(known.joined(separator: ", "))", indent: 4) }
  }

  /// How a declaration of the kind begins: `item NAME ["TITLE"] [{ … }]`.
  private static func form(of kind: KindDefinition) -> String {
    let parts = [(kind.name, kind.nameIsPath ? "PATH" : "NAME"), (kind.label, kind.name == .notAllowed && kind.label == .required ? "\"FILE\"" : "\"TITLE\""), (kind.block, "{ … }")]
    var text = kind.word
    for (presence, part) in parts {
      switch presence {
      case .required: text += " \(part)"
      case .allowed: text += " [\(part)]"
      case .notAllowed: break
      }
    }
    return text
  }

  // MARK: Attributes

  /// Whether nearly every kind takes it.
  private func isCommon(_ attribute: AttributeDefinition) -> Bool { attribute.owners.kinds.count > 12 }

  private func text(of attribute: AttributeDefinition) -> String {
    var text = "\(attribute.documentation) · \(values(of: attribute.type))"
    if attribute.isRequired {
      text += " · required"
    } else if !attribute.defaultText.isEmpty, attribute.type.words.first.map({ $0 != attribute.defaultText }) ?? true {
      text += " · default \(attribute.defaultText)"
    }
    return text
  }

  private func writeCommonAttributes(into sink: inout some ByteSink) {
    sink.write("\nnearly every declaration\n")
    sink.write(paragraph: "These stand in all that is part of an app.", indent: 2)
    var rows: [(name: String, text: String)] = []
    for attribute in Vocabulary.attributes where isCommon(attribute) { rows.append((attribute.key.word, text(of: attribute))) }
    Self.writeTable(rows, indent: 4, into: &sink)
  }

  private static func writeTable(_ rows: [(name: String, text: String)], indent: Int, into sink: inout some ByteSink) {
    guard !rows.isEmpty else { return }
    var table = TextTable(columns: 2, wrapped: 1, pageWidth: Cells.terminalWidth)
    for row in rows {
      table.add(row.name)
      table.add(row.text)
    }
    table.write(into: &sink, indent: indent)
  }
}
