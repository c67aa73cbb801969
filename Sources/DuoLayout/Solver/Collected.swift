import DuoIR
import DuoLang

/// What the content of bars depends on, so that poses of one kind share it: most screens differ between poses only in their room.
struct Collected {
  private let column: Scene.Column
  private let kind: Scene.Kind
  private let tabs: ContainerID?
  private let isVertical: Bool
  private let axisRule: LayoutRule
  private let widthClass: SizeClass
  private let isSearchActive: Bool
  private let isKeyboardUp: Bool

  /// nil for several columns: they are collected anew each time.
  static func key(_ scene: Scene, _ conditions: Conditions) -> Collected? {
    guard scene.columns.count == 1, !scene.hasSidebarToggle else { return nil }
    return Collected(
      column: scene.columns[0], kind: scene.kind, tabs: scene.tabs, isVertical: scene.isVertical, axisRule: scene.axisRule,
      widthClass: conditions.pose.widthClass, isSearchActive: conditions.isSearchActive, isKeyboardUp: conditions.isKeyboardUp)
  }

  /// Whether bars that are filled for this are right for `other`, too.
  func serves(_ other: Collected, dependOnWidth: Bool) -> Bool {
    column == other.column && kind == other.kind && tabs == other.tabs && isVertical == other.isVertical && axisRule == other.axisRule
      && isSearchActive == other.isSearchActive && isKeyboardUp == other.isKeyboardUp
      && (widthClass == other.widthClass || !dependOnWidth)
  }
}
