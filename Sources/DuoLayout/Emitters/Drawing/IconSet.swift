import DuoLang

/// The icons that drawings know: our own, under the names that apps give their symbols.
///
/// Each is drawn with lines of one width on a grid of 24 × 24. Variants are made by rule (`IconVariant`), so that the tables hold
/// each motif once; what is in no table is shown as a box with its initials.
public enum IconSet {
  /// One motif.
  struct Icon: Sendable {
    let name: String
    /// Parts, separated by `|`: a letter that says what it is, a space, SVG path data.
    ///
    /// `o` an open line · `b` a body, which `.fill` fills · `d` a detail on a body, cut out of it where that is filled · `s` solid.
    let parts: String

    init(_ name: String, _ parts: String) {
      self.name = name
      self.parts = parts
    }
  }

  static let all: [Icon] = signs + things

  /// Other names of the same motif.
  static let aliases: [(name: String, means: String)] = [
    ("multiply", "xmark"), ("gearshape", "gear"), ("gearshape.2", "gear"), ("bubble.left", "bubble"), ("list.triangle", "list.bullet"),
    ("arrow.uturn.left", "arrow.uturn.backward"), ("arrow.uturn.right", "arrow.uturn.forward"), ("goforward", "arrow.clockwise"),
    ("gobackward", "arrow.counterclockwise"), ("arrow.trianglehead.clockwise", "arrow.clockwise"), ("play.rectangle", "film"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"), ("square.stack.3d.up", "square.3.layers.3d"),
    ("icloud", "cloud"), ("document", "doc"), ("text.document", "doc.text"), ("document.on.document", "doc.on.doc"), ("tv", "display"),
    ("desktopcomputer", "display"), ("house.lodge", "house"), ("sun.min", "sun.max"), ("speaker.wave.1", "speaker.wave.2"),
    ("speaker.wave.3", "speaker.wave.2"), ("moon.zzz", "moon"), ("rectangle.on.rectangle", "square.on.square"), ("inbox", "tray"),
    ("gauge.with.needle", "gauge"), ("gauge.with.dots.needle.50percent", "gauge"), ("apps.iphone", "iphone"), ("basket", "cart"),
    ("location.north", "location"), ("paintbrush.pointed", "paintbrush"), ("wrench.and.screwdriver", "wrench"), ("person.crop", "person"),
    ("figure", "person"), ("rectangle.grid.2x2", "square.grid.2x2"), ("folder.badge.gearshape", "folder"), ("ipad", "rectangle.portrait"),
    ("wand.and.sparkles", "wand.and.stars"), ("wand.and.rays", "wand.and.stars"), ("character.textbox", "character"),
    ("line.horizontal.3", "line.3.horizontal"), ("line.horizontal.3.decrease", "line.3.horizontal.decrease"),
  ]

  /// The names of icons, then of aliases, by which they are found.
  private static let index: SymbolTable = {
    var table = SymbolTable(expecting: 512)
    for icon in all { _ = table.intern(icon.name) }
    for alias in aliases { _ = table.intern(alias.name) }
    return table
  }()

  /// The motif of this name.
  static func find(_ name: String) -> Icon? {
    guard let place = index.find(name)?.index else { return nil }
    if place < all.count { return all[place] }
    return find(aliases[place - all.count].means)
  }
}
