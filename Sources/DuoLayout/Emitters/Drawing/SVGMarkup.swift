import DuoLang

/// XML's syntax: escaping, attributes, outlines.
extension ByteSink {
  /// Writes `text` as it stands in an element or a quoted attribute.
  ///
  /// What XML cannot hold, and what could reorder or break the text around it, is replaced by its picture or U+FFFD.
  mutating func write(xml text: ArraySlice<UInt8>) {
    var reader = PlainText(text)
    while let scalar = reader.next() {
      switch scalar {
      case 0x22: write("&quot;")
      case 0x26: write("&amp;")
      case 0x3C: write("&lt;")
      case 0x3E: write("&gt;")
      default: write(scalar: scalar)
      }
    }
  }

  /// Writes ` key="text"`.
  mutating func write(attribute key: String, xml text: ArraySlice<UInt8>) {
    write(" ")
    write(key)
    write("=\"")
    write(xml: text)
    write("\"")
  }

  mutating func write(attribute key: String, _ value: Points) {
    write(" ")
    write(key)
    write("=\"")
    write(value)
    write("\"")
  }

  mutating func write(id: [UInt8]) {
    guard !id.isEmpty else { return }
    write(" id=\"")
    write(id[...])
    write("\"")
  }

  mutating func write(class name: String) {
    if !name.isEmpty { write(attribute: "class", name) }
  }

  mutating func write(frame: Rect) {
    write(attribute: "x", frame.x)
    write(attribute: "y", frame.y)
    write(attribute: "width", frame.width)
    write(attribute: "height", frame.height)
  }

  /// Writes the path of a rectangle with rounded corners, clockwise from the top left.
  mutating func write(outline frame: Rect, _ corners: Corners) {
    write("M")
    write(frame.x + corners.topLeft)
    write(" ")
    write(frame.y)
    write("H")
    write(frame.maxX - corners.topRight)
    write(arc: corners.topRight, frame.maxX, frame.y + corners.topRight)
    write("V")
    write(frame.maxY - corners.bottomRight)
    write(arc: corners.bottomRight, frame.maxX - corners.bottomRight, frame.maxY)
    write("H")
    write(frame.x + corners.bottomLeft)
    write(arc: corners.bottomLeft, frame.x, frame.maxY - corners.bottomLeft)
    write("V")
    write(frame.y + corners.topLeft)
    write(arc: corners.topLeft, frame.x + corners.topLeft, frame.y)
    write("Z")
  }

  /// Writes a quarter of a circle that ends at a point.
  private mutating func write(arc radius: Points, _ x: Points, _ y: Points) {
    guard radius > 0 else { return }
    write("A")
    write(radius)
    write(" ")
    write(radius)
    write(" 0 0 1 ")
    write(x)
    write(" ")
    write(y)
  }
}

/// The ids of a document's elements, or of one drawing's in it: letters, digits and `_`, each given once.
///
/// A prefix is followed by `-`, which stands nowhere else: ids with different prefixes are different.
public struct ElementIDs {
  private let prefix: [UInt8]
  private var used = SymbolTable(expecting: 64)

  public init(prefix: [UInt8] = []) { self.prefix = prefix }

  /// Makes the id of what stands at `path`; where another has it already, a number is added.
  public mutating func make(_ path: ArraySlice<UInt8>...) -> [UInt8] {
    var id = prefix
    for part in path where !part.isEmpty {
      if !id.isEmpty { id.write(prefix.isEmpty ? "_" : "-") }
      for byte in part { id.append(Self.plain(byte)) }
    }
    // An id begins with a letter.
    if id.first.map({ $0 < UInt8(ascii: "A") || $0 == UInt8(ascii: "_") }) ?? true { id.insert(UInt8(ascii: "x"), at: 0) }
    if isNew(id) { return id }
    var number = 2
    while true {
      var candidate = id
      candidate.write("_")
      candidate.write(number)
      if isNew(candidate) { return candidate }
      number += 1
    }
  }

  mutating func make(_ word: String) -> [UInt8] { make([UInt8](word.utf8)[...]) }

  private mutating func isNew(_ id: [UInt8]) -> Bool {
    let count = used.count
    _ = used.intern(id)
    return used.count > count
  }

  private static func plain(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      byte
    default: UInt8(ascii: "_")
    }
  }
}
