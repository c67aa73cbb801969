import DuoIR
import DuoLang
import DuoLayout

/// Two versions, laid out and compared.
struct Comparison {
  private(set) var difference: LayoutDifference
  /// What is not compared, and why, a line each.
  private(set) var omissions: [String] = []

  /// - Throws: if a pose, a scenario or a screen is in neither version.
  init(_ old: SourceVersion, _ new: SourceVersion, _ selection: Selection, for format: DiffFormat) throws(Failure) {
    difference = LayoutDifference()
    try Self.checkNames(of: selection, old.session, new.session)
    var before = old.session.allLayouts(selection, wantsScenery: format == .svg)
    var after = new.session.allLayouts(selection, wantsScenery: format == .svg)
    omit(from: &after, whatHasErrorsIn: old)
    omit(from: &before, whatHasErrorsIn: new)
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

  /// Takes from the layouts of one version the apps that the other has only with errors, or may have: what a text with errors does
  /// not declare may be what the errors are about.
  private mutating func omit(from set: inout LayoutSet, whatHasErrorsIn version: SourceVersion) {
    guard !version.session.isMeaningful else { return }
    let compilation = version.session.compilation
    let symbols = set.symbols
    let sound = Set(compilation.soundApps.map { [UInt8](compilation.symbols.utf8(compilation.program.apps[$0].name)) })
    var names: [[UInt8]] = []
    for app in compilation.program.apps.elements { names.append([UInt8](compilation.symbols.utf8(app.name))) }
    for layout in set.layouts { names.append([UInt8](symbols.utf8(layout.app))) }
    var omitted: Set<[UInt8]> = []
    for name in names where !sound.contains(name) && omitted.insert(name).inserted {
      omissions.append("\(String(decoding: name, as: UTF8.self).quoted) is not compared: \(version.name.title.quoted) has errors")
    }
    set.layouts.removeAll { omitted.contains([UInt8](symbols.utf8($0.app))) }
  }

  /// What `diff` writes in one form.
  func output(_ format: DiffFormat, color: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    switch format {
    case .text: writeText(difference, color: color, into: &bytes)
    case .markdown: writeMarkdown(difference, into: &bytes)
    case .json: writeJSON(difference, into: &bytes)
    case .svg: writeSVG(difference, into: &bytes)
    }
    return bytes
  }
}

extension Session {
  /// The layouts of a selection that may name what this version does not have; of poses all, if none is named.
  fileprivate func allLayouts(_ selection: Selection, wantsScenery: Bool) -> LayoutSet {
    // All screens, whatever is selected: see `keep`.
    var request = LayoutRequest(selection, else: .all)
    request.screens = []
    request.wantsDepartures = true
    request.wantsScenery = wantsScenery
    var set = compilation.layouts(request)
    // Who asks for poses alone, or for scenarios alone, wants nothing else.
    if !selection.poses.isEmpty, selection.scenarios.isEmpty { set.layouts.removeAll { $0.scenario != nil } }
    if selection.poses.isEmpty, !selection.scenarios.isEmpty { set.layouts.removeAll { $0.scenario == nil } }
    return set
  }
}
