import Foundation
import Testing

@testable import duoc

/// Runs lines of shell in a directory, where `$duoc` is the executable.
struct Shell {
  let directory: TemporaryDirectory

  init(_ directory: TemporaryDirectory) { self.directory = directory }

  /// Whether there is a program of that name.
  static func has(_ program: String) -> Bool {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  /// A process that has not started.
  func process(_ script: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(filePath: directory.path)
    // What a sanitizer goes by is for all processes.
    let environment = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    process.environment = environment.merging(["duoc": try #require(Executable.path), "PATH": "/usr/local/bin:/usr/bin:/bin"]) { $1 }
    return process
  }

  func callAsFunction(_ script: String) throws -> Outcome {
    let process = try process(script)
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let talk = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: String(decoding: data, as: UTF8.self), errors: String(decoding: talk, as: UTF8.self))
  }
}

enum Executable {
  /// The `duoc` that was built beside these tests.
  static let path: String? = {
    let places = [Bundle.main.bundlePath, (CommandLine.arguments.first ?? "") + "/..", Bundle.main.bundlePath + "/.."]
    return places.map { URL(filePath: $0 + "/duoc").standardizedFileURL.path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
