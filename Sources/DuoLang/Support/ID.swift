/// An index into one store of `Entity` values, typed so that it cannot be used with another store.
///
/// Ids are dense and start at 0. They mean something only together with the value that owns the store.
@frozen
public struct ID<Entity>: Hashable, Comparable, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// - Requires: `0 ≤ index ≤ UInt32.max`.
  @inlinable
  public init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  @inlinable
  public var index: Int { Int(rawValue) }

  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The values of one kind, addressed by their typed ids.
@frozen
public struct Store<Entity: Sendable>: Sendable {
  public var elements: [Entity]

  @inlinable
  public init() { elements = [] }

  @inlinable
  public var count: Int { elements.count }

  /// The ids of all elements, in the order in which they were added.
  @inlinable
  public var ids: IDRange<Entity> { IDRange(lower: 0, upper: UInt32(truncatingIfNeeded: elements.count)) }

  @inlinable
  public subscript(id: ID<Entity>) -> Entity {
    get { elements[id.index] }
    _modify { yield &elements[id.index] }
  }

  /// Appends `entity` and returns its id.
  @inlinable
  @discardableResult
  public mutating func add(_ entity: Entity) -> ID<Entity> {
    elements.append(entity)
    return ID(elements.count - 1)
  }
}

/// A contiguous run of ids.
@frozen
public struct IDRange<Entity>: RandomAccessCollection, Hashable, Sendable {
  public let lower: UInt32
  public let upper: UInt32

  @inlinable
  public init(lower: UInt32, upper: UInt32) {
    self.lower = lower
    self.upper = upper
  }

  /// No ids at all.
  @inlinable
  public init() { self.init(lower: 0, upper: 0) }

  @inlinable
  public var startIndex: UInt32 { lower }
  @inlinable
  public var endIndex: UInt32 { upper }
  @inlinable
  public func index(after index: UInt32) -> UInt32 { index + 1 }
  @inlinable
  public func index(before index: UInt32) -> UInt32 { index - 1 }
  @inlinable
  public func index(_ index: UInt32, offsetBy distance: Int) -> UInt32 { UInt32(Int(index) + distance) }
  @inlinable
  public func distance(from start: UInt32, to end: UInt32) -> Int { Int(end) - Int(start) }
  @inlinable
  public subscript(position: UInt32) -> ID<Entity> { ID(rawValue: position) }
}
