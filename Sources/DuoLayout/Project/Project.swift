import DuoLang

/// The settings that a `project` declares, each with its place; nil where it is not set.
public struct Project: Sendable {
  public var name: Placed<String>
  /// Files and directories, as they are written.
  public var sources: [Placed<String>]?
  /// The file that declares the device, as it is written.
  public var device: Placed<String>?
  /// The directory for outputs, as it is written.
  public var output: Placed<String>?
  public var formats: [Placed<String>]?
  public var poses: [Placed<String>]?
  public var isStrict: Placed<Bool>?
  /// What findings count for, in the order written; no kind twice.
  public var levels: [Placed<LevelSetting>] = []

  init(name: Placed<String>) { self.name = name }

  /// A value and where it is written.
  public struct Placed<Value: Sendable>: Sendable {
    public var value: Value
    public var span: SourceSpan
  }

  /// What the findings of one kind count for.
  public struct LevelSetting: Sendable {
    public var kind: DiagnosticKind
    public var level: SeverityPolicy.Level

    public init(kind: DiagnosticKind, level: SeverityPolicy.Level) {
      self.kind = kind
      self.level = level
    }
  }

  /// Reports the poses that are none of `known`, which are those of the run's device.
  public func checkPoses(among known: [String], _ diagnostics: inout DiagnosticBag) {
    let legal = known + ["all"]
    for pose in poses ?? [] where !legal.contains(where: { $0 == pose.value }) {
      reportUnknown(pose.value, at: pose.span, "there is no pose `\(pose.value)`", kind: .unknownName, among: legal, &diagnostics)
    }
  }
}

/// Reports `word`, which is none of `legal`: with the one that was probably meant as a patch, or with what there is.
func reportUnknown(
  _ word: String, at span: SourceSpan, _ message: String, kind: DiagnosticKind, among legal: [String], _ diagnostics: inout DiagnosticBag
) {
  let similar = suggestions(for: word, among: legal)
  diagnostics.report(
    kind, at: span, message,
    help: similar.count == 1 ? [] : [alternatives(similar, legal: legal)],
    fix: similar.count == 1 ? Fix("did you mean `\(similar[0])`?", .unsafe, replace: span, with: similar[0]) : nil)
}
