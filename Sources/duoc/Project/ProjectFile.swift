import DuoLang
import DuoLayout

/// A `project.duo`, and what it says.
struct ProjectFile {
  /// As it is reached from the working directory: `../project.duo`.
  let path: Path
  let source: SourceFile
  let text: ProjectText

  static let name = Path("project.duo")

  /// The nearest one, from the working directory upwards, that declares a project or tries to.
  ///
  /// The directory that holds `.git` is the last one looked at: what lies above a repository is none of its business.
  ///
  /// - Parameter label: what stands before its name in findings.
  /// - Throws: if one cannot be read.
  static func find(_ files: some FileAccess, label: String = "") throws(Failure) -> ProjectFile? {
    var directory = Path.workingDirectory
    while true {
      if let file = try read(directory.appending(name), files, label), file.text.project != nil || file.text.diagnostics.errorCount > 0 {
        return file
      }
      let above = directory == .workingDirectory ? Path("..") : Path("..").appending(directory)
      guard (try? files.status(directory.appending(Path(".git")))) == nil, let here = try? files.realPath(directory),
        let next = try? files.realPath(above), here != next
      else { return nil }
      directory = above
    }
  }

  /// The file at `path`; nil if there is none, or if it is a directory.
  private static func read(_ path: Path, _ files: some FileAccess, _ label: String) throws(Failure) -> ProjectFile? {
    guard files.isSymbolicLink(path) || (try? files.status(path)).map({ $0.kind != .directory }) ?? false else { return nil }
    do {
      let source = SourceFile(name: label.printable + path.display, text: try files.read(path, limit: SourceFile.sizeLimit))
      let text = ProjectText(source, formats: OutputFormat.allCases.map(\.rawValue))
      return ProjectFile(path: path, source: source, text: text)
    } catch {
      guard error != .isDirectory else { return nil }
      throw Failure("cannot read \(path.display): \(error.reason)")
    }
  }

  /// The line, from 1, on which `span` begins.
  func line(of span: SourceSpan) -> Int { LineTable(source).position(of: span.start, in: source).line }

  /// The path that the file writes as `text`, from the working directory.
  ///
  /// - Parameter workingDirectory: its real path.
  func resolve(_ text: String, from workingDirectory: Path?) -> String {
    let path = path.parent.appending(Path(text))
    // `../Specs` is `.` in `Specs`.
    return String(decoding: (workingDirectory.map { path.shortened(in: $0) } ?? path).bytes, as: UTF8.self)
  }
}

extension Path {
  /// The same path without ways out of `directory`, its real place, that lead into it again.
  fileprivate func shortened(in directory: Path) -> Path {
    guard !isAbsolute else { return self }
    let slash = UInt8(ascii: "/")
    var parts = normalized.bytes.split(separator: slash)[...]
    let depth = parts.prefix { $0.elementsEqual("..".utf8) }.count
    parts = parts.dropFirst(depth)
    var up = depth
    for name in directory.bytes.split(separator: slash).suffix(depth) {
      guard up > 0, parts.first.map({ $0.elementsEqual(name) }) ?? false else { break }
      parts = parts.dropFirst()
      up -= 1
    }
    let shortened = [ArraySlice<UInt8>](repeating: [UInt8]("..".utf8)[...], count: up) + parts
    return shortened.isEmpty ? .workingDirectory : Path(bytes: [UInt8](shortened.joined(separator: [slash])))
  }
}
