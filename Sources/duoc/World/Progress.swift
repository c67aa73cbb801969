/// What a terminal shows of what goes on: nothing at first, then a line that is redrawn in its place.
struct Progress: Equatable {
  private var text: String?
  private var start = 0
  /// What the terminal shows now; empty where it shows something else.
  private var drawn = ""

  /// How long a run may take without a word, in milliseconds.
  static let patience = 500
  private static let erasure = [UInt8]("\r\u{1B}[K".utf8)

  /// What goes on from now on; nil if nothing does.
  ///
  /// - Returns: what the terminal must be sent.
  mutating func show(_ text: String?, at milliseconds: Int) -> [UInt8] {
    if self.text == nil { start = milliseconds }
    self.text = text
    return text == nil ? erase() : []
  }

  /// Draws the line, if it is time. - Returns: what the terminal must be sent.
  mutating func draw(at milliseconds: Int) -> [UInt8] {
    guard let text, milliseconds - start >= Self.patience else { return [] }
    let seconds = (milliseconds - start) / 1000
    let line = seconds > 0 ? "\(text), \(seconds) s" : text
    guard line != drawn else { return [] }
    drawn = line
    return Self.erasure + [UInt8](line.utf8)
  }

  /// Makes room for something else. - Returns: what the terminal must be sent.
  mutating func erase() -> [UInt8] {
    defer { drawn = "" }
    return drawn.isEmpty ? [] : Self.erasure
  }
}
