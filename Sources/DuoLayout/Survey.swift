import DuoIR
import DuoLang

/// What an app's screens hold and lack: the numbers of a review, as plain data.
public struct AppSurvey: Sendable {
  public var app: String
  /// The pose in which items are counted.
  public var pose: String
  public var screens: [ScreenSurvey] = []
  public var optOuts: [OptOut] = []

  /// A declaration that turns the vertical bar off.
  public struct OptOut: Sendable {
    /// `screen Photo`.
    public var declaration: String
    /// `disabled`.
    public var value: String
    /// What the author says of it, a text each.
    public var reasons: [String] = []
  }
}

/// The app's own items on one screen or state, without what the system adds and without tabs.
public struct ScreenSurvey: Sendable {
  /// `Feeds`, or `Feeds.selecting`.
  public var name: String
  // In the counted pose, by where they are.
  public var vertical = 0
  public var row = 0
  public var menu = 0
  public var hidden = 0
  /// On the keyboard and in bars that the app draws.
  public var other = 0
  /// Items with an icon and no title.
  public var titlesMissing = 0
  /// Items without an icon that a vertical bar would take if they had one.
  public var symbolsMissing = 0
  /// Items without a priority, where some leave the column in an inspected pose.
  public var ranksMissing = 0
}

extension Compilation {
  /// A survey of each app without errors in its files, by name.
  public func survey() -> [AppSurvey] {
    let context = RuleContext(program, symbols)
    var surveys: [AppSurvey] = []
    for app in soundApps {
      let poses = inspectedPoses(of: app, program, device)
      let counted = poses.firstIndex { symbols.text($0.name) == "outerPortrait" } ?? 0
      guard counted < poses.count else { continue }
      var inspector = Inspector(self, inspectedConditions(of: app, withScenarios: false), context)
      var survey = AppSurvey(app: symbols.text(program.apps[app].name), pose: symbols.text(poses[counted].name))
      for state in program.apps[app].states {
        survey.screens.append(ScreenSurvey(inspector.layouts(of: state), counted: counted))
      }
      survey.optOuts = optOuts(of: app)
      surveys.append(survey)
    }
    return surveys
  }
}

extension ScreenSurvey {
  fileprivate init(_ screen: ScreenLayouts, counted: Int) {
    self.init(name: screen.facts.name)
    let layout = screen.layouts[counted]
    vertical = Self.count(.column, layout, screen)
    row = Self.count(.top, layout, screen) + Self.count(.bottom, layout, screen)
    menu = Self.count(.menu, layout, screen)
    hidden = Self.count(.hidden, layout, screen)
    other = Self.count(.keyboard, layout, screen) + Self.count(.custom, layout, screen)
    let leaves = screen.layouts.contains { $0[.menu].contains { $0.rules.contains(.overflowOrder) } }
    var missing = self
    screen.facts.forEachItem { facts in
      let item = facts.item
      if item.hasIcon, item.title == nil, item.kind != .edit { missing.titlesMissing += 1 }
      guard facts.isInMovingBar, facts.axisHint != .horizontalOnly else { return }
      if !item.hasIcon, item.title != nil, item.kind != .edit, item.kind != .custom, item.text != .essential {
        missing.symbolsMissing += 1
      }
      if leaves, item.priority == nil, facts.group?.priority == nil, facts.placement != .topBarPinnedTrailing {
        missing.ranksMissing += 1
      }
    }
    self = missing
  }

  private static func count(_ list: Layout.List, _ layout: Layout, _ screen: ScreenLayouts) -> Int {
    var count = 0
    for control in layout[list] where !control.isSystem && control.shows != .tabs && control.shows != .tab {
      if list == .custom || screen.isOwn(control, in: layout) { count += 1 }
    }
    return count
  }
}
