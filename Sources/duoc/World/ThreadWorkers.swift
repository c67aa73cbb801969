import Dispatch
import DuoLang
import Synchronization

/// Does pieces of work on several threads.
struct ThreadWorkers: Workers {
  private let wanted: Int?
  private let processorCount: @Sendable () -> Int

  /// - Parameter wanted: what `--jobs` says; 0 or nil for one thread on each processor.
  init(_ wanted: Int?, _ io: some IO) {
    self.wanted = wanted.flatMap { $0 > 0 ? $0 : nil }
    processorCount = io.processorCount
  }

  /// How many threads there are at most, the caller's among them.
  var count: Int { min(wanted ?? processorCount(), Self.limit) }

  /// More threads than this have never been worth their memory.
  private static let limit = 64

  /// Enough for each thread that a long piece holds up nobody, and so few that their results take little memory.
  var batch: Int { count * 64 }

  func map<Result: Sendable>(_ total: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    guard total > 1 else { return OneWorker().map(total, work) }
    let count = min(count, total)
    guard count > 1 else { return OneWorker().map(total, work) }
    let next = Atomic(0)
    let results = Mutex([Result?](repeating: nil, count: total))
    DispatchQueue.concurrentPerform(iterations: count) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < total else { return }
        let result = work(index)
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
