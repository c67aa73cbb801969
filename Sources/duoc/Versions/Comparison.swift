import DuoLang
import DuoLayout

/// Two versions, laid out and compared.
struct Comparison {
  private(set) var difference: LayoutDifference
  /// What is not compared, and why, a line each.
  private(set) var omissions: [String] = []

  /// - Throws: if a pose, a scenario or a screen is in neither version.
  init(_ old: SourceVersion, _ new: SourceVersion, _ selection: Selection) throws(Failure) {
    try Self.checkNames(of: selection, old.session, new.session)
    var before = old.session.allLayouts(selection)
    var after = new.session.allLayouts(selection)
    // What a text with errors does not declare may be what the errors are about.
    let lostAfter = old.session.isMeaningful ? [] : Self.leaveOut(whatLacks: before, from: &after)
    let lostBefore = new.session.isMeaningful ? [] : Self.leaveOut(whatLacks: after, from: &before)
    for (apps, version) in [(lostAfter, old), (lostBefore, new)] {
      omissions += apps.map { "\($0.quoted) is not compared: \(version.name.title.quoted) has errors" }
    }
    // In data the version stands beside the file.
    before.files = before.files.map { String($0.dropFirst(old.name.label.count)) }
    after.files = after.files.map { String($0.dropFirst(new.name.label.count)) }
    difference = compare(before, after)
    difference.oldTitle = old.name.title
    difference.newTitle = new.name.title
    if !selection.screens.isEmpty { keep(selection.screens, old.session, new.session) }
  }

  /// Keeps what is about the named screens. All are compared first: else a screen of one version alone would look like an app's.
  private mutating func keep(_ screens: [String], _ old: Session, _ new: Session) {
    var kept: Set<[String]> = []
    for compilation in [old.compilation, new.compilation] {
      for (app, screen) in compilation.screens(named: screens) {
        kept.insert([compilation.symbols.text(app), compilation.symbols.text(screen)])
      }
    }
    let symbols = difference.symbols
    difference.keepScreens { kept.contains([symbols.text($0), symbols.text($1)]) }
  }

  /// A name is good if one of the versions knows it.
  private static func checkNames(of selection: Selection, _ old: Session, _ new: Session) throws(Failure) {
    guard old.isMeaningful, new.isMeaningful else { return }
    var parts = selection.poses.map { Selection(poses: [$0]) }
    parts += selection.scenarios.map { Selection(scenarios: [$0]) }
    parts += selection.screens.map { Selection(screens: [$0]) }
    for part in parts where (try? old.checkNames(of: part)) == nil { try new.checkNames(of: part) }
  }

  /// Takes from `set` the apps that `other` lacks, and gives their names.
  private static func leaveOut(whatLacks other: LayoutSet, from set: inout LayoutSet) -> [String] {
    let kept = Set(other.layouts.map { [UInt8](other.symbols.utf8($0.app)) })
    var names: [String] = []
    var layouts: [Layout] = []
    for layout in set.layouts {
      if kept.contains([UInt8](set.symbols.utf8(layout.app))) {
        layouts.append(layout)
      } else if names.last != set.symbols.text(layout.app) {
        names.append(set.symbols.text(layout.app))
      }
    }
    set.layouts = layouts
    return names
  }

  /// What `diff` writes in one form.
  func output(_ format: DiffFormat, color: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    switch format {
    case .text: writeText(difference, color: color, into: &bytes)
    case .markdown: writeMarkdown(difference, into: &bytes)
    case .json: writeJSON(difference, into: &bytes)
    }
    return bytes
  }
}

extension Session {
  /// The layouts of a selection that may name what this version does not have; of poses all, if none is named.
  fileprivate func allLayouts(_ selection: Selection) -> LayoutSet {
    var request = LayoutRequest(poses: .all)
    if !selection.poses.isEmpty, !selection.poses.contains("all") { request.poses = .named(selection.poses) }
    request.scenarios = selection.scenarios
    request.wantsDepartures = true
    var set = compilation.layouts(request)
    // Who asks for poses alone, or for scenarios alone, wants nothing else.
    if !selection.poses.isEmpty, selection.scenarios.isEmpty { set.layouts.removeAll { $0.scenario != nil } }
    if selection.poses.isEmpty, !selection.scenarios.isEmpty { set.layouts.removeAll { $0.scenario == nil } }
    return set
  }
}
