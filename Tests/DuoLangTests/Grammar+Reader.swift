extension Grammar {
  struct ReadingError: Error, CustomStringConvertible {
    var description: String
  }

  /// Reads the notation that `grammar.ebnf` tells at its top.
  init(reading text: String) throws {
    var reader = Reader(text)
    while let (name, expression) = try reader.rule() {
      guard rules[name] == nil else { throw ReadingError(description: "\(name) is defined twice") }
      self[name] = expression
    }
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var position = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func rule() throws -> (String, Expression)? {
      skipBlanks()
      guard position < scalars.count else { return nil }
      let name = word()
      guard !name.isEmpty, take("::=") else { throw failure("a rule begins with its name and `::=`") }
      return (name, try choice())
    }

    private mutating func choice() throws -> Expression {
      var parts = [try sequence()]
      while take("|") { parts.append(try sequence()) }
      return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence() throws -> Expression {
      var parts: [Expression] = []
      while let part = try primary() { parts.append(repetition(of: part)) }
      guard !parts.isEmpty else { throw failure("nothing stands here") }
      return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func repetition(of part: Expression) -> Expression {
      if take("?") { return .repeated(part, most: 1) }
      if take("*") { return .repeated(part, most: nil) }
      if take("+") { return .oneOrMore(part) }
      return part
    }

    private mutating func primary() throws -> Expression? {
      skipBlanks()
      guard position < scalars.count else { return nil }
      switch scalars[position] {
      case "\"", "'":
        let quote = scalars[position]
        position += 1
        return .text(try until(quote))
      case "[":
        position += 1
        return .set(try ranges(try until("]")))
      case "#":
        position += 1
        guard scalars[position] == "x", let value = UInt32(String(word().dropFirst()), radix: 16) else {
          throw failure("a character is `#x` and hexadecimal digits")
        }
        return .set([value...value])
      case "(":
        position += 1
        let inner = try choice()
        guard take(")") else { throw failure("`)` is missing") }
        return inner
      default:
        let start = position
        let name = word()
        guard !name.isEmpty, !take("::=") else {  // the next rule begins here
          position = start
          return nil
        }
        return .rule(name)
      }
    }

    private func ranges(_ text: String) throws -> [ClosedRange<UInt32>] {
      let isNegated = text.hasPrefix("^")
      var rest = Array((isNegated ? String(text.dropFirst()) : text).unicodeScalars)[...]
      var ranges: [ClosedRange<UInt32>] = []
      while !rest.isEmpty {
        let low = bound(&rest)
        var high = low
        if rest.first == "-", rest.count > 1 {
          rest.removeFirst()
          high = bound(&rest)
        }
        guard low <= high else { throw failure("the set `\(text)` runs backwards") }
        ranges.append(low...high)
      }
      return isNegated ? complement(ranges) : ranges
    }

    private func bound(_ rest: inout ArraySlice<Unicode.Scalar>) -> UInt32 {
      let first = rest.removeFirst()
      guard first == "#", rest.first == "x" else { return first.value }
      rest.removeFirst()
      var value: UInt32 = 0
      while let digit = rest.first.flatMap({ Character($0).hexDigitValue }) {
        value = value << 4 | UInt32(digit)
        rest.removeFirst()
      }
      return value
    }

    private func complement(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
      var result: [ClosedRange<UInt32>] = []
      var next: UInt32 = 1
      for range in (ranges + [0xD800...0xDFFF]).sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if next < range.lowerBound { result.append(next...range.lowerBound - 1) }
        next = max(next, range.upperBound + 1)
      }
      return result + (next <= 0x10FFFF ? [next...0x10FFFF] : [])
    }

    private mutating func word() -> String {
      skipBlanks()
      var text = ""
      while position < scalars.count, scalars[position].properties.isAlphabetic || Character(scalars[position]).isNumber {
        text.unicodeScalars.append(scalars[position])
        position += 1
      }
      return text
    }

    private mutating func until(_ end: Unicode.Scalar) throws -> String {
      var text = ""
      while position < scalars.count, scalars[position] != end {
        text.unicodeScalars.append(scalars[position])
        position += 1
      }
      guard position < scalars.count else { throw failure("`\(end)` is missing") }
      position += 1
      return text
    }

    private mutating func take(_ text: String) -> Bool {
      skipBlanks()
      let wanted = Array(text.unicodeScalars)
      guard scalars[position...].starts(with: wanted) else { return false }
      position += wanted.count
      return true
    }

    private mutating func skipBlanks() {
      while position < scalars.count {
        if scalars[position].properties.isWhitespace {
          position += 1
        } else if scalars[position...].starts(with: "/*".unicodeScalars) {
          position += 2
          while position < scalars.count, !scalars[position...].starts(with: "*/".unicodeScalars) { position += 1 }
          position = min(position + 2, scalars.count)
        } else {
          return
        }
      }
    }

    private func failure(_ message: String) -> ReadingError {
      let line = scalars[..<min(position, scalars.count)].count { $0 == "\n" } + 1
      return ReadingError(description: "grammar.ebnf:\(line): \(message)")
    }
  }
}
