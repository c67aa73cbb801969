import DuoLang
import Foundation

/// A text after its findings' fixes, applied in rounds as `check --fix` does.
struct FixedText {
  private(set) var text: String
  /// What is still found in it.
  private(set) var checked: CheckedText
  /// How many fixes were applied.
  private(set) var count = 0
  /// Whether the last round had nothing left to do.
  private(set) var isDone = false

  init(_ text: String, includingUnsafe: Bool) {
    self.text = text
    checked = CheckedText(text)
    for _ in 0..<10 {
      let fixed = applyFixes(of: checked.findings, to: checked.source, file: FileID(0), includingUnsafe: includingUnsafe)
      isDone = fixed.count == 0
      if isDone { return }
      count += fixed.count
      self.text = String(decoding: fixed.text, as: UTF8.self)
      checked = CheckedText(self.text)
    }
  }
}

/// What a careful reader would see wrong with how a text is laid out: indentation, blanks, blank lines. And its comments.
struct TextFlaws {
  private(set) var list: [String] = []
  /// In order.
  private(set) var comments: [String] = []

  init(_ text: String) {
    var depth = 0
    var isAfterBlank = true, isAfterOpening = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let code = Self.code(line)
      if let comment = line.range(of: "// ") { comments.append(String(line[comment.lowerBound...])) }
      let content = line.drop { $0 == " " }
      if content.isEmpty {
        if isAfterBlank || isAfterOpening { list.append("a blank line too many") }
        isAfterBlank = true
        continue
      }
      let opening = code.count { $0 == "{" || $0 == "[" }, closing = code.count { $0 == "}" || $0 == "]" }
      let isClosing = content.hasPrefix("}")
      if isClosing, isAfterBlank { list.append("a blank line before: \(line)") }
      let indent = 2 * (depth - (isClosing ? 1 : 0))
      if line.count - content.count != indent { list.append("not indented by \(indent): \(line)") }
      if line.hasSuffix(" ") || line.contains("\t") { list.append("blanks: \(line)") }
      if Self.trimmed(code).contains("  ") || code.contains(" ,") || code.contains(" :") { list.append("a blank too many: \(line)") }
      if code.contains("{ }") || code.contains("[ ") || code.contains(" ]") { list.append("an empty block: \(line)") }
      depth += opening - closing
      isAfterBlank = false
      isAfterOpening = code.last { $0 != " " } == "{"
    }
    if depth != 0 || !text.hasSuffix("\n") || text.hasSuffix("\n\n") { list.append("the end") }
  }

  /// A line with its strings emptied and without its comment.
  private static func code(_ line: Substring) -> String {
    var code = ""
    var isString = false
    for character in line {
      if character == "\"" { isString.toggle() }
      if !isString { code.append(character) }
      if code.hasSuffix("//") { return String(code.dropLast(2)) }
    }
    return code
  }

  private static func trimmed(_ code: String) -> Substring {
    var code = code.drop { $0 == " " }
    while code.last == " " { code.removeLast() }
    return code
  }
}
