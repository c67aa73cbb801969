import DuoLang

/// Standard output as a sink: what is written goes out piece by piece, so that it never is in memory whole.
struct OutputSink<World: IO>: ByteSink {
  private var io: World
  private var pending: [UInt8] = []
  /// What went wrong first; from then on nothing is written.
  private var failure: Failure?

  /// How many bytes go out at once.
  private static var pieceSize: Int { 1 << 16 }

  init(_ io: World) { self.io = io }

  mutating func write(_ byte: UInt8) {
    pending.append(byte)
    flush(from: Self.pieceSize)
  }

  mutating func write(_ text: String) {
    pending.write(text)
    flush(from: Self.pieceSize)
  }

  mutating func write(_ bytes: ArraySlice<UInt8>) {
    pending.append(contentsOf: bytes)
    flush(from: Self.pieceSize)
  }

  /// Writes what is left, and gives the world back.
  ///
  /// - Throws: what writing failed with, now or before.
  consuming func close() throws(Failure) -> World {
    flush(from: 1)
    if let failure { throw failure }
    return io
  }

  private mutating func flush(from size: Int) {
    guard pending.count >= size else { return }
    if failure == nil {
      do { try io.print(pending) } catch { failure = error }
    }
    pending.removeAll(keepingCapacity: true)
  }
}
