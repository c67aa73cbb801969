/// What stands between two lexemes: comments, and how many line breaks lie around them.
struct Gap {
  private(set) var comments: [Comment] = []
  /// How many comments end the line of what stands before; the next ones have lines of their own.
  private(set) var trailingEnd = 0
  /// The first of the comments that begin the line of what follows.
  private(set) var leadingStart = 0
  /// The line breaks after the last comment, or in all if there is none.
  private(set) var newlines = 0
  /// Whether it holds only a part of a comment.
  private(set) var isCut = false

  /// What stands before a gap.
  enum Before {
    /// Nothing: the text begins.
    case start
    /// A bracket or brace.
    case opening
    case item
  }

  /// What stands after a gap.
  enum After {
    case item
    /// A bracket, a brace, or the end of the text.
    case closing
  }

  /// A comment without the blanks after it; or what is none, to the end of its line.
  struct Comment {
    let range: Range<Int>
    /// Whether it is something else than a comment: an error was reported there.
    let isForeign: Bool
    /// The line breaks between it and the comment before, or the start of the gap.
    let newlinesBefore: Int
    /// Whether a `;` or a comma stands before it.
    let followsMark: Bool
    /// Whether a `;` does: what ends a statement on the line.
    let followsSemicolon: Bool
    let isDocumentation: Bool
    let spansLines: Bool
  }

  var trailing: ArraySlice<Comment> { comments[..<trailingEnd] }
  var own: ArraySlice<Comment> { comments[trailingEnd..<leadingStart] }
  var leading: ArraySlice<Comment> { comments[leadingStart...] }

  /// The line breaks before the line of what follows.
  var newlinesBeforeItem: Int { leadingStart < comments.count ? comments[leadingStart].newlinesBefore : newlines }

  init(_ range: Range<Int>, of bytes: [UInt8], from before: Before = .item, to after: After = .item) {
    scan(range, bytes)
    guard !comments.isEmpty else { return }
    trailingEnd = trailingCount(before, after)
    leadingStart = max(trailingEnd, firstLeading(after))
  }

  // MARK: Where comments belong

  private func trailingCount(_ before: Before, _ after: After) -> Int {
    if before == .start { return 0 }
    let onFirstLine = comments.firstIndex { $0.newlinesBefore > 0 } ?? comments.count
    let first = comments[..<onFirstLine]
    if onFirstLine == comments.count, newlines == 0 {
      if before == .opening { return 0 }
      return after == .closing ? onFirstLine : first.firstIndex { $0.followsMark } ?? onFirstLine
    }
    // Documentation after a `{` or a `;` is that of the next declaration.
    return first.firstIndex { $0.isDocumentation && (before == .opening || $0.followsSemicolon) } ?? onFirstLine
  }

  private func firstLeading(_ after: After) -> Int {
    guard after == .item, newlines == 0 else { return comments.count }
    let first = comments.lastIndex { $0.newlinesBefore > 0 } ?? 0
    return comments[max(first, trailingEnd)...].contains { $0.spansLines } ? comments.count : first
  }

  // MARK: Reading

  private mutating func scan(_ range: Range<Int>, _ bytes: [UInt8]) {
    var index = range.lowerBound
    var followsMark = false
    var followsSemicolon = false
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "\n"):
        newlines += 1
        index += 1
      case UInt8(ascii: ";"), UInt8(ascii: ","):
        followsMark = true
        followsSemicolon = followsSemicolon || bytes[index] == UInt8(ascii: ";")
        index += 1
      default:
        let start = index
        let isBlock = bytes[start] == UInt8(ascii: "/") && bytes[start + 1] == UInt8(ascii: "*")
        index = isBlock ? Self.endOfBlock(start, bytes) : Self.endOfLine(start, bytes)
        let isLine = bytes[start] == UInt8(ascii: "/") && bytes[start + 1] == UInt8(ascii: "/")
        if index > range.upperBound { isCut = true }
        var end = index
        while end > start, bytes[end - 1].isBlank { end -= 1 }
        comments.append(
          Comment(
            range: start..<end, isForeign: !isBlock && !isLine, newlinesBefore: newlines, followsMark: followsMark,
            followsSemicolon: followsSemicolon, isDocumentation: isLine && Self.isDocumentation(start..<index, bytes),
            spansLines: isBlock && bytes[start..<end].contains(UInt8(ascii: "\n"))))
        newlines = 0
      }
    }
  }

  /// Whether the line comment at `range` has three slashes, not four.
  private static func isDocumentation(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    return range.count > 2 && bytes[range.lowerBound + 2] == slash && bytes[range.lowerBound + 3] != slash
  }

  private static func endOfLine(_ start: Int, _ bytes: [UInt8]) -> Int {
    var index = start
    while bytes[index] != UInt8(ascii: "\n"), index < bytes.count - 1 { index += 1 }
    return index
  }

  private static func endOfBlock(_ start: Int, _ bytes: [UInt8]) -> Int {
    var index = start + 2
    var depth = 1
    while depth > 0, index < bytes.count - 1 {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    return index
  }
}
