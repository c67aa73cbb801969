import Foundation

/// The files that processes are measured with.
enum Samples {
  /// An app in a file of its own.
  struct App {
    var name: String
    var title: String
    var generator: Generator
  }

  static let apps = [
    App(name: "one.duo", title: "1 screen", generator: Generator(screens: 1)),
    App(name: "500.duo", title: "500 screens", generator: Generator(screens: 500)),
    App(name: "1000.duo", title: "1,000 screens", generator: Generator(screens: 1_000)),
    App(name: "large.duo", title: "2,000 screens", generator: Generator(screens: 2_000)),
    App(name: "4000.duo", title: "4,000 screens", generator: Generator(screens: 4_000)),
    App(name: "findings.duo", title: "5,500 findings", generator: Generator(screens: 2_000, untitled: 4)),
  ]

  /// Writes them all, and the other compilers' schemas for the large app, into `directory`, which is made if need be.
  static func write(to directory: String) throws {
    let large = Generator()
    let schemas = [("large.fbs", large.flatbuffersSchema()), ("large.proto", large.protocolBuffersSchema())]
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    for (name, bytes) in apps.map({ ($0.name, $0.generator.app()) }) + schemas {
      try Data(bytes).write(to: URL(filePath: directory).appending(path: name))
      print("\(directory)/\(name): \(bytes.count) bytes")
    }
  }
}
