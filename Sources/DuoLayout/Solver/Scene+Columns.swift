import DuoIR
import DuoLang

/// A split, or a screen with an inspector, in regular width.
extension Solver.Steps {
  /// Finds the visible columns and what each shows when `state` is asked for: the others show their first screen.
  func arrangeColumns(_ scene: inout Scene, _ state: StateID, _ split: ContainerID?, _ conditions: Conditions) {
    // A screen in an inspector stands beside the screen that declares the inspector.
    var base = state
    while let host = inspectorHost(of: program.screens[program.states[base].screen], below: split) {
      base = program.screens[host].states.first ?? base
    }
    let baseScreen = program.screens[program.states[base].screen]
    // There is one inspector: the one asked for, else that of detail's screen, else the split's.
    var inspected = base == state ? nil : state
    var columns: [Scene.Column] = []
    var splitInspector: StateID?
    for id in split.map({ program.containers[$0].columns }) ?? [] {
      guard let first = program.containers[id].firstScreen else { continue }
      let isAsked = isInside(baseScreen, id)
      let shown = isAsked ? base : program.screens[first].states.first ?? base
      let kind = program.containers[id].kind
      if kind == .inspector {
        splitInspector = shown
        if isAsked, inspected == nil { inspected = shown }
      } else {
        columns.append(column(shown, SystemNames.word(kind.declaration), kind == .detail))
      }
    }
    if split == nil { columns.append(column(base, SystemNames.word(.detail), true)) }
    if inspected == nil, let main = columns.first(where: { $0.isMain }),
      let inspector = program.screens[program.states[main.state].screen].inspector, let first = program.containers[inspector].firstScreen
    {
      inspected = program.screens[first].states.first
    }
    if let inspected = inspected ?? splitInspector { columns.append(column(inspected, SystemNames.word(.inspector), false)) }
    if conditions.pose.orientation == .portrait {
      scene.rules.append(.splitPortrait)
      scene.hasSidebarToggle = split != nil && columns.contains { !$0.isMain && $0.label != SystemNames.word(.inspector) }
      columns.removeAll { !$0.isMain && $0.state != state }
      // The column that is asked for lies over detail: its controls come first.
      columns.sort { !$0.isMain && $1.isMain }
      for index in columns.indices where !columns[index].isMain { columns[index].isOverlay = true }
    } else {
      scene.rules.append(.splitColumns)
    }
    scene.columns = columns
  }

  private func column(_ state: StateID, _ label: SymbolID, _ isMain: Bool) -> Scene.Column {
    Scene.Column(
      state: state, label: label, isMain: isMain,
      isPushed: isPushed(program.screens[program.states[state].screen], inCompact: false))
  }

  /// The screen that declares the inspector in which `screen` stands, if that is inside `split`.
  private func inspectorHost(of screen: Screen, below split: ContainerID?) -> ScreenID? {
    var next = screen.container
    while let id = next, id != split {
      if program.containers[id].kind == .inspector, let host = program.containers[id].host { return host }
      next = program.containers[id].parent
    }
    return nil
  }

  private func isInside(_ screen: Screen, _ container: ContainerID) -> Bool {
    var next = screen.container
    while let id = next {
      if id == container { return true }
      next = program.containers[id].parent
    }
    return false
  }

  // MARK: Where they stand

  /// `split-columns`, `split-portrait`: the width that each column's rows have. Right-to-left mirrors the columns.
  func placeColumns(_ scene: inout Scene, _ conditions: Conditions) {
    let whole = scene.bounds.width
    guard scene.columns.count > 1 else {
      scene.columns[0].width = whole
      return
    }
    guard !scene.columns.contains(where: { $0.isOverlay }) else {
      placeOverlay(&scene, conditions)
      return
    }
    let before = scene.columns.prefix { !$0.isMain }.count
    let after = scene.columns.count - before - 1
    let fold = conditions.pose.isFolded && before > 0 ? conditions.pose.regions.first { $0.name == names.fold }?.frame.x : nil
    // Partly folded, what comes before detail shares the width up to the fold; the first takes what does not divide.
    var share = fold.map { $0 / before } ?? device[.columnWidth]
    let remainder = fold.map { $0 - share * before } ?? 0
    var trailing = device[.columnWidth]
    // Where they would leave detail less than half a column, all that are free to share equally.
    if whole - share * before - remainder - trailing * after < device[.columnWidth] / 2 {
      trailing = fold == nil ? whole / scene.columns.count : (whole - share * before - remainder) / (after + 1)
      if fold == nil { share = trailing }
    }
    var x: Points = 0
    for index in scene.columns.indices {
      scene.columns[index].x = x
      scene.columns[index].width =
        index < before ? share + (index == 0 ? remainder : 0) : index == before ? max(0, whole - x - trailing * after) : trailing
      x += scene.columns[index].width
    }
    mirrorColumns(&scene, conditions)
  }

  /// A column over detail: the inspector comes from the trailing side, the others from the leading one.
  private func placeOverlay(_ scene: inout Scene, _ conditions: Conditions) {
    let whole = scene.bounds.width
    for index in scene.columns.indices {
      scene.columns[index].width = scene.columns[index].isOverlay ? min(device[.columnWidth], whole) : whole
      if scene.columns[index].label == SystemNames.word(.inspector) { scene.columns[index].x = whole - scene.columns[index].width }
    }
    mirrorColumns(&scene, conditions)
  }

  private func mirrorColumns(_ scene: inout Scene, _ conditions: Conditions) {
    let whole = scene.bounds.width
    guard conditions.direction == .rightToLeft else { return }
    for index in scene.columns.indices { scene.columns[index].x = whole - scene.columns[index].x - scene.columns[index].width }
  }
}
