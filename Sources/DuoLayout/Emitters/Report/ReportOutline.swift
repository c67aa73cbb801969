import DuoLang

/// What a report tells, in its order: apps, their screens, the states of these, and where everything else belongs.
struct ReportOutline {
  /// One app: its layouts, and the screens among them.
  struct App {
    var layouts: Range<Int>
    /// Positions in `screens`.
    var screens: Range<Int>
    var anchor: [UInt8]
  }

  /// One screen with its states.
  struct Screen {
    var states: [State] = []
    var anchor: [UInt8]
  }

  /// A screen in one of its states, the screen itself among them.
  struct State {
    var layouts: Range<Int>
    /// Positions in the notes' findings.
    var findings: [Int] = []
    var anchor: [UInt8]
    /// A number of its own in the report, from 0: ids of rows and groups of switches begin with it.
    var number: Int
  }

  /// What a layout is under: a pose, or a scenario in its pose.
  struct Condition: Equatable {
    var pose: SymbolID
    var scenario: SymbolID?
  }

  private(set) var apps: [App] = []
  private(set) var screens: [Screen] = []
  /// All conditions of the report, in the order met; switches of different screens that mean the same have the same number.
  private(set) var conditions: [Condition] = []
  /// By layout: the position of its condition, and its anchor.
  private(set) var conditionOfLayout: [Int] = []
  private(set) var layoutAnchors: [[UInt8]] = []
  /// Findings that are about no screen.
  private(set) var generalFindings: [Int] = []
  /// The findings that the report shows, in order.
  private(set) var findings: [Int] = []
  private var names = DotNames()

  init(_ set: LayoutSet, _ notes: ReportNotes) {
    // What the page itself uses.
    for word in ["overview", "findings", "rules", "explanations", "device", "tip"] { _ = names.make(Array(word.utf8)[...]) }
    var states = 0
    var start = 0
    while start < set.layouts.count {
      let end = set.endOfApp(from: start)
      let first = screens.count
      let app = set.symbols.utf8(set.layouts[start].app)
      let anchor = names.make(app)
      var position = start
      while position < end {
        let next = set.endOfScreen(from: position)
        let layout = set.layouts[position]
        let screen = set.symbols.utf8(layout.screen)
        let state = layout.state.map { set.symbols.utf8($0) } ?? []
        let isNew = screens.count == first || set.layouts[position - 1].screen != layout.screen
        if isNew { screens.append(Screen(anchor: names.make(screen))) }
        let own = isNew ? screens[screens.count - 1].anchor : names.make(screen, state)
        screens[screens.count - 1].states.append(State(layouts: position..<next, anchor: own, number: states))
        states += 1
        for index in position..<next { addLayout(set.layouts[index], screen, state, set.symbols) }
        position = next
      }
      apps.append(App(layouts: start..<end, screens: first..<screens.count, anchor: anchor))
      start = end
    }
    addFindings(set, notes)
  }

  /// - Complexity: O(1) but for the conditions, of which there are few.
  private mutating func addLayout(_ layout: Layout, _ screen: ArraySlice<UInt8>, _ state: ArraySlice<UInt8>, _ symbols: SymbolTable) {
    let condition = Condition(pose: layout.pose, scenario: layout.scenario)
    let known = conditions.firstIndex(of: condition)
    if known == nil { conditions.append(condition) }
    conditionOfLayout.append(known ?? conditions.count - 1)
    layoutAnchors.append(names.make(screen, state, symbols.utf8(layout.pose), layout.scenario.map { symbols.utf8($0) } ?? []))
  }

  /// Gives each finding to the states that it is about; leaves out those about screens that are not shown.
  private mutating func addFindings(_ set: LayoutSet, _ notes: ReportNotes) {
    var states: [ReportNotes.Place: (screen: Int, state: Int)] = [:]
    for screen in screens.indices {
      for state in screens[screen].states.indices {
        states[ReportNotes.Place(of: set.layouts[screens[screen].states[state].layouts.lowerBound])] = (screen, state)
      }
    }
    for index in notes.findings.indices {
      let places = notes.findings[index].screens
      var isShown = places.isEmpty
      if places.isEmpty { generalFindings.append(index) }
      for place in places {
        guard let found = states[place] else { continue }
        screens[found.screen].states[found.state].findings.append(index)
        isShown = true
      }
      if isShown { findings.append(index) }
    }
  }

  /// The conditions of one state's layouts that are plain poses, then those that are scenarios, by layout.
  func split(_ layouts: Range<Int>) -> (poses: [Int], scenarios: [Int]) {
    var poses: [Int] = []
    var scenarios: [Int] = []
    for layout in layouts {
      if conditions[conditionOfLayout[layout]].scenario == nil { poses.append(layout) } else { scenarios.append(layout) }
    }
    return (poses, scenarios)
  }
}
