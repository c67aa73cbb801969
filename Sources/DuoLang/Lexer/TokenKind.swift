/// What a token is. `grammar.ebnf` names the same terminals; a test holds the two together.
@frozen
public enum TokenKind: UInt8, CaseIterable, Sendable {
  case endOfFile
  /// A run of newlines and semicolons, comments among them ignored.
  case separator
  case word
  case string
  /// `/// …`, to the end of its line.
  case documentation
  case colon
  case comma
  case leftBrace
  case rightBrace
  case leftBracket
  case rightBracket
  /// `=`, `(` and `)`: no part of the language, but habits that deserve an answer of their own.
  case equals
  case leftParenthesis
  case rightParenthesis
  /// Something that the lexer has already reported.
  case invalid

  /// How messages and dumps name it.
  public var description: String {
    switch self {
    case .endOfFile: "end of file"
    case .separator: "new line"
    case .word: "word"
    case .string: "string"
    case .documentation: "documentation"
    case .colon: "`:`"
    case .comma: "`,`"
    case .leftBrace: "`{`"
    case .rightBrace: "`}`"
    case .leftBracket: "`[`"
    case .rightBracket: "`]`"
    case .equals: "`=`"
    case .leftParenthesis: "`(`"
    case .rightParenthesis: "`)`"
    case .invalid: "invalid"
    }
  }
}
