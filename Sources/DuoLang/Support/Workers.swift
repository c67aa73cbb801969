/// Does pieces of work that do not depend on each other: one after the other, or side by side where there are threads.
public protocol Workers: Sendable {
  /// How many pieces are worth handing over at a time, so that nobody waits for the last one.
  var batch: Int { get }

  /// The results of `work` for the numbers from 0 up to `count`, in that order.
  func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result]
}

extension Range<Int> {
  /// The range in pieces: large enough that handing one over costs nothing, small enough to share them out evenly.
  public var parts: [Range<Int>] {
    let size = 64
    return stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
  }
}

/// Does one piece after the other.
public struct OneWorker: Workers {
  public init() {}

  public var batch: Int { 1 }

  public func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] { (0..<count).map(work) }
}
