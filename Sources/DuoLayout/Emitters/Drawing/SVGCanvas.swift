import DuoLang

/// An SVG text that grows element by element, each on a line of its own, indented by its depth.
///
/// All text of users goes through `write(xml:)`: no name can end an attribute or an element. Only what every renderer knows is
/// used: presentation by classes, no transforms in style, baselines computed.
struct SVGCanvas: ByteSink {
  private(set) var bytes: [UInt8] = []
  private var depth: Int

  init(depth: Int = 0) { self.depth = depth }

  mutating func write(_ byte: UInt8) { bytes.append(byte) }
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func write(_ text: ArraySlice<UInt8>) { bytes.append(contentsOf: text) }

  mutating func beginLine() { write(UInt8(ascii: " "), times: depth * 2) }

  // MARK: Groups

  /// Begins a group; `attributes` writes what else it says of itself.
  mutating func begin(
    _ element: String = "g", id: [UInt8] = [], class name: String = "", attributes: (inout SVGCanvas) -> Void = { _ in }
  ) {
    beginLine()
    write("<")
    write(element)
    write(id: id)
    write(class: name)
    attributes(&self)
    write(">\n")
    depth += 1
  }

  mutating func end(_ element: String = "g") {
    depth -= 1
    beginLine()
    write("</")
    write(element)
    write(">\n")
  }

  /// Writes the title of the group that was begun: what a pointer that rests on it shows.
  mutating func title(_ text: ArraySlice<UInt8>) {
    beginLine()
    write("<title>")
    write(xml: text)
    write("</title>\n")
  }

  // MARK: Shapes

  mutating func rect(_ frame: Rect, radius: Points = 0, class name: String) {
    beginLine()
    write("<rect")
    write(class: name)
    write(frame: frame)
    if radius > 0 { write(attribute: "rx", radius) }
    write("/>\n")
  }

  /// Draws a rectangle with a radius of its own for each corner.
  mutating func rect(_ frame: Rect, corners: Corners, class name: String) {
    beginLine()
    write("<path")
    write(class: name)
    write(" d=\"")
    write(outline: frame, corners)
    write("\"/>\n")
  }

  mutating func circle(_ x: Points, _ y: Points, radius: Points, class name: String) {
    beginLine()
    write("<circle")
    write(class: name)
    write(attribute: "cx", x)
    write(attribute: "cy", y)
    write(attribute: "r", radius)
    write("/>\n")
  }

  mutating func line(_ x1: Points, _ y1: Points, _ x2: Points, _ y2: Points, class name: String) {
    beginLine()
    write("<path")
    write(class: name)
    write(" d=\"M")
    write(x1)
    write(" ")
    write(y1)
    write("L")
    write(x2)
    write(" ")
    write(y2)
    write("\"/>\n")
  }

  enum Anchor {
    case start, middle, end
  }

  /// Draws `text` with its baseline at `y`; nothing where it is empty.
  mutating func text(_ text: ArraySlice<UInt8>, _ x: Points, _ y: Points, _ anchor: Anchor = .start, class name: String) {
    guard !text.isEmpty else { return }
    beginLine()
    write("<text")
    write(class: name)
    write(attribute: "x", x)
    write(attribute: "y", y)
    switch anchor {
    case .start: break
    case .middle: write(" text-anchor=\"middle\"")
    case .end: write(" text-anchor=\"end\"")
    }
    write(">")
    write(xml: text)
    write("</text>\n")
  }

  mutating func text(_ text: String, _ x: Points, _ y: Points, _ anchor: Anchor = .start, class name: String) {
    self.text([UInt8](text.utf8)[...], x, y, anchor, class: name)
  }

  /// Shows the icon that the document defines as `id`.
  mutating func use(icon id: [UInt8], in frame: Rect, class name: String) {
    beginLine()
    write("<use")
    write(class: name)
    write(" href=\"#")
    write(id[...])
    write("\"")
    write(frame: frame)
    write("/>\n")
  }
}

extension Rect {
  var midX: Points { x + width / 2 }
  var midY: Points { y + height / 2 }

  /// The frame of a thing of this size in the middle.
  func centred(_ width: Points, _ height: Points) -> Rect {
    Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  /// Larger by `margin` on each side; smaller where it is negative.
  func grown(by margin: Points) -> Rect {
    Rect(x: x - margin, y: y - margin, width: max(0, width + margin * 2), height: max(0, height + margin * 2))
  }

  /// The smallest that holds both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func moved(_ dx: Points, _ dy: Points) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }
}

extension Corners {
  /// Each radius that is not 0 grown by `margin`, for an outline around.
  func grown(by margin: Points) -> Corners {
    Corners(
      topLeft: topLeft + margin, topRight: topRight + margin, bottomRight: bottomRight + margin, bottomLeft: bottomLeft + margin)
  }
}
