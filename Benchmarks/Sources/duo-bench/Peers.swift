/// Whole processes side by side: `duoc`, and compilers of other languages on as many fields as the large app has items.
///
/// All of them run in turn, round by round, so that a machine which slows down slows down each of them.
struct Peers {
  /// One line of the table.
  struct Entry {
    var title: String
    /// nil where the program is not installed.
    var command: Command?
    var usages: [Command.Usage] = []
    /// What is wrong with it, if it cannot be measured.
    var problem: String?
  }

  private(set) var entries: [Entry] = []

  /// - Parameter directory: holds what `Samples` has written.
  init(duoc: String, in directory: String) {
    func add(_ title: String, _ name: String, _ arguments: String...) {
      let command = Command(name, arguments)
      entries.append(Entry(title: title, command: command, problem: command == nil ? "\(name) is not installed" : nil))
    }
    for sample in Samples.apps { add("duoc check, \(sample.title)", duoc, "check", "\(directory)/\(sample.name)") }
    add("duoc check, one thread", duoc, "check", "--jobs", "1", "\(directory)/large.duo")
    add("duoc build --format json", duoc, "build", "--format", "json", "\(directory)/large.duo")
    add("flatc, 24,000 fields", "flatc", "--binary", "--schema", "-o", "\(directory)/out", "\(directory)/large.fbs")
    add("protoc, 24,000 fields", "protoc", "--proto_path=\(directory)", "--descriptor_set_out=\(directory)/out.pb", "\(directory)/large.proto")
    add("duoc --version", duoc, "--version")
    add("true", "true")
  }

  /// Runs each once unmeasured, then `rounds` times in turn.
  mutating func run(rounds: Int) {
    for round in 0...rounds {
      for index in entries.indices where entries[index].problem == nil {
        guard let usage = entries[index].command?.run() else {
          entries[index].problem = "it cannot be run, or fails"
          continue
        }
        if round > 0 { entries[index].usages.append(usage) }
      }
    }
  }

  /// A line for each, and what has been left out.
  var table: String {
    var text = "                                min ms   median ms   processor ms   peak MB\n"
    for entry in entries {
      text += entry.title + padded("", 28 - entry.title.utf8.count)
      if let problem = entry.problem {
        text += "  left out: \(problem)\n"
        continue
      }
      let times = entry.usages.map(\.wall).sorted(), processor = entry.usages.map(\.processor).sorted()
      text += padded(decimal(times[0] * 1e3, 1), 10) + padded(decimal(times[times.count / 2] * 1e3, 1), 12)
        + padded(decimal(processor[processor.count / 2] * 1e3, 1), 15)
        + padded(decimal(Double(entry.usages.map(\.peakMemory).max() ?? 0) / 1e6, 1), 10) + "\n"
    }
    return text
  }
}
