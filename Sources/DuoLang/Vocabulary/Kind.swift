/// The kinds of declaration. Each is also the id of its word (`Vocabulary.kind`), so their order is part of the symbol table.
public enum Kind: UInt8, CaseIterable, Sendable {
  // Files
  case duo, `import`, extend
  // Containers
  case app, stack, split, sidebar, content, detail, inspector, tabs, tab, accessory, sheet, cover, popover
  case screen, state, customBar
  // Toolbar content
  case item, group, spacer, overflow, search, use, toolbar
  // Conditions and expectations
  case scenario, expect
  // Device data and settings
  case device, metric, `switch`, pose, region, project

  public static let count = UInt8(allCases.count)

  public var word: String { Vocabulary[self].word }
}

/// A set of kinds, one bit each.
@frozen
public struct KindSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  @inlinable
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable
  public init(_ kind: Kind) { rawValue = 1 << UInt64(kind.rawValue) }

  public init(_ kinds: [Kind]) {
    var bits: UInt64 = 0
    for kind in kinds { bits |= 1 << UInt64(kind.rawValue) }
    rawValue = bits
  }

  @inlinable
  public func contains(_ kind: Kind) -> Bool { rawValue >> UInt64(kind.rawValue) & 1 != 0 }

  /// The members, in the order of their declaration.
  public var kinds: [Kind] { Kind.allCases.filter { contains($0) } }

  public static let columns = KindSet([.sidebar, .content, .detail, .inspector])
  public static let presentations = KindSet([.sheet, .cover, .popover])
  /// What holds toolbar content of its own.
  public static let screens = KindSet([.screen, .state])
}

/// Whether a part of a declaration must, may or may not be there.
public enum Presence: UInt8, Sendable {
  case required, allowed, notAllowed
}

/// What the checks ask of a kind: see `KindDefinition`.
public struct KindFacts: Sendable {
  public let parents: KindSet
  public let standsInFile: Bool
  public let name: Presence
  public let nameIsPath: Bool
  public let label: Presence
  public let block: Presence
}

/// One row of the vocabulary: a kind, where it stands and what it takes.
public struct KindDefinition: Sendable {
  public let word: String
  /// The kinds in whose blocks it stands. The file counts as none: see `standsInFile`.
  public let parents: KindSet
  public let standsInFile: Bool
  public let name: Presence
  /// Its name may hold dots: a path, or a metric's name.
  public let nameIsPath: Bool
  public let label: Presence
  public let block: Presence
  /// One line: what it is.
  public let documentation: String
  /// What SwiftUI and UIKit call it; empty where they have no name for it.
  public let swiftUI: String
  public let uiKit: String
}
