/// How a part of a message looks on a terminal that has colours. Nothing is told by colour alone.
public enum TextStyle: UInt8, CaseIterable, Sendable {
  case plain, strong, error, warning, note, secondary, insertion, removal, faint

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// The parameters of the ANSI sequence (SGR) that turns it on.
  var parameters: String {
    switch self {
    case .plain: "0"
    case .strong: "1"
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .secondary: "1;34"
    case .insertion: "32"
    case .removal: "31"
    case .faint: "2"
    }
  }

  /// The style that an ANSI sequence turns on.
  init?(parameters: ArraySlice<UInt8>) {
    for style in Self.allCases where style.parameters.utf8.elementsEqual(parameters) {
      self = style
      return
    }
    return nil
  }

  /// What other renderers call it.
  public var word: String {
    switch self {
    case .plain: "plain"
    case .strong: "strong"
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    case .secondary: "secondary"
    case .insertion: "insertion"
    case .removal: "removal"
    case .faint: "faint"
    }
  }
}

extension ByteSink {
  /// Turns `style` on where `color` says that the terminal understands it; `.plain` turns all off.
  public mutating func set(_ style: TextStyle, color: Bool) {
    guard color else { return }
    write("\u{1B}[")
    write(style.parameters)
    write("m")
  }

  /// Writes a text of ours or of the user so that it stays on its line and cannot steer the terminal.
  mutating func write(visible text: String) {
    let bytes = [UInt8](text.utf8)
    let span = bytes.span
    var index = 0
    while index < span.count {
      let byte = span[index]
      if byte >= 0x20, byte < 0x7F {
        write(byte)
        index += 1
      } else {
        index = writeVisibleScalar(span, at: index)
      }
    }
  }

  /// Writes the scalar at `index`, or what stands for it, and returns the index after it.
  ///
  /// Controls become their pictures (`␛`), what is no UTF-8 or would reorder the line becomes U+FFFD.
  mutating func writeVisibleScalar(_ bytes: Span<UInt8>, at index: Int) -> Int {
    let replacement: UInt32 = 0xFFFD
    guard let scalar = decodeScalar(bytes, at: index) else {
      write(scalar: replacement)
      var end = index + 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      return end
    }
    if scalar.value == 9 || scalar.value == 10 {
      write(UInt8(ascii: " "))
    } else if scalar.value < 0x20 {
      write(scalar: 0x2400 + scalar.value)
    } else if scalar.value == 0x7F {
      write(scalar: 0x2421)
    } else {
      write(scalar: scalar.isForbidden ? replacement : scalar.value)
    }
    return index + utf8Length(ofLead: bytes[index])
  }
}
