import DuoIR
import DuoLang

/// One screen or state with its layouts in every pose and scenario that is inspected, as rules see it.
public struct ScreenLayouts {
  public let facts: StateFacts
  public let layouts: [Layout]
  public let device: Device

  public var symbols: SymbolTable { facts.symbols }

  /// How messages call the pose or scenario of a layout.
  public func name(_ layout: Layout) -> String { symbols.text(layout.scenario ?? layout.pose) }

  /// Where an item of the screen is in a layout.
  public struct Sighting {
    public let layout: Layout
    public let list: Layout.List
    public let control: Control
    /// From 1, in its list.
    public let position: Int
  }

  /// Where `item` is, layout by layout; without those in which it is a row of another control's menu.
  public func sightings(of item: ItemFacts) -> [Sighting] {
    var sightings: [Sighting] = []
    for layout in layouts {
      if let sighting = sighting(of: item, in: layout) { sightings.append(sighting) }
    }
    return sightings
  }

  public func sighting(of item: ItemFacts, in layout: Layout) -> Sighting? {
    for list in Layout.List.allCases {
      for (index, control) in layout[list].enumerated()
      where control.name == item.item.name && !control.isSystem && isOwn(control, in: layout) {
        return Sighting(layout: layout, list: list, control: control, position: index + 1)
      }
    }
    return nil
  }

  /// Whether a control belongs to this screen, not to another visible column.
  public func isOwn(_ control: Control, in layout: Layout) -> Bool {
    layout.isOwn(control)
  }

  /// The names of poses and scenarios, for a message: `outerPortrait`, `outerLandscapeRight` and 3 more.
  public func list(_ layouts: [Layout]) -> String {
    var text = ""
    let shown = min(layouts.count, 3)
    for (index, layout) in layouts.prefix(shown).enumerated() {
      text += index == 0 ? "" : index == layouts.count - 1 ? " and " : ", "
      text += "`\(name(layout))`"
    }
    return layouts.count > shown ? "\(text) and \(layouts.count - shown) more" : text
  }

  /// `needs 514, has 484: 30 too many`, for an item that left the column of `layout`.
  public func numbers(_ item: SymbolID, in layout: Layout) -> String? {
    guard let room = layout.room, let departure = layout.leaving.first(where: { $0.name == item && $0.hasLeft }) else { return nil }
    return "needs \(departure.needs.description), has \(room.description): \((departure.needs - room).description) too many"
  }
}

/// Which layouts of a program are inspected: every pose whose room, side or width class differs, and the folded ones where the
/// app has a sheet or a split.
func inspectedPoses(of app: AppID, _ program: Program, _ device: Device) -> [Pose] {
  let hasMore = program.apps[app].presentations.contains { program.presentations[$0].kind == .sheet }
    || program.containers.elements.contains { $0.kind == .split && program.presentations[$0.presentation].app == app }
  return device.poses.filter { !$0.isFolded || hasMore }
}
