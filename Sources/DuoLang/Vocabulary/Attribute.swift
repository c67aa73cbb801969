/// One row of the vocabulary: an attribute, the kinds that take it, and what it takes.
public struct AttributeDefinition: Sendable {
  public let key: Key
  public let owners: KindSet
  public let type: ValueType
  /// What is meant where it is not written, as text; empty where nothing is.
  public let defaultText: String
  /// One line: what it is for.
  public let documentation: String
  public let swiftUI: String
  public let uiKit: String
  /// The first SDK with it, as `major.minor`; empty where it is older than these bars or no API.
  public let since: String
  public let isRequired: Bool
}

/// What the checks ask of an attribute: see `AttributeDefinition`.
public struct AttributeFacts: Sendable {
  public let key: Key
  public let forms: ValueType.Forms
  public let list: ValueType.ListRule
  /// Where its words begin among those of all attributes, and how many there are.
  let firstWord: UInt16
  let wordCount: UInt16
}

/// The position of an `AttributeDefinition` in `Vocabulary.attributes`.
public typealias AttributeID = ID<AttributeDefinition>
