import DuoIR
import DuoLang
import DuoLayout

/// One compilation and what the commands want of it.
struct Session {
  let compilation: Compilation
  private let workers: ThreadWorkers
  private let policy: SeverityPolicy
  /// All findings, as the catalogue counts them.
  private let found: DiagnosticBag
  /// Those that are reported.
  private var bag: DiagnosticBag

  /// Which findings a command is about.
  enum Scope {
    /// All: of the texts, all rules, and failed expectations.
    case all
    /// Only what keeps a text from having a meaning.
    case errors
  }

  /// Compiles `sources`, with the device of `--device` where one is given.
  init(
    _ sources: inout SourceFiles<some FileAccess>, device: String? = nil, findings scope: Scope = .all,
    policy: SeverityPolicy, _ workers: ThreadWorkers
  ) throws(Failure) {
    let deviceFile = try device.map { path throws(Failure) in try sources.readDevice(Path(path)) }
    try self.init(&sources, deviceFile: deviceFile, findings: scope, policy: policy, workers)
  }

  /// Compiles `sources`, with the device that `deviceFile` declares where one is given.
  init(
    _ sources: inout SourceFiles<some FileAccess>, deviceFile: SourceInput?, findings scope: Scope = .all,
    policy: SeverityPolicy, _ workers: ThreadWorkers
  ) throws(Failure) {
    compilation = Compilation(sources.roots, deviceFile: deviceFile, loader: &sources)
    self.policy = policy
    self.workers = workers
    found = scope == .all ? compilation.findings(workers) : compilation.diagnostics.errors
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
    kept.drop(bag)
    bag = kept
  }

  /// A file of the run.
  func source(_ index: Int) -> SourceInput { SourceInput(compilation.sources[index], identity: compilation.identities[index]) }

  /// The findings in the form `format`, one of the words of `--diagnostics`; at most `limit`.
  func findings(as format: String, color: Bool, columns: Int?, limit: Int?) -> [UInt8] {
    let format = DiagnosticFormat(word: format)
    var bytes: [UInt8] = []
    render(
      bag.sorted(), sources: compilation.sources, as: format, color: color, columns: columns, limit: limit,
      documents: format.showsDocuments ? Catalogue.all : [], into: &bytes)
    return bytes
  }

  // MARK: Expectations

  /// Checks every `expect`; those that fail are findings from then on.
  mutating func checkExpectations() -> ExpectationCount {
    var failures = DiagnosticBag()
    let count = compilation.checkExpectations(&failures)
    for diagnostic in policy.applied(to: failures).diagnostics { bag.add(diagnostic) }
    bag.drop(failures)
    return count
  }

  // MARK: Layouts

  /// What is chosen, as the compilation takes it.
  ///
  /// - Throws: if a pose, a scenario or a screen is none of the program's.
  func request(for selection: Selection) throws(Failure) -> LayoutRequest {
    // What a text with errors does not declare may be what the errors are about.
    if isMeaningful { try checkNames(of: selection) }
    var request = LayoutRequest(selection, else: .standard)
    request.wantsDepartures = true
    request.wantsScenery = selection.isDrawn
    return request
  }

  func layouts(_ request: LayoutRequest) -> LayoutSet { compilation.layouts(request, workers) }

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
  ///
  /// - Parameter columns: those of the terminal that shows it; nil for a file.
  func output(_ format: OutputFormat, of set: LayoutSet, columns: Int? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    switch format {
    case .table: writeTable(set, columns: columns, into: &bytes)
    case .matrix: writeMatrix(set, columns: columns, into: &bytes)
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
  func apps(of set: LayoutSet) -> [(name: String, set: LayoutSet)] { Self.parts(of: set) { $0.app } }

  /// The files that `-o` writes for `set`, app by app: one for each format, of pictures one for each screen in a folder of the app's.
  func outputs(of set: LayoutSet, _ formats: [OutputFormat], drawnAs picture: DiagramPicture?) -> [OutputFile] {
    var files: [OutputFile] = []
    let apps = apps(of: set)
    for (app, stem) in zip(apps, fileStems(for: apps.map(\.name))) {
      for format in formats {
        guard format.isPerScreen else {
          let ending = format.isDiagram ? picture.map { $0.ending(of: format) } : nil
          files.append(OutputFile(folder: nil, name: stem + (ending ?? format.ending), format: format, set: app.set))
          continue
        }
        let screens = screens(of: app.set)
        for (screen, name) in zip(screens, fileStems(for: screens.map(\.name))) {
          files.append(OutputFile(folder: stem, name: name + format.ending, format: format, set: screen.set))
        }
      }
    }
    return files
  }

  /// The screens of one app in file order, each with a set of the layouts of all its states.
  func screens(of app: LayoutSet) -> [(name: String, set: LayoutSet)] { Self.parts(of: app) { $0.screen } }

  /// The runs of layouts that have one name.
  private static func parts(of set: LayoutSet, by name: (Layout) -> SymbolID) -> [(name: String, set: LayoutSet)] {
    var parts: [(name: String, set: LayoutSet)] = []
    var rest = set.layouts[...]
    while let first = rest.first {
      var own = set
      own.layouts = [Layout](rest.prefix { name($0) == name(first) })
      rest = rest.dropFirst(own.layouts.count)
      parts.append((set.symbols.text(name(first)), own))
    }
    return parts
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

extension LayoutRequest {
  /// - Parameter poses: those that are laid out where none is selected.
  init(_ selection: Selection, else poses: Poses) {
    self.init(poses: selection.poses.isEmpty ? poses : selection.poses.contains("all") ? .all : .named(selection.poses))
    scenarios = selection.scenarios
    screens = selection.screens
  }
}

extension Session {
  /// What `check --summary` writes.
  func summary() -> [UInt8] {
    var bytes: [UInt8] = []
    writeSurvey(compilation.survey(), into: &bytes)
    return bytes
  }
}
