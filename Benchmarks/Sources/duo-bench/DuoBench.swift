import DuoLang
import Foundation

/// Arguments in, a table out.
@main
struct DuoBench {
  static let usage = """
    duo-bench [--screens N] [--untitled N] [--repeat N] [--phase NAME]   times each phase, or one
    duo-bench --write DIR                                                writes the files that processes are measured with
    duo-bench --peers DUOC --in DIR [--repeat N]                         measures the program DUOC, and others, with these files

    Phases: \(Phase.allCases.map(\.rawValue).joined(separator: " "))
    """

  var generator = Generator()
  var repetitions = 15
  var phases = Phase.allCases
  var newDirectory: String?
  var duoc: String?
  var directory = "."

  static func main() {
    var bench = DuoBench()
    if CommandLine.arguments.contains("--help") {
      print(usage)
      return
    }
    guard bench.read(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(2)
    }
    if let directory = bench.newDirectory { write(to: directory) } else if let duoc = bench.duoc { bench.comparePeers(duoc) } else { bench.run() }
  }

  /// Takes the arguments; false if one is not understood.
  private mutating func read(_ arguments: [String]) -> Bool {
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      guard let value = rest.popFirst() else { return false }
      switch flag {
      case "--screens":
        guard let count = Int(value), count > 0 else { return false }
        generator.screens = count
      case "--untitled":
        guard let count = Int(value), count >= 0 else { return false }
        generator.untitled = count
      case "--repeat":
        guard let count = Int(value), count > 0 else { return false }
        repetitions = count
      case "--phase":
        guard let phase = Phase(rawValue: value) else { return false }
        phases = [phase]
      case "--write": newDirectory = value
      case "--peers": duoc = value
      case "--in": directory = value
      default: return false
      }
    }
    return true
  }

  private static func write(to directory: String) {
    do { try Samples.write(to: directory) } catch {
      FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
      exit(2)
    }
  }

  private func comparePeers(_ duoc: String) {
    var peers = Peers(duoc: duoc, in: directory)
    peers.run(rounds: repetitions)
    print(peers.table, terminator: "")
  }

  private func run() {
    let workload = Workload(generator)
    let size = workload.source.count
    print("\(generator.screens) screens, \(generator.screens * Generator.itemsPerScreen) items, \(size) bytes, \(repetitions) repetitions")
    print("phase        min ms   median ms     MB/s")
    for phase in phases {
      let measurement = Measurement(repeating: repetitions, workload.job(phase))
      let speed = Double(size) / measurement.minimum / 1e6
      print(
        phase.rawValue + padded(decimal(measurement.minimum * 1e3, 3), 19 - phase.rawValue.utf8.count)
          + padded(decimal(measurement.median * 1e3, 3), 12) + padded(decimal(speed, 0), 9))
    }
  }
}
