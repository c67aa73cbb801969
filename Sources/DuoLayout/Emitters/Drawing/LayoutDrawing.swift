import DuoLang

/// One layout as a picture: an SVG fragment, one unit a point, its top left at the origin.
///
/// It shows the device to scale with its bars; beside it the open menu, bars that the app draws itself, and what is not shown.
/// Each control is a `<g class="d-control">` with an id, `data-control` (what it is called), `data-list`, and a `<title>` that says
/// what it shows, where, by which rule and how sure that is. The document around it holds `DrawingStyle` and the icons.
public struct LayoutDrawing {
  public struct Options {
    /// What the ids of the drawing begin with: `ElementIDs` of the document makes it.
    public var id: [UInt8]
    public var marks: [DrawingMark] = []
    /// Attributes for the group of each control, as markup: ` tabindex="0"`.
    public var controlAttributes = ""
    /// Whether the menu, bars of the app's own and what is not shown stand beside the device.
    public var hasPanels = true

    public init(id: [UInt8]) { self.id = id }
  }

  public let layout: Layout
  public let symbols: SymbolTable
  public let options: Options
  /// How much room the drawing takes.
  public let size: Size
  /// Where the window lies in it: the layout's coordinates begin at its top left.
  public let window: Rect
  let panels: [SidePanel]

  /// How thick the frame around the display is.
  static let bezel: Points = 8

  public init(_ layout: Layout, of set: LayoutSet, options: Options) {
    self.layout = layout
    symbols = set.symbols
    self.options = options
    let device = Size(width: layout.window.width + Self.bezel * 2, height: layout.window.height + Self.bezel * 2)
    let column = options.hasPanels ? PanelColumn(layout, set.symbols, deviceHeight: device.height) : PanelColumn()
    let offset = column.isOnLeft ? column.width : 0
    window = Rect(x: offset + Self.bezel, y: Self.bezel, width: layout.window.width, height: layout.window.height)
    panels = column.panels(beside: Rect(x: offset, y: 0, width: device.width, height: device.height))
    size = Size(width: device.width + column.width, height: max(device.height, column.height))
  }

  /// Writes the drawing; `icons` learns which icons the document has to define.
  public func write(into sink: inout some ByteSink, icons: inout IconDefinitions) {
    var writer = DrawingWriter(self, icons)
    writer.write()
    icons = writer.icons
    sink.write(writer.canvas.bytes[...])
  }
}

/// Draws one layout, layer by layer.
struct DrawingWriter {
  let drawing: LayoutDrawing
  let layout: Layout
  let symbols: SymbolTable
  let names: ScreenNames
  let reasons: Reasons
  let isRightToLeft: Bool
  var canvas = SVGCanvas(depth: 1)
  var ids: ElementIDs
  var icons: IconDefinitions
  /// Where each control is drawn, in the drawing's coordinates, by its index in the layout.
  var places: [Rect?]
  /// Positions in the marks, by control.
  private var marks: [Int?]

  init(_ drawing: LayoutDrawing, _ icons: IconDefinitions) {
    self.drawing = drawing
    layout = drawing.layout
    symbols = drawing.symbols
    names = ScreenNames([drawing.layout][...], drawing.symbols)
    reasons = Reasons(drawing.layout)
    isRightToLeft = drawing.layout.direction == .rightToLeft
    ids = ElementIDs(prefix: drawing.options.id)
    self.icons = icons
    places = [Rect?](repeating: nil, count: drawing.layout.controls.count)
    marks = [Int?](repeating: nil, count: drawing.layout.controls.count)
    for (position, mark) in drawing.options.marks.enumerated() {
      if let control = mark.control, marks.indices.contains(control) { marks[control] = position }
    }
  }

  /// What a comparison says of a control.
  func mark(of control: Int) -> DrawingMark? { marks[control].map { drawing.options.marks[$0] } }

  mutating func write() {
    canvas.begin(id: drawing.options.id, class: "d-drawing")
    writeFrame()
    canvas.begin(id: ids.make("window")) { [window = drawing.window] canvas in canvas.write(translation: window.x, window.y) }
    writeContent()
    writeHardware()
    writeTitles()
    writeBars()
    canvas.end()
    writePanels()
    writeMarks()
    canvas.end()
  }

  /// The id of a layer or a part that every drawing has.
  mutating func id(_ word: String) -> [UInt8] { ids.make(word) }
}

extension SVGCanvas {
  mutating func write(translation x: Points, _ y: Points) {
    write(" transform=\"translate(")
    write(x)
    write(" ")
    write(y)
    write(")\"")
  }
}
