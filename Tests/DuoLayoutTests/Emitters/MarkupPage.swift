import Foundation

@testable import DuoLayout

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page of HTML read as XML: its ids, its links, its texts.
final class MarkupPage: NSObject, XMLParserDelegate {
  /// What is wrong with it as XML; nil if nothing is.
  private(set) var failure: String?
  private(set) var ids: [String] = []
  /// What `href`, `aria-labelledby` and `for` lead to, without `#`.
  private(set) var references: [String] = []
  /// Addresses that lead out of the page.
  private(set) var addresses: [String] = []
  private(set) var elements: [String: Int] = [:]
  /// All text outside of styles and scripts.
  private(set) var text = ""
  private var isAsset = false

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() { failure = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "?")" }
  }

  func parser(_ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
    elements[element, default: 0] += 1
    isAsset = element == "style" || element == "script"
    if let id = attributes["id"] { ids.append(id) }
    for key in ["aria-labelledby", "for", "aria-controls"] { if let target = attributes[key] { references.append(target) } }
    for key in ["href", "src", "xlink:href"] {
      guard let address = attributes[key] else { continue }
      if address.hasPrefix("#") { references.append(String(address.dropFirst())) } else { addresses.append(address) }
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) { isAsset = false }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if !isAsset { text += characters }
  }

  /// `page` without the style sheet, the script and what drawings draw, which are held elsewhere.
  static func withoutAssets(_ page: [UInt8]) -> [UInt8] {
    let text = String(decoding: page, as: UTF8.self)
    var kept = ""
    var rest = text[...]
    for element in ["style", "script", "svg"] {
      while let start = rest.range(of: "<\(element)"), let end = rest[start.upperBound...].range(of: "</\(element)>") {
        kept += rest[...(rest[start.upperBound...].firstIndex(of: ">") ?? start.upperBound)] + "…"
        rest = rest[end.lowerBound...]
        kept += rest.prefix(element.count + 3)
        rest = rest.dropFirst(element.count + 3)
      }
      rest = (kept + rest)[...]
      kept = ""
    }
    return Array(String(rest).utf8)
  }
}
