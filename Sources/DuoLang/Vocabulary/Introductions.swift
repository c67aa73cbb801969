/// The first SDKs with a word: the value of an attribute, or a kind, that came later than what it stands in.
public struct Introduction: Sendable {
  /// The attribute that takes the word; nil for a kind's word.
  public let key: Key?
  public let word: String
  /// As `major.minor`; empty where it is older than these bars or no API.
  public let swiftUI: String
  public let uiKit: String
}

extension Vocabulary {
  /// The words that are newer than their attribute, which `AttributeDefinition.since` tells of.
  public static let introductions: [Introduction] = [
    Introduction(key: .placement, word: "topBarPinnedTrailing", swiftUI: "27.0", uiKit: ""),
    Introduction(key: .placement, word: "subtitle", swiftUI: "26.0", uiKit: "26.0"),
    Introduction(key: .placement, word: "largeTitle", swiftUI: "26.0", uiKit: ""),
    Introduction(key: .placement, word: "largeSubtitle", swiftUI: "26.0", uiKit: ""),
    Introduction(key: .role, word: "prominent", swiftUI: "27.0", uiKit: "27.0"),
    Introduction(key: .style, word: "prominent", swiftUI: "26.0", uiKit: "26.0"),
    Introduction(key: .kind, word: "safeAreaBar", swiftUI: "26.0", uiKit: ""),
    Introduction(key: nil, word: "overflow", swiftUI: "27.0", uiKit: ""),
  ]

  /// The first SDK with `word` as a value of `key`, or as a kind without one; empty where it is as old as what it stands in.
  public static func since(_ word: String, of key: Key?, _ framework: Framework) -> String {
    guard let found = introductions.first(where: { $0.key == key && $0.word == word }) else { return "" }
    return framework == .uikit ? found.uiKit : found.swiftUI
  }

  /// The first SDK with the attribute `key` of a declaration of `kind`; empty where it is older than these bars or no API.
  public static func since(_ key: Key, in kind: Kind) -> String { attribute(key, in: kind).map { Vocabulary[$0].since } ?? "" }
}
