import DuoLang

/// Values against their types.
extension TypeCheck {
  /// Whether `value` is of the type of the attribute; if not, it is reported.
  mutating func checkValue(_ value: NodeID, _ id: AttributeID, _ diagnostics: inout DiagnosticBag) -> Bool {
    let facts = Vocabulary.facts(id)
    guard tree[value].kind == .list else {
      if facts.list == .required {
        reportWrongType(value, id, "a list", &diagnostics, fix: listFix(value))
        return false
      }
      return checkSingle(value, id, facts, &diagnostics)
    }
    guard facts.list != .never else {
      reportWrongType(value, id, "one value, not a list", &diagnostics)
      return false
    }
    var count = 0
    var isSound = true
    for element in tree.children(value) where tree[element].kind != .end {
      count += 1
      isSound = checkSingle(element, id, facts, &diagnostics) && isSound
    }
    if isSound, let expected = Vocabulary[id].type.count, count != expected {
      diagnostics.report(
        .wrongValueType, at: view.wholeSpan(value), "`\(Vocabulary[id].key.word)` takes \(expected) values; here are \(count)",
        label: Vocabulary[id].documentation)
      return false
    }
    return isSound
  }

  private func listFix(_ value: NodeID) -> Fix {
    let span = view.span(value)
    return Fix("put it in a list", .safe, edits: [Edit(span.beforeStart, "["), Edit(span.afterEnd, "]")])
  }

  private mutating func checkSingle(
    _ value: NodeID, _ id: AttributeID, _ facts: AttributeFacts, _ diagnostics: inout DiagnosticBag
  ) -> Bool {
    switch tree[value].kind {
    case .word: return checkWord(value, id, facts.forms, &diagnostics)
    case .string:
      if facts.forms.contains(.string) || facts.forms.contains(.symbol) { return true }
      reportString(value, id, Vocabulary[id].type, &diagnostics)
      return false
    case .gap: return false  // it was reported
    default:
      reportWrongType(value, id, Vocabulary[id].type.expectation, &diagnostics)
      return false
    }
  }

  private mutating func checkWord(
    _ value: NodeID, _ id: AttributeID, _ forms: ValueType.Forms, _ diagnostics: inout DiagnosticBag
  ) -> Bool {
    let symbol = tree.symbol(value)
    if let ordinal = Vocabulary.ordinal(of: symbol, in: id) {
      meanings.set(value, ordinal: ordinal)
      return true
    }
    if forms.contains(.symbol) || forms.contains(.name) { return true }
    let number = Number(symbols.utf8(symbol))
    if let number, forms.contains(.integer) || forms.contains(.points) {
      if !number.isWhole, !forms.contains(.points) {
        reportWrongType(value, id, "a whole number", &diagnostics)
        return false
      }
      return checkRange(number, value, id, Vocabulary[id].type, &diagnostics)
    }
    if forms.contains(.version), Version(symbols.utf8(symbol)) != nil { return true }
    if forms.contains(.derivedPriority), Priority(derived: symbols.utf8(symbol)) != nil { return true }
    if number == nil, Vocabulary.facts(id).key == .opens {
      unknownOpens.append(value)
      return false
    }
    reportUnknownValue(value, id, Vocabulary[id].type, isNumber: number != nil, &diagnostics)
    return false
  }

  private func checkRange(
    _ number: Number, _ value: NodeID, _ id: AttributeID, _ type: ValueType, _ diagnostics: inout DiagnosticBag
  ) -> Bool {
    if type.range.contains(number.whole), number.whole < type.range.upperBound || number.isWhole { return true }
    diagnostics.report(
      .valueOutOfRange, at: view.span(value), "`\(text(value))` is out of range for `\(Vocabulary[id].key.word)`",
      label: "from \(type.range.lowerBound) to \(type.range.upperBound)")
    return false
  }
}

/// A number as it is written: an optional sign, digits, at most one decimal.
struct Number {
  /// Floored.
  let whole: Int
  let tenths: Int

  var isWhole: Bool { tenths % 10 == 0 }
  var points: Points { Points(tenths: Int32(clamping: tenths)) }

  /// nil if `text` is no number, or has more than one decimal. A number beyond ±10¹² counts as that.
  init?(_ text: ArraySlice<UInt8>) {
    var digits = text
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    guard let first = digits.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") else { return nil }
    var value = 0
    var decimals = 0
    var sawDot = false
    for byte in digits {
      if byte == UInt8(ascii: "."), !sawDot {
        sawDot = true
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      if sawDot { decimals += 1 }
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 100_000_000)
    }
    guard decimals <= 1, !(sawDot && decimals == 0) else { return nil }
    if decimals == 0 { value *= 10 }
    tenths = isNegative ? -value : value
    whole = tenths >= 0 ? tenths / 10 : (tenths - 9) / 10
  }
}

extension Version {
  /// nil unless `text` is `major` or `major.minor`.
  init?(_ text: ArraySlice<UInt8>) {
    var parts = [0, 0]
    var part = 0
    var digits = 0
    for byte in text {
      if byte == UInt8(ascii: "."), part == 0, digits > 0 {
        part = 1
        digits = 0
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), digits < 4 else { return nil }
      parts[part] = parts[part] * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
    }
    guard digits > 0 else { return nil }
    self.init(major: UInt16(parts[0]), minor: UInt16(parts[1]))
  }
}

extension Priority {
  private static let derived = Vocabulary.derivedPriorities.map { (word: Array($0.word.utf8), rank: Priority($0.level).rank + $0.step) }

  /// That of `lowerThan.high` and the like: just below or above one of the three levels.
  init?(derived text: ArraySlice<UInt8>) {
    for (word, rank) in Self.derived where word.count == text.count && text.elementsEqual(word) {
      self.init(rank: rank)
      return
    }
    return nil
  }
}
