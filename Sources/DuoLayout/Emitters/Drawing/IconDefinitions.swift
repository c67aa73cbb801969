import DuoLang

/// The icons that one document shows: each is defined once, however often it is used.
public struct IconDefinitions {
  private var ids = SymbolTable(expecting: 64)
  private var variants: [IconVariant] = []

  public init() {}

  public var isEmpty: Bool { variants.isEmpty }

  /// The id of the icon of a symbol, which the document has to define; nil if there is no icon for it.
  mutating func use(_ name: ArraySlice<UInt8>, isRightToLeft: Bool) -> [UInt8]? {
    guard let variant = IconVariant(name, isRightToLeft) else { return nil }
    let id = variant.id
    if ids.intern(id).index == variants.count { variants.append(variant) }
    return id
  }

  /// Writes a `<symbol>` for each icon in the order of first use: what `<defs>` holds.
  public func write(into sink: inout some ByteSink) {
    var canvas = SVGCanvas(depth: 2)
    for variant in variants { canvas.symbol(variant) }
    sink.write(canvas.bytes[...])
  }
}

extension SVGCanvas {
  fileprivate mutating func symbol(_ variant: IconVariant) {
    beginLine()
    write("<symbol")
    write(id: variant.id)
    write(" viewBox=\"0 0 24 24\">")
    if let shape = variant.shape {
      write(motif: shape, isFilled: variant.isFilled)
      let (dx, dy) = (Points(tenths: 57), Points(tenths: shape == "triangle" ? 70 : shape == "message" || shape == "bubble" ? 44 : 57))
      if let motif = variant.motif {
        write(motif, isFilled: variant.isFilled, isKnocked: variant.isFilled, scale: "0.52", stroke: "3.2", dx, dy)
      } else {
        write(text: variant.text, size: variant.text.utf8.count > 1 ? "10" : "11.5", isKnocked: variant.isFilled)
      }
    } else if let motif = variant.motif {
      if variant.badge == nil {
        write(motif: motif, isFilled: variant.isFilled)
      } else {
        write(motif, isFilled: variant.isFilled, isKnocked: false, scale: "0.86", stroke: "2.1", 0, 0)
      }
      if !variant.text.isEmpty { write(text: variant.text, size: "7.5", isKnocked: false) }
    }
    if variant.isStruckOut { write("<path class=\"d-knock\" stroke-width=\"5\" d=\"M4 4l16.5 16.5\"/><path d=\"M4 4l16.5 16.5\"/>") }
    if let badge = variant.badge { write(badge: badge) }
    write("</symbol>\n")
  }

  /// Draws a small filled circle at the lower right, with an icon cut out of it.
  private mutating func write(badge: String) {
    let radius = badge.isEmpty ? "3.6" : "5.4"
    write("<circle class=\"d-knock\" cx=\"18\" cy=\"18\" r=\"")
    write(radius)
    write("\" fill=\"currentColor\" stroke-width=\"2.5\"/>")
    if !badge.isEmpty {
      write(badge, isFilled: false, isKnocked: true, scale: "0.34", stroke: "4.6", Points(tenths: 139), Points(tenths: 139))
    }
  }

  private mutating func write(text: String, size: String, isKnocked: Bool) {
    write("<text x=\"12\" y=\"")
    write(size == "7.5" ? "14.7" : size == "10" ? "15.6" : "16.1")
    write("\" text-anchor=\"middle\" font-weight=\"700\" font-size=\"")
    write(size)
    write(isKnocked ? "\" class=\"d-knock-text\" stroke=\"none\">" : "\" fill=\"currentColor\" stroke=\"none\">")
    write(text)
    write("</text>")
  }

  /// Draws a motif smaller, somewhere in the icon.
  private mutating func write(
    _ motif: String, isFilled: Bool, isKnocked: Bool, scale: String, stroke: String, _ dx: Points, _ dy: Points
  ) {
    write(isKnocked ? "<g class=\"d-knock\" transform=\"" : "<g transform=\"")
    if dx != 0 || dy != 0 {
      write("translate(")
      write(dx)
      write(" ")
      write(dy)
      write(") ")
    }
    write("scale(")
    write(scale)
    write(")\" stroke-width=\"")
    write(stroke)
    write("\">")
    write(motif: motif, isFilled: isFilled && !isKnocked, isKnocked: isKnocked)
    write("</g>")
  }

  /// Draws the parts of a motif; `isKnocked` in the colour of the paper.
  private mutating func write(motif: String, isFilled: Bool, isKnocked: Bool = false) {
    guard let icon = IconSet.find(motif) else { return }
    let parts = [UInt8](icon.parts.utf8)
    for part in parts.split(separator: UInt8(ascii: "|")) {
      write("<path")
      switch part.first {
      case UInt8(ascii: "s") where isKnocked: write(" class=\"d-knock-fill\"")
      case UInt8(ascii: "s"): write(" fill=\"currentColor\" stroke=\"none\"")
      case UInt8(ascii: "b") where isFilled: write(" fill=\"currentColor\"")
      case UInt8(ascii: "d") where isFilled: write(" class=\"d-knock\"")
      default: break
      }
      write(" d=\"")
      write(part.dropFirst(2))
      write("\"/>")
    }
  }
}
