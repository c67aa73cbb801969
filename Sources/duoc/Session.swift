import DuoLang
import DuoLayout

/// One compilation and what the commands want of it: the only type that calls the core.
struct Session {
  let compilation: Compilation
  private let policy: SeverityPolicy
  /// All findings, as the catalogue counts them.
  private let found: DiagnosticBag
  /// Those that are reported.
  private var bag: DiagnosticBag

  /// Which findings a command is about.
  enum Scope {
    /// All: of the texts and of the placement rules.
    case all
    /// Only what keeps a text from having a meaning.
    case errors
  }

  /// Compiles `sources`, with the device of `--device` where one is given.
  init(
    _ sources: inout SourceFiles<some FileAccess>, device: String? = nil, findings scope: Scope = .all,
    policy: SeverityPolicy = SeverityPolicy()
  ) throws(Failure) {
    let deviceFile = try device.map { path throws(Failure) in try sources.readDevice(Path(path)) }
    try self.init(&sources, deviceFile: deviceFile, findings: scope, policy: policy)
  }

  /// Compiles `sources`, with the device that `deviceFile` declares where one is given.
  init(
    _ sources: inout SourceFiles<some FileAccess>, deviceFile: SourceInput?, findings scope: Scope = .all,
    policy: SeverityPolicy = SeverityPolicy()
  ) throws(Failure) {
    compilation = Compilation(sources.roots, deviceFile: deviceFile, loader: &sources)
    self.policy = policy
    found = scope == .all ? compilation.findings() : compilation.diagnostics.errors
    bag = policy.applied(to: found)
    guard let deviceFile, let file = compilation.file(deviceFile) else { return }
    guard compilation.declaresDevice(file) || compilation.diagnostics.hasErrors(in: file) else {
      throw Failure("\(deviceFile.source.name) declares no device")
    }
  }

  // MARK: Findings

  var fileCount: Int { compilation.sources.count }
  /// Whether no text has an error of syntax, names or types.
  var isMeaningful: Bool { compilation.diagnostics.errorCount == 0 }

  func count(_ severity: Severity) -> Int {
    switch severity {
    case .error: bag.errorCount
    case .warning: bag.warningCount
    case .note: bag.noteCount
    }
  }

  /// How many findings were not kept, because there are too many.
  var droppedCount: Int { bag.dropped }

  /// The findings that are reported, in order.
  var diagnostics: [Diagnostic] { bag.sorted() }
  /// All findings in the same order, also those that flags leave out.
  var allDiagnostics: [Diagnostic] { found.sorted() }

  /// Leaves out the findings for which `isLeftOut` says so, and asks it of each once, in order.
  mutating func leaveOut(_ isLeftOut: (Diagnostic) -> Bool) {
    var kept = DiagnosticBag()
    for diagnostic in diagnostics where !isLeftOut(diagnostic) { kept.add(diagnostic) }
    kept.drop(bag.dropped)
    bag = kept
  }

  /// A file of the run.
  func source(_ index: Int) -> SourceInput { SourceInput(compilation.sources[index], identity: compilation.identities[index]) }

  /// The findings in the form `format`, one of the words of `--diagnostics`; at most `limit`.
  func findings(as format: String, color: Bool, limit: Int?) -> [UInt8] {
    var bytes: [UInt8] = []
    render(
      bag.sorted(), sources: compilation.sources, as: DiagnosticFormat(word: format), color: color, limit: limit,
      into: &bytes)
    return bytes
  }

  // MARK: Expectations

  /// Checks every `expect`; those that fail are findings from then on.
  mutating func checkExpectations() -> ExpectationCount {
    var failures = DiagnosticBag()
    let count = compilation.checkExpectations(&failures)
    for diagnostic in policy.applied(to: failures).diagnostics { bag.add(diagnostic) }
    bag.drop(failures.dropped)
    return count
  }

  // MARK: Layouts

  /// Lays out what is chosen, of all apps without errors in their files.
  ///
  /// - Throws: if a pose, a scenario or a screen is none of the program's.
  func layouts(_ selection: Selection) throws(Failure) -> LayoutSet {
    // What a text with errors does not declare may be what the errors are about.
    if isMeaningful { try checkNames(of: selection) }
    var request = LayoutRequest()
    if selection.poses.contains("all") {
      request.poses = .all
    } else if !selection.poses.isEmpty {
      request.poses = .named(selection.poses)
    }
    request.scenarios = selection.scenarios
    request.screens = selection.screens
    request.wantsDepartures = true
    request.wantsScenery = selection.isDrawn
    return compilation.layouts(request)
  }

  /// - Throws: if a pose, a scenario or a screen is none of the program's.
  func checkNames(of selection: Selection) throws(Failure) {
    let poses = compilation.poseNames
    for pose in selection.poses where pose != "all" && !poses.contains(pose) {
      throw Failure("there is no pose \(pose.quoted); \(alternatives(to: pose, among: poses + ["all"]))")
    }
    for scenario in selection.scenarios where !compilation.scenarioNames.contains(scenario) {
      throw Failure("there is no scenario \(scenario.quoted); \(alternatives(to: scenario, among: compilation.scenarioNames))")
    }
    for screen in selection.screens where !compilation.knowsScreen(screen) {
      throw Failure("there is no screen \(screen.quoted); \(alternatives(to: screen, among: compilation.screenNames))")
    }
  }

  // MARK: Output

  /// What `build` writes of `set` in one form.
  func output(_ format: OutputFormat, of set: LayoutSet) -> [UInt8] {
    var bytes: [UInt8] = []
    switch format {
    case .table: writeTable(set, into: &bytes)
    case .matrix: writeMatrix(set, into: &bytes)
    case .checklist: writeChecklist(set, compilation.reportNotes(diagnostics), into: &bytes)
    case .markdown: writeMarkdown(set, into: &bytes)
    case .html: writeHTML(set, compilation.reportNotes(diagnostics), into: &bytes)
    case .csv: writeCSV(set, into: &bytes)
    case .json: writeJSON(set, into: &bytes)
    case .dot: writeDot(set, into: &bytes)
    case .dotStructure: compilation.writeStructure(of: set, into: &bytes)
    case .svg: writeSVG(set, into: &bytes)
    }
    return bytes
  }

  /// What `device` writes.
  func device(_ format: DeviceFormat) -> [UInt8] {
    var bytes: [UInt8] = []
    switch format {
    case .table: writeDeviceTable(compilation.device, compilation.symbols, into: &bytes)
    case .json: writeDeviceJSON(compilation.device, compilation.symbols, into: &bytes)
    }
    return bytes
  }

  /// The apps of `set` in their order, each with a set of its own layouts.
  func apps(of set: LayoutSet) -> [(name: String, set: LayoutSet)] {
    var apps: [(name: String, set: LayoutSet)] = []
    var rest = set.layouts[...]
    while let first = rest.first {
      var own = set
      own.layouts = [Layout](rest.prefix { $0.app == first.app })
      rest = rest.dropFirst(own.layouts.count)
      apps.append((set.symbols.text(first.app), own))
    }
    return apps
  }
}

/// Which layouts are wanted; empty means all, of poses the usual.
struct Selection {
  var poses: [String] = []
  var scenarios: [String] = []
  var screens: [String] = []
  /// Whether layouts are drawn.
  var isDrawn = false
}

extension Session {
  /// What `check --summary` writes.
  func summary() -> [UInt8] {
    var bytes: [UInt8] = []
    writeSurvey(compilation.survey(), into: &bytes)
    return bytes
  }
}
