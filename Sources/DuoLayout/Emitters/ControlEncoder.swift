import DuoLang

/// The JSON of controls, most of it from memory: a control says the same of itself in each pose, and many stand at the same place
/// and for the same reasons.
struct ControlEncoder {
  private let symbols: SymbolTable
  private let files: [String]
  // The pieces of a control, in their order: `children` stands between the last two.
  private var heads: TextCache<Identity>
  private var standings: TextCache<UInt64>
  private var frames: TextCache<Rect>
  private var decisions: TextCache<Decision>
  private var tails: TextCache<Identity>

  /// - Parameter places: how many texts of a kind it remembers, a power of two; frames differ most, and have four times as many.
  init(_ symbols: SymbolTable, _ files: [String], places: Int = 256) {
    self.symbols = symbols
    self.files = files
    heads = TextCache(places: places)
    standings = TextCache(places: places)
    frames = TextCache(places: places * 4)
    decisions = TextCache(places: places)
    tails = TextCache(places: places)
  }

  /// Writes the controls at `range`, with their children.
  mutating func write(_ range: Range<Int>, of controls: [Control], into line: inout [UInt8]) {
    line.write(UInt8(ascii: "["))
    for position in range {
      if position > range.lowerBound { line.write(UInt8(ascii: ",")) }
      write(controls[position], among: controls, into: &line)
    }
    line.write(UInt8(ascii: "]"))
  }

  private mutating func write(_ control: Control, among controls: [Control], into line: inout [UInt8]) {
    let identity = Identity(control)
    let place = heads.place(forHash: identity.hash)
    if !heads.holds(identity, at: place) {
      heads.keep(head(of: control), of: identity, at: place)
      tails.keep(tail(of: control), of: identity, at: place)
    }
    line.append(contentsOf: heads.texts[place])
    // Taken before the children are written: one of them may get the place.
    let tail = tails.texts[place]
    writeStanding(of: control, into: &line)
    writeFrame(control.frame, into: &line)
    writeDecision(about: control, into: &line)
    let firstChild = Int(control.firstChild)
    write(firstChild..<firstChild + Int(control.childCount), of: controls, into: &line)
    line.append(contentsOf: tail)
  }

  // MARK: The control itself

  /// What a control says of itself wherever it stands.
  private struct Identity: Equatable {
    let name: SymbolID
    @Compact var title: SymbolID?
    @Compact var symbol: SymbolID?
    @Compact var image: SymbolID?
    @Compact var badge: SymbolID?
    @Compact var container: SymbolID?
    let isSystem: Bool
    let origin: Origin?

    init(_ control: Control) {
      name = control.name
      title = control.title
      symbol = control.symbol
      image = control.image
      badge = control.badge
      container = control.container
      isSystem = control.isSystem
      origin = control.origin
    }

    var hash: UInt64 { UInt64(name.rawValue) << 32 ^ UInt64(origin?.line ?? 0) << 8 ^ UInt64(origin?.column ?? 0) }
  }

  private func head(of control: Control) -> [UInt8] {
    var text: [UInt8] = []
    text.write("{\"id\":", control.name, symbols)
    text.write(",\"title\":", control.title, symbols)
    text.write(",\"symbol\":", control.symbol, symbols)
    text.write(",\"image\":", control.image, symbols)
    text.write(",\"badge\":", control.badge, symbols)
    text.write(",\"source\":", word: control.isSystem ? "system" : "item")
    text.write(",\"container\":", control.container, symbols)
    return text
  }

  private func tail(of control: Control) -> [UInt8] {
    guard let origin = control.origin, files.indices.contains(origin.file.index) else { return [UInt8](",\"at\":null}".utf8) }
    var text = [UInt8](",\"at\":{\"file\":".utf8)
    text.write(json: files[origin.file.index])
    text.write(",\"line\":")
    text.write(Int(origin.line))
    text.write(",\"column\":")
    text.write(Int(origin.column))
    text.write("}}")
    return text
  }

  // MARK: Where it stands

  private mutating func writeStanding(of control: Control, into line: inout [UInt8]) {
    var key = UInt64(control.group) << 8 | UInt64(control.shows.rawValue) << 4
    key |= control.axis.map { UInt64($0.rawValue) + 1 } ?? 0
    key |= (control.segment.map { UInt64($0.rawValue) + 1 } ?? 0) << 2
    let place = standings.place(forHash: key)
    if !standings.holds(key, at: place) {
      var text: [UInt8] = []
      text.write(",\"axis\":", word: control.axis?.word)
      text.write(",\"shows\":", word: control.shows.word)
      text.write(",\"segment\":", word: control.segment?.word)
      text.write(",\"group\":")
      if control.group == 0 { text.write("null") } else { text.write(Int(control.group)) }
      text.write(",\"frame\":")
      standings.keep(text, of: key, at: place)
    }
    line.append(contentsOf: standings.texts[place])
  }

  private mutating func writeFrame(_ frame: Rect?, into line: inout [UInt8]) {
    guard let frame else { return line.write("null") }
    let hash =
      UInt64(UInt32(bitPattern: frame.x.tenths)) << 32 ^ UInt64(UInt32(bitPattern: frame.y.tenths))
      ^ UInt64(UInt32(bitPattern: frame.width.tenths)) << 16 ^ UInt64(UInt32(bitPattern: frame.height.tenths)) << 48
    let place = frames.place(forHash: hash)
    if !frames.holds(frame, at: place) {
      var text: [UInt8] = []
      text.write(json: frame)
      frames.keep(text, of: frame, at: place)
    }
    line.append(contentsOf: frames.texts[place])
  }

  // MARK: Why

  private struct Decision: Equatable {
    let rules: RuleList
    let basis: Basis
    let frameBasis: Basis?
  }

  private mutating func writeDecision(about control: Control, into line: inout [UInt8]) {
    let decision = Decision(rules: control.rules, basis: control.basis, frameBasis: control.frameBasis)
    let hash = control.rules.bits ^ UInt64(control.basis.rawValue) << 62 ^ UInt64(control.frameBasis?.rawValue ?? 3) << 60
    let place = decisions.place(forHash: hash)
    if !decisions.holds(decision, at: place) {
      var text = [UInt8](",\"rules\":[".utf8)
      for position in 0..<control.rules.count { text.write(position == 0 ? "" : ",", word: control.rules[position].id) }
      text.write("],\"basis\":", word: control.basis.word)
      text.write(",\"frameBasis\":", word: control.frameBasis?.word)
      text.write(",\"children\":")
      decisions.keep(text, of: decision, at: place)
    }
    line.append(contentsOf: decisions.texts[place])
  }
}
