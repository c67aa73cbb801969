/// A range of bytes in one file of the run, end exclusive.
@frozen
public struct SourceSpan: Hashable, Sendable {
  public var file: FileID
  public var start: UInt32
  public var end: UInt32

  @inlinable
  public init(file: FileID, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The empty span at this span's end.
  public var afterEnd: SourceSpan { SourceSpan(file: file, start: end, end: end) }
  /// The empty span at this span's start.
  public var beforeStart: SourceSpan { SourceSpan(file: file, start: start, end: start) }
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// The smallest span that holds both. - Requires: both lie in one file.
  public func joined(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}
