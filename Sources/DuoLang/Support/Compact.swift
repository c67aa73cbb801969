/// An id that may be missing, in the space of one: for what there is a lot of.
///
/// *Invariant:* no store has `UInt32.max` elements, so that this number stands for none.
@frozen
@propertyWrapper
public struct Compact<Entity>: Hashable, Sendable {
  @usableFromInline var rawValue: UInt32

  @inlinable
  public init(wrappedValue: ID<Entity>?) { rawValue = wrappedValue?.rawValue ?? .max }

  @inlinable
  public var wrappedValue: ID<Entity>? {
    get { rawValue == .max ? nil : ID(rawValue: rawValue) }
    set { rawValue = newValue?.rawValue ?? .max }
  }
}
