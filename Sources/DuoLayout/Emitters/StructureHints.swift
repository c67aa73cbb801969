import DuoIR
import DuoLang

/// What an item's author wrote of it beside name and title, as one line; defaults are left out.
struct StructureHints {
  private(set) var text: [UInt8] = []

  init(_ item: Item, _ symbols: SymbolTable) {
    add("symbol", item.symbol.map { symbols.text($0) })
    add("image", item.image.map { symbols.text($0) })
    add("placement", item.placement)
    add("kind", item.kind)
    if let axis = item.axis { add("axis", axis.word) }
    if let priority = item.priority { add("priority", priority.word) }
    add("label", item.label)
    add("role", item.role)
    add("style", item.style)
    add("badge", item.badge.map { symbols.text($0) })
    add("when", item.when)
    add("becomes", item.becomes)
    add("opens", item.opens)
    add("width", item.width?.description)
    add("height", item.height?.description)
  }

  private mutating func add(_ key: String, _ value: some WordEnum) {
    if value.rawValue != 0 { add(key, value.word) }
  }

  private mutating func add(_ key: String, _ value: String?) {
    guard let value else { return }
    if !text.isEmpty { text.write(" · ") }
    text.write("\(key): \(value)")
  }
}
