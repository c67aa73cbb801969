/// Which files the outputs of a run are made of, as rules that make and ninja read.
///
/// A name is refused if make or ninja would misread it and no escape helps. Allowed: quotes and `& * ? < > ^`, at which ninja ends a
/// name; it then only rebuilds too often.
struct Depfile {
  let outputs: [Path]
  let inputs: [Path]

  /// The rule, and one without a recipe for each input: so make does not miss an input that is gone. With a `%` it would be a rule
  /// for other files.
  ///
  /// - Throws: if a path cannot be written in such a rule.
  func text() throws(Failure) -> [UInt8] {
    var text: [UInt8] = []
    for (position, output) in outputs.enumerated() {
      if position > 0 { text.append(UInt8(ascii: " ")) }
      guard !Self.isPattern(output) else { throw Self.failure("`%`", output) }
      text += try Self.escaped(output)
    }
    text.append(UInt8(ascii: ":"))
    for input in inputs { text += [UInt8](" \\\n  ".utf8) + (try Self.escaped(input)) }
    text.append(UInt8(ascii: "\n"))
    for input in inputs where !Self.isPattern(input) { text += [UInt8]("\n".utf8) + (try Self.escaped(input)) + [UInt8](":\n".utf8) }
    return text
  }

  private static func isPattern(_ path: Path) -> Bool { path.bytes.contains(UInt8(ascii: "%")) }

  private static func failure(_ part: String, _ path: Path) -> Failure {
    Failure("cannot write the depfile: make or ninja would misread the \(part) in the name of \(path.display)")
  }

  /// Blanks, `#` and `:` get a backslash, and the backslashes before them one each; `$` is doubled.
  private static func escaped(_ path: Path) throws(Failure) -> [UInt8] {
    let backslash = UInt8(ascii: "\\")
    var text: [UInt8] = []
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw failure("line break", path)
      case UInt8(ascii: "\t"): throw failure("tab", path)
      case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "|"): throw failure("`\(Character(Unicode.Scalar(byte)))`", path)
      case UInt8(ascii: "$"): text.append(byte)
      case UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: ":"):
        let run = text.reversed().prefix { $0 == backslash }.count
        text += [UInt8](repeating: backslash, count: run + 1)
      default: break
      }
      text.append(byte)
    }
    return text
  }
}
