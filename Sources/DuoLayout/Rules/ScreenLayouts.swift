import DuoIR
import DuoLang

/// One screen or state with its layouts in every pose and scenario that is inspected, as rules see it.
public struct ScreenLayouts {
  public let facts: StateFacts
  public internal(set) var layouts: [Layout]
  private let places: ItemPlaces
  /// Lays the state out once more in the conditions at an index, to tell what leaves first: few findings ask for it.
  private let departures: (StateID, Int) -> [Departure]

  /// - Complexity: O(layouts × controls).
  init(_ facts: StateFacts, _ layouts: [Layout], departures: @escaping (StateID, Int) -> [Departure]) {
    self.facts = facts
    self.layouts = layouts
    self.departures = departures
    places = ItemPlaces(layouts, of: facts)
  }

  public var symbols: SymbolTable { facts.symbols }

  /// How messages call the pose or scenario of a layout.
  public func name(_ layout: Layout) -> String { symbols.text(layout.scenario ?? layout.pose) }

  // MARK: Items

  /// Where an item of the screen is in a layout.
  public struct Sighting {
    private let layouts: [Layout]
    /// Which of the screen's layouts it is.
    public let index: Int
    public let list: Layout.List
    public let control: Control

    init(_ layouts: [Layout], _ index: Int, _ place: Int) {
      self.layouts = layouts
      self.index = index
      list = layouts[index].listEnds.list(at: place)
      control = layouts[index].controls[place]
    }

    public var layout: Layout { layouts[index] }

    /// The rule that decided last.
    public var lastRule: LayoutRule? { control.rules.count > 0 ? control.rules[control.rules.count - 1] : nil }

    /// Whether it stands in a bar that it would leave if room were short: in the column, or in a row that is not beside one.
    public var mightLeave: Bool {
      guard control.tier == .top || control.tier == .bottom, !control.rules.contains(.titleRow) else { return false }
      switch list {
      case .column: return true
      case .top, .bottom: return layout.edge == .none || control.rules.contains(.detailOnly)
      default: return false
      }
    }
  }

  /// Where `item` is, layout by layout; without those in which it is a row of another control's menu, or in a bar of the app's.
  public func sightings(of item: ItemFacts) -> [Sighting] {
    var sightings: [Sighting] = []
    for index in layouts.indices {
      if let sighting = sighting(of: item, at: index) { sightings.append(sighting) }
    }
    return sightings
  }

  /// Where `item` is in the layout at `index`.
  public func sighting(of item: ItemFacts, at index: Int) -> Sighting? {
    places.place(of: item.item.name, in: index).map { Sighting(layouts, index, $0) }
  }

  /// Whether it is plain that the items of each bar follow each other in one order in all layouts.
  var keepsOrder: Bool { places.keepsOrder }

  // MARK: Columns of a split

  /// Whether a control belongs to this screen, not to another visible column or to a bar that the app draws.
  public func isOwn(_ control: Control, in layout: Layout) -> Bool { Self.isOwn(control.container, layout.ownColumn) }

  /// Whether `container` is the column in which the screen stands; beside an inspector the screen itself is called detail.
  static func isOwn(_ container: SymbolID?, _ ownColumn: SymbolID?) -> Bool {
    container == nil || container == (ownColumn ?? SystemNames.word(.detail))
  }

  /// Whether the bars that `layout` is about as a whole, its column among them, are this screen's.
  public func isMain(_ layout: Layout) -> Bool {
    layout.widthClass == .compact || layout.ownColumn == nil || layout.ownColumn == SystemNames.word(.detail)
  }

  // MARK: Words

  /// The names of poses and scenarios, for a message: `outerPortrait`, `outerLandscapeRight` and 3 more.
  public func list(_ layouts: [Layout]) -> String {
    if layouts.count > 1, layouts.count == self.layouts.count { return "every pose" }
    var text = ""
    let shown = min(layouts.count, 3)
    for (index, layout) in layouts.prefix(shown).enumerated() {
      text += index == 0 ? "" : index == layouts.count - 1 ? " and " : ", "
      text += "`\(name(layout))`"
    }
    return layouts.count > shown ? "\(text) and \(layouts.count - shown) more" : text
  }

  /// What is not the case in `layouts`: `not shown in `innerPortrait``, or `shown in no pose`.
  public func negatedList(_ layouts: [Layout], _ word: String) -> String {
    layouts.count > 1 && layouts.count == self.layouts.count ? "\(word) in no pose" : "not \(word) in \(list(layouts))"
  }

  /// `needs 514, has 484: 30 too many`, for an item that left the column of `layout`.
  public func numbers(_ item: SymbolID, in layout: Layout) -> String? {
    guard isMain(layout), let room = layout.room else { return nil }
    guard let index = layouts.firstIndex(where: { $0.pose == layout.pose && $0.scenario == layout.scenario }) else { return nil }
    let leaving = departures(facts.state, index)
    return leaving.first { $0.name == item && $0.hasLeft }.map { Self.numbers(needs: $0.needs, has: room) }
  }

  static func numbers(needs: Points, has room: Points) -> String {
    "needs \(needs.description), has \(room.description): \((needs - room).description) too many"
  }

  /// Why an item is in the menu: the numbers where it had to leave a column, else what sent it there.
  public func whyInMenu(_ sighting: Sighting) -> String {
    if let numbers = numbers(sighting.control.name, in: sighting.layout) { return numbers }
    switch sighting.lastRule {
    case .overflowOrder: return "its row is full"
    case let rule?: return rule.summary
    case nil: return ""
    }
  }

  // MARK: Which layout to show

  /// Of the sightings the one to show: in a column of which all lengths were published, else in any column.
  public func clearest(_ sightings: [Sighting]) -> Sighting? {
    let inColumn = sightings.filter { $0.layout.edge != .none && isMain($0.layout) }
    return inColumn.first { $0.layout.columnBasis < .estimated } ?? inColumn.first ?? sightings.first
  }

  /// The column of a sighting's layout with the item marked; nothing where there is none.
  public func drawing(_ sighting: Sighting) -> [String] { drawing(sighting.layout, marking: sighting.control.name) }

  public func drawing(_ layout: Layout, marking marked: SymbolID?) -> [String] {
    isMain(layout) && !layout[.column].isEmpty ? ColumnDrawing(layout, marking: marked, symbols).lines : []
  }

  /// What has to be said where the finding shown rests on lengths that nobody published.
  public func estimates(_ layout: Layout) -> [String] {
    if layout.edge == .none || !isMain(layout) {
      return ["≈ estimated: what a row holds; nobody published how wide its controls are drawn"]
    }
    guard layout.columnBasis == .estimated else { return [] }
    return ["≈ estimated: the room of the column in `\(name(layout))`; nobody published it"]
  }

  // MARK: What the program says

  /// The scenario of a layout.
  public func scenario(of layout: Layout) -> Scenario? {
    guard let name = layout.scenario else { return nil }
    return facts.app.scenarios.first { facts.program.scenarios[$0].name == name }.map { facts.program.scenarios[$0] }
  }

  /// Where an attribute of the state is written: in it, else in its screen.
  func position(declaring key: Key, _ findings: Findings) -> SourcePosition {
    let own = facts.declared.position
    return findings.syntax(own)?.attribute(key) != nil ? own : facts.screen.position
  }

  /// Whether a `verticalBar` from the presentation down to the state turns the vertical bar off in this width class.
  func isOptedOut(_ widthClass: SizeClass) -> Bool {
    func turnsOff(_ behavior: VerticalBar) -> Bool {
      behavior == .disabled || (behavior == .disabledInRegular && widthClass == .regular)
    }
    if !facts.declared.isHosted, turnsOff(facts.declared.verticalBar) { return true }
    var next = facts.screen.container
    while let id = next {
      let container = facts.program.containers[id]
      if !container.isHosted, turnsOff(container.verticalBar) { return true }
      next = container.parent
    }
    return turnsOff(facts.presentation.verticalBar)
  }
}

/// Which layouts of an app are inspected: every pose whose room, side or width class differs, and the folded ones where the
/// app has a sheet or a split.
///
/// - Complexity: O(screens of the app × depth).
func inspectedPoses(of app: AppID, _ program: Program, _ device: Device) -> [Pose] {
  let hasMore = program.apps[app].presentations.contains { program.presentations[$0].kind == .sheet }
    || program.apps[app].screens.contains { program.isInSplit($0) }
  return device.poses.filter { !$0.isFolded || hasMore }
}

extension Program {
  fileprivate func isInSplit(_ screen: ScreenID) -> Bool {
    var next = screens[screen].container
    while let container = next {
      if containers[container].kind == .split { return true }
      next = containers[container].parent
    }
    return false
  }
}
