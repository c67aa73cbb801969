import DuoLang

/// What all rules look at, found once: the program, the run's texts, and the icons that rules know by name.
///
/// A class, so that each of the many facts that point at it costs one reference. Nothing of it ever changes.
public final class RuleContext: Sendable {
  public let program: Program
  public let symbols: SymbolTable
  let icons: KnownIcons
  /// By presentation: how many screens stand in it.
  let screenCounts: [Int]

  public init(_ program: Program, _ symbols: SymbolTable) {
    self.program = program
    self.symbols = symbols
    icons = KnownIcons(symbols)
    var counts = [Int](repeating: 0, count: program.presentations.count)
    for screen in program.screens.elements { counts[screen.presentation.index] += 1 }
    screenCounts = counts
  }

  /// The same once more: threads that share one reference wait for each other.
  public init(_ other: RuleContext) {
    program = other.program
    symbols = other.symbols
    icons = other.icons
    screenCounts = other.screenCounts
  }
}

/// The icons that rules know by name, as far as they are among the texts of the run.
struct KnownIcons: Sendable {
  /// What an item does that shows exactly this icon and does not say.
  private let roles: [(icon: SymbolID, role: ItemRole)]
  /// Steps forward through what Back steps through: history, pages.
  private let forward: [SymbolID]
  /// The system's overflow menu.
  private let ellipses: [SymbolID]
  let checkmark: SymbolID?

  init(_ symbols: SymbolTable) {
    func find(_ words: String...) -> [SymbolID] { words.compactMap { symbols.find($0) } }
    let close = find("xmark", "xmark.circle", "xmark.circle.fill").map { (icon: $0, role: ItemRole.close) }
    let back = find("chevron.left", "chevron.backward", "arrow.left", "arrow.backward").map { (icon: $0, role: ItemRole.back) }
    let confirm = find("checkmark", "checkmark.circle", "checkmark.circle.fill").map { (icon: $0, role: ItemRole.confirm) }
    roles = close + back + confirm
    forward = find("chevron.right", "chevron.forward", "arrow.right", "arrow.forward")
    ellipses = find("ellipsis", "ellipsis.circle", "ellipsis.circle.fill")
    checkmark = symbols.find("checkmark")
  }

  /// What an item does: its role, else what its exact symbol tells. Titles are never read: they are localised.
  func role(of item: Item) -> ItemRole {
    if item.role != .none { return item.role }
    for known in roles where known.icon == item.symbol { return known.role }
    return .none
  }

  func isForward(_ icon: SymbolID?) -> Bool { icon.map { forward.contains($0) } ?? false }
  func isEllipsis(_ icon: SymbolID?) -> Bool { icon.map { ellipses.contains($0) } ?? false }
}
