import DuoIR
import DuoLang

extension Device {
  /// iPhone Duo as the embedded text describes it.
  ///
  /// A test holds that the text is sound; if it were not, this would be a device without poses.
  static func iPhoneDuo(_ symbols: inout SymbolTable) -> Device {
    var diagnostics = DiagnosticBag()
    let source = SourceFile(name: "iPhoneDuo.duo", text: iPhoneDuoText)
    let file = FileID(rawValue: .max)
    let tokens = lex(source, file: file, symbols: &symbols, diagnostics: &diagnostics)
    let tree = parse(tokens, of: source, file: file, symbols: symbols, diagnostics: &diagnostics)
    let unit = typeCheck(tree, of: source, symbols: symbols, diagnostics: &diagnostics)
    let reader = DeviceReader(unit: unit, symbols: symbols)
    for node in tree.children(SyntaxTree.root) where unit.declaredKind(node) == .device {
      guard var device = reader.read(node, over: nil, &diagnostics) else { continue }
      device.file = nil
      return device
    }
    return Device(name: SymbolID(rawValue: 0), title: "", metrics: [], switches: [], poses: [])
  }
}
