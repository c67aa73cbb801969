import DuoLang

/// Small numbers by symbol: look-ups in constant time, without a slot for every symbol of the run.
struct SymbolMap {
  /// Open addressing: symbol + 1 above, number below; 0 is empty. The count is a power of two.
  private var slots: [UInt64]
  private var count = 0

  init(expecting count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  /// - Requires: `0 ≤ newValue ≤ UInt32.max`, never nil.
  subscript(symbol: SymbolID) -> Int? {
    get {
      let entry = slots[slot(of: symbol)]
      return entry == 0 ? nil : Int(truncatingIfNeeded: entry & 0xFFFF_FFFF)
    }
    set {
      guard let newValue else { return }
      let slot = slot(of: symbol)
      if slots[slot] == 0 { count += 1 }
      slots[slot] = (UInt64(symbol.rawValue) + 1) << 32 | UInt64(UInt32(truncatingIfNeeded: newValue))
      if count * 2 > slots.count { grow() }
    }
  }

  /// Where `symbol` is, or would be.
  private func slot(of symbol: SymbolID) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (symbol.rawValue &* 0x9E37_79B1) >> 8) & mask
    while slots[slot] != 0, slots[slot] >> 32 != UInt64(symbol.rawValue) + 1 { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 {
      slots[slot(of: SymbolID(rawValue: UInt32(truncatingIfNeeded: entry >> 32) - 1))] = entry
    }
  }
}
