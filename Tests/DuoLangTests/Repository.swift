import Foundation

/// The working tree that these tests were compiled from.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path), folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root.appending(path: path).path) }

  static func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

  /// The names, sorted, of the files of a folder that end in `suffix`.
  static func files(in folder: String, suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).filter { $0.hasSuffix(suffix) }.sorted()
  }
}
