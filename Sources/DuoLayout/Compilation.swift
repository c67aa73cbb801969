import DuoIR
import DuoLang

/// A text of the run and what tells it apart from others: its real path.
public struct SourceInput: Sendable {
  public var source: SourceFile
  /// Two inputs with one identity are one file, read once.
  public var identity: String

  public init(_ source: SourceFile, identity: String) {
    self.source = source
    self.identity = identity
  }
}

/// Gives the texts that others import: the only way from the core to the world of files.
public protocol SourceLoader {
  /// The file at `path`, relative to the file that imports it; a failure says why it cannot be read.
  mutating func load(_ path: String, importedBy importer: SourceInput) -> Result<SourceInput, LoadFailure>
}

public struct LoadFailure: Error {
  /// In lower case, without a full stop: `there is no such file`.
  public var reason: String

  public init(_ reason: String) { self.reason = reason }
}

/// What to lay out. Empty means all, of poses the four that a review begins with.
public struct LayoutRequest: Sendable {
  public enum Poses: Sendable {
    /// outerPortrait, outerLandscape, innerLandscape, innerPortrait.
    case standard
    case all
    case named([String])
  }

  public var poses = Poses.standard
  public var scenarios: [String] = []
  public var screens: [String] = []

  public init() {}
}
