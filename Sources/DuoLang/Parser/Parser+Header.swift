/// Headers: attributes and their values.
extension Parser {
  /// Attributes, up to the end of the line, a brace, or the next statement.
  ///
  /// - Parameter owner: The kind of the declaration whose header it is, if that is known.
  mutating func parseHeader(of owner: Kind?, _ diagnostics: inout DiagnosticBag, mayOpenBlock: Bool) {
    var mayTakeComma = false
    while true {
      switch kind {
      case .word where nextKind == .colon:
        parseAttribute(&diagnostics)
        mayTakeComma = true
        continue
      case .word where nextKind == .equals:
        parseAttributeWithEquals(&diagnostics)
        mayTakeComma = true
        continue
      case .separator, .endOfFile, .rightBrace, .documentation:
        return
      case .leftBrace where mayOpenBlock:
        return
      case .word where Vocabulary.kind(tokens[position].symbol) != nil && !lacksColon(in: owner):
        return
      case .word where lacksColon:
        parseAttributeWithoutColon(&diagnostics)
        mayTakeComma = true
        continue
      case .comma:
        skipCommas(mayTakeOne: mayTakeComma && (mayOpenBlock || attributeFollowsCommas), &diagnostics)
      case .invalid:
        leaf(.gap)
        skipAdjoining()
        hasFailed = true
      case .string where nextJoins:
        parseQuotedKey(&diagnostics)
        mayTakeComma = true
        continue
      case .word where isTitle:
        reportUnquotedTitle(&diagnostics)
      default:
        reportInHeader(&diagnostics)
        return
      }
      mayTakeComma = false
    }
  }

  /// Whether an attribute comes after the commas here.
  private var attributeFollowsCommas: Bool {
    var distance = 1
    while distance < 16, kind(after: distance) == .comma { distance += 1 }
    let key = kind(after: distance), join = kind(after: distance + 1)
    return (key == .word || key == .string) && (join == .colon || join == .equals)
  }

  /// Whether the word here is a title that lacks its quotes: it follows the name of a kind that takes one.
  private var isTitle: Bool {
    guard nodes.last?.kind == .name, position > 1, tokens[position - 2].kind == .word, !Vocabulary.isAttribute(tokens[position].symbol) else { return false }
    guard let kind = Vocabulary.kind(tokens[position - 2].symbol) else { return false }
    return Vocabulary[kind].label != .notAllowed
  }

  private mutating func parseAttribute(_ diagnostics: inout DiagnosticBag) {
    let node = open(.attribute)
    advance()
    advance()
    parseValue(&diagnostics)
    close(node)
  }

  private mutating func parseAttributeWithEquals(_ diagnostics: inout DiagnosticBag) {
    let node = open(.attribute)
    advance()
    report(
      &diagnostics, .expectedValue, currentSpan, "an attribute and its value are joined by `:`", label: "not by `=`",
      fix: Fix("write `:`", .safe, replace: previousSpan.afterEnd.joined(currentSpan), with: ":"))
    advance()
    parseValue(&diagnostics)
    close(node)
  }

  /// Whether the word here is a key and a value follows it at once.
  var lacksColon: Bool {
    guard Vocabulary.isAttribute(tokens[position].symbol) else { return false }
    switch nextKind {
    case .string, .leftBracket: return true
    case .word: return kind(after: 2) != .colon && kind(after: 2) != .equals
    default: return false
    }
  }

  /// Whether the word here is a key of `owner` and a value follows it at once.
  func lacksColon(in owner: Kind?) -> Bool {
    guard let owner, lacksColon, let key = Vocabulary.key(tokens[position].symbol) else { return false }
    return Vocabulary.attribute(key, in: owner) != nil
  }

  private mutating func parseAttributeWithoutColon(_ diagnostics: inout DiagnosticBag) {
    let node = open(.attribute)
    report(
      &diagnostics, .expectedValue, currentSpan, "`\(name(position))` has no `:` before its value",
      fix: Fix("write `:`", .safe, insert: ":", at: currentSpan.afterEnd))
    advance()
    parseValue(&diagnostics)
    close(node)
  }

  /// `"key": value`: reports the quotes; the value is read for its mistakes only, as an attribute's token is a word.
  mutating func parseQuotedKey(_ diagnostics: inout DiagnosticBag) {
    let content = stringContent(source, tokens[position])
    let isWord = !content.isEmpty && source.bytes[content].allSatisfy {
      CharacterClass.table[Int($0)] & CharacterClass.wordPart != 0
    }
    report(
      &diagnostics, .expectedName, currentSpan, "an attribute is written without quotes", label: "a plain word belongs here",
      fix: isWord ? Fix("remove the quotes", .safe, replace: currentSpan, with: source.text(content)) : nil)
    leaf(.gap)
    advance()
    if kind == .leftBrace {
      skipBalanced()
      return
    }
    let count = nodes.count
    parseValue(&diagnostics)
    nodes.removeSubrange(count...)
  }

  /// A value; where there is none, says so and adds nothing.
  mutating func parseValue(_ diagnostics: inout DiagnosticBag) {
    switch kind {
    case .word where nextKind != .colon: leaf(.word)
    case .string: leaf(.string)
    case .leftBracket: parseList(&diagnostics)
    case .invalid:
      leaf(.gap)
      skipAdjoining()
    default: reportNoValue(&diagnostics)
    }
  }

  private mutating func parseList(_ diagnostics: inout DiagnosticBag) {
    guard depth < Self.depthLimit else {
      reportTooDeep(&diagnostics)
      return
    }
    let node = open(.list)
    advance()
    depth += 1
    var mayTakeComma = false
    loop: while true {
      switch kind {
      case .separator where isNewline(position) && !beginsDeclaration:
        advance()
        continue
      case .word where nextKind != .colon || closesOnLine, .string, .leftBracket, .invalid:
        parseListValue(&diagnostics)
        mayTakeComma = true
        continue
      case .comma:
        skipCommas(mayTakeOne: mayTakeComma, &diagnostics)
      case .rightBracket:
        leaf(.end)
        break loop
      case .documentation:
        reportDangling(position, label: "a list is not documented", &diagnostics)
        advance()
        continue
      case .equals, .leftParenthesis, .rightParenthesis, .colon, .separator:
        if isNewline(position) { fallthrough }
        reportInList(&diagnostics)
        mayTakeComma = true
        continue
      default:
        reportUnclosedList(nodes[node].token, &diagnostics)
        break loop
      }
      mayTakeComma = false
    }
    depth -= 1
    close(node)
  }

  private mutating func parseListValue(_ diagnostics: inout DiagnosticBag) {
    if kind == .word { leaf(.word) } else { parseValue(&diagnostics) }
  }

  /// Whether the list that is open has its `]` soon on this line: then a `:` in it is only a stranger.
  private var closesOnLine: Bool {
    for distance in 1..<32 {
      switch kind(after: distance) {
      case .rightBracket: return true
      case .separator, .endOfFile, .leftBracket, .leftBrace, .rightBrace: return false
      default: break
      }
    }
    return false
  }

  private func isNewline(_ index: Int) -> Bool {
    tokens[index].kind == .separator && source.bytes[Int(tokens[index].offset)] == UInt8(ascii: "\n")
  }

  /// Whether the line that begins after the current separator is plainly a declaration and no further value of a list.
  private var beginsDeclaration: Bool {
    var start = 1
    while start < 16, kind(after: start) == .documentation || kind(after: start) == .separator { start += 1 }
    guard kind(after: start) == .word, Vocabulary.kind(tokens[position + start].symbol) != nil else { return false }
    switch kind(after: start + 1) {
    case .string, .leftBrace: return true
    case .word: return [.string, .leftBrace, .colon].contains(kind(after: start + 2)) || kind(after: start + 3) == .colon
    default: return false
    }
  }
}
