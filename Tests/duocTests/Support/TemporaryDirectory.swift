import Foundation

@testable import duoc

/// A directory of one test, gone with it.
final class TemporaryDirectory {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "duoc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func absolute(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a file, and the directories above it.
  func write(_ name: String, _ text: String = Sample.clean) throws {
    try makeDirectory(String(name[..<(name.lastIndex(of: "/") ?? name.startIndex)]))
    try Data(text.utf8).write(to: URL(filePath: absolute(name)))
  }

  func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: absolute(name), withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: absolute(name)) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: absolute(name), withDestinationPath: target)
  }

  func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: absolute(name))
  }

  func permissions(of name: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: absolute(name))[.posixPermissions] as? Int ?? -1
  }

  func read(_ name: String) throws -> String { try String(contentsOfFile: absolute(name), encoding: .utf8) }

  /// What the directory `name` holds, hidden files too, sorted.
  func list(_ name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: absolute(name)).sorted()
  }
}

/// Whether permissions mean nothing to this process.
let isRoot: Bool = {
  guard let directory = try? TemporaryDirectory(), (try? directory.write("x")) != nil else { return false }
  try? directory.setPermissions(0, of: "x")
  return (try? directory.read("x")) != nil
}()

/// Texts of programs.
enum Sample {
  static let clean = program(app: "Reader")
  /// An error that the parser finds.
  static let broken = "duo 1\n\napp Broken {\n"
  /// A warning that the parser finds: the last line documents nothing.
  static let doubtful = clean + "/// Nothing follows.\n"

  static func program(app: String, screen: String = "Feeds") -> String {
    "duo 1\n\napp \(app) {\n  stack {\n    screen \(screen) {\n      item add \"Add\" symbol: plus\n    }\n  }\n}\n"
  }
}
