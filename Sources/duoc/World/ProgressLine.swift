import Dispatch
import Synchronization

/// The line at the bottom of a terminal that shows progress, drawn from time to time while the run goes on.
final class ProgressLine: Sendable {
  private let progress = Mutex(Progress())

  init() { drawLater(milliseconds: Progress.patience) }

  func show(_ text: String?) {
    progress.withLock { send($0.show(text, at: System.milliseconds)) }
  }

  /// Writes something else to the terminal, with the line out of its way.
  func interrupt<Value>(_ body: () throws(SystemError) -> Value) throws(SystemError) -> Value {
    try progress.withLock { (progress) throws(SystemError) in
      send(progress.erase())
      return try body()
    }
  }

  /// Draws it then, and again and again as long as it is there.
  private func drawLater(milliseconds: Int) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
      guard let self else { return }
      progress.withLock { self.send($0.draw(at: System.milliseconds)) }
      drawLater(milliseconds: 200)
    }
  }

  private func send(_ bytes: [UInt8]) {
    if !bytes.isEmpty { try? System.writeAll(bytes, to: 2) }
  }
}
