import DuoLang

extension Device {
  /// iPhone Duo as `iPhoneDuo.duo` describes it, without reading that: `IPhoneDuo` is what it says.
  static func iPhoneDuo(_ symbols: inout SymbolTable) -> Device {
    Device(
      name: symbols.intern(IPhoneDuo.name), title: IPhoneDuo.title, metrics: IPhoneDuo.metrics, switches: IPhoneDuo.switches,
      poses: IPhoneDuo.poses(&symbols))
  }
}
