/// What values an attribute takes.
public struct ValueType: Sendable {
  /// The forms of value besides the words of an enumeration.
  public struct Forms: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// A whole number.
    public static let integer = Forms(rawValue: 1)
    /// A length: a number with at most one decimal.
    public static let points = Forms(rawValue: 2)
    /// Text in double quotes.
    public static let string = Forms(rawValue: 4)
    /// A symbol's or an image's name: any word or string.
    public static let symbol = Forms(rawValue: 8)
    /// The name of something declared, or a path to it.
    public static let name = Forms(rawValue: 16)
    /// `major.minor`.
    public static let version = Forms(rawValue: 32)
    /// `lowerThan.LEVEL` or `higherThan.LEVEL`.
    public static let derivedPriority = Forms(rawValue: 64)
  }

  public enum ListRule: UInt8, Sendable {
    case never, allowed, required
  }

  /// The words of an enumeration; the position is the raw value of its `WordEnum`.
  public var words: [String] = []
  /// Further words, each standing for one of `words`.
  public var aliases: [(word: String, means: String)] = []
  public var forms: Forms = []
  public var list = ListRule.never
  /// The legal range of numbers, in whole units.
  public var range = Int(-1_000_000)...1_000_000
  /// How many values a list must have.
  public var count: Int?

  public static func one<E: WordEnum>(of type: E.Type, or forms: Forms = [], range: ClosedRange<Int>? = nil) -> ValueType {
    var value = ValueType()
    value.words = E.words
    value.forms = forms
    if let range { value.range = range }
    return value
  }

  public static func form(_ forms: Forms, range: ClosedRange<Int>? = nil) -> ValueType {
    var value = ValueType()
    value.forms = forms
    if let range { value.range = range }
    return value
  }

  public static let flag = one(of: Flag.self)
  public static let length = form(.points, range: 0...1_000_000)

  func aliased(_ pairs: [(word: String, means: String)]) -> ValueType {
    var copy = self
    copy.aliases = pairs
    return copy
  }

  func listed(_ rule: ListRule, count: Int? = nil) -> ValueType {
    var copy = self
    copy.list = rule
    copy.count = count
    return copy
  }

  /// The forms in words, as one value and as the values of a list.
  private static let formTexts: [(form: Forms, one: String, many: String)] = [
    (.symbol, "a symbol's name", "symbols' names"), (.name, "a name", "names"),
    (.string, "a text in double quotes", "texts in double quotes"), (.integer, "a whole number", "whole numbers"),
    (.points, "a number of points", "numbers of points"), (.version, "a version such as `27.1`", "versions such as `27.1`"),
  ]

  /// What may stand here, for a message: `a name`, `a list of names`.
  public var expectation: String {
    let isList = list == .required
    var parts: [String] = []
    for text in Self.formTexts where forms.contains(text.form) { parts.append(isList ? text.many : text.one) }
    if let number = parts.lastIndex(of: "a whole number"), forms.contains(.derivedPriority) { parts[number] += " (in UIKit only)" }
    if !words.isEmpty, words.count <= 8 {
      parts.append(contentsOf: words.map { "`\($0)`" })
    } else if !words.isEmpty {
      parts.append("one of its words")
    }
    if forms.contains(.derivedPriority) { parts += ["`lowerThan.X`", "`higherThan.X`"] }
    var text = ""
    for (index, part) in parts.enumerated() {
      text += index == 0 ? part : index == parts.count - 1 ? " or \(part)" : ", \(part)"
    }
    guard isList else { return text }
    return "a list of \(words.isEmpty ? count.map { "\($0) " } ?? "" : "")\(text)"
  }
}
