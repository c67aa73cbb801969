/// The markers that `git merge` leaves where it could not decide.
extension Lexer {
  /// At the start of a line: reports a merge that was left unresolved once, and skips its markers and the second text.
  mutating func skipConflictMarker(_ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    let byte = bytes[position]
    guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">"),
      isMarker(byte, at: position, bytes)
    else { return }
    let end = byte == UInt8(ascii: ">") ? nil : endOfConflict(bytes)
    if !isInConflict {
      var help = ["keep one of the two texts and remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`"]
      if end != nil { help.append("of the two only the first was read") }
      report(
        &diagnostics, .mergeConflict, position, position + 7, "a merge was left unresolved here",
        label: "two versions of the text meet", help: help)
    }
    isInConflict = byte == UInt8(ascii: "<")
    if !isInConflict, let end { position = end }
    skipLine(bytes)
  }

  /// The offset of the marker that ends the second text.
  private mutating func endOfConflict(_ bytes: Span<UInt8>) -> Int? {
    guard !lacksConflictEnd else { return nil }
    var index = position
    while index < bytes.count - 1 {
      if isMarker(UInt8(ascii: ">"), at: index, bytes) { return index }
      while bytes[index] != UInt8(ascii: "\n"), index < bytes.count - 1 { index += 1 }
      index += 1
    }
    lacksConflictEnd = true
    return nil
  }

  /// Moves to the end of the line.
  mutating func skipLine(_ bytes: Span<UInt8>) {
    while bytes[position] != UInt8(ascii: "\n"), position < bytes.count - 1 { position += 1 }
  }

  /// Whether seven of `byte` stand at `start`, then a blank or the end of the line.
  private func isMarker(_ byte: UInt8, at start: Int, _ bytes: Span<UInt8>) -> Bool {
    guard start + 7 < bytes.count else { return false }
    for index in start..<start + 7 where bytes[index] != byte { return false }
    let next = bytes[start + 7]
    return next <= UInt8(ascii: " ")
  }
}
