import DuoLang

@testable import DuoLayout

/// The feed reader of the design documents: an article whose items leave the column as room shrinks, and others.
struct ReaderFixture {
  private var fixture = LayoutFixture()
  private let back: Control
  private let overflow: Control
  private let done: Control
  private let star: Control
  private let unread: Control
  private let share: Control
  private let report: Control
  private let tabs: Control
  private let tabItems: [Control]

  private init() {
    back = fixture.back()
    overflow = fixture.overflow()
    done = fixture.item("done", "Done", symbol: "checkmark", rules: RuleList(.iconVertical, .orderTiers))
    star = fixture.item("star", "Star", symbol: "star", rules: RuleList(.iconVertical, .orderTiers))
    unread = fixture.item("unread", "Mark as Unread", symbol: "circle", rules: RuleList(.iconVertical, .orderTiers))
    var share = fixture.item("share", "Share", symbol: "square.and.arrow.up", rules: RuleList(.iconVertical, .orderTiers))
    share.note = fixture.symbol("readers share from here more often than from anywhere else, as the numbers of last year say")
    self.share = share
    report = fixture.item(
      "report", "Report a Problem", symbol: "exclamationmark.bubble", shows: .titleAndIcon, rules: RuleList(.overflowContent))
    tabs = fixture.system("tabs", shows: .tabs, rules: RuleList(.tabsVertical, .orderTiers))
    tabItems = [
      fixture.item("feeds", "Feeds", symbol: "list.bullet", shows: .tab, rules: RuleList(.tabsVertical)),
      fixture.item("saved", "Saved", symbol: "bookmark", shows: .tab, rules: RuleList(.tabsVertical)),
      fixture.item("find", "Search", symbol: "magnifyingglass", shows: .tab, rules: RuleList(.searchTab)),
    ]
  }

  /// The article in the poses named, and while typing.
  static func article(_ poses: [LayoutFixture.Pose] = LayoutFixture.Pose.standard, scenario: Bool = true) -> LayoutSet {
    var reader = ReaderFixture()
    for pose in poses { reader.add(pose) }
    if scenario { reader.addTyping() }
    return reader.fixture.set
  }

  private mutating func add(_ pose: LayoutFixture.Pose) {
    var layout = fixture.layout("Reader", "Article", pose)
    layout.tabs = .full
    guard let range = pose.range else { return addRows(layout) }
    let room = range.upperBound - range.lowerBound
    // Share is the first to leave, then the group from its end.
    let order: [(control: Control, needs: Points)] = [(share, 514), (unread, 454), (star, 402)]
    var staying: [Control] = []
    var left: [Control] = []
    for entry in order {
      let hasLeft = room < entry.needs
      if hasLeft { left.insert(inMenu(entry.control), at: 0) } else { staying.insert(entry.control, at: 0) }
      layout.leaving.append(Departure(name: entry.control.name, needs: entry.needs, hasLeft: hasLeft))
    }
    if staying.count == 3 { staying.swapAt(0, 1) }
    var bottom: [[Control]] = []
    let group = staying.filter { $0.name != share.name }
    if !group.isEmpty { bottom.append(group.count == 2 ? [star, unread] : group) }
    if staying.contains(where: { $0.name == share.name }) { bottom.append([share]) }
    bottom.append([tabs])
    var maker = LayoutMaker(layout)
    maker.column(top: [[back], [done], [overflow]], bottom: bottom, tabs: tabItems)
    maker.close(.column)
    maker.list(.menu, left + [report])
    fixture.set.layouts.append(maker.finish())
  }

  private mutating func addRows(_ layout: Layout) {
    let rules = RuleList(.poseAxis, .orderRows)
    var maker = LayoutMaker(layout)
    maker.close(.column)
    maker.row(.top, [[back], [overflow], [with(rules, done)]], y: 24)
    maker.row(.bottom, [[with(rules, star), with(rules, unread)], [with(rules, share)]], y: 879)
    maker.list(.menu, [report])
    fixture.set.layouts.append(maker.finish())
  }

  /// The keyboard is up: the tab bar collapses, and all that may leave has left.
  private mutating func addTyping() {
    var layout = fixture.layout("Reader", "Article", LayoutFixture.Pose.all[0], scenario: "typing")
    layout.columnRange = 170...365
    layout.columnBasis = .estimated
    layout.tabs = .collapsed
    layout.missing = 33
    layout.barRules = RuleList(.poseAxis, .tabsLastResort)
    for (control, needs) in [(share, Points(400)), (unread, 340), (star, 288)] {
      layout.leaving.append(Departure(name: control.name, needs: needs, hasLeft: true))
    }
    var maker = LayoutMaker(layout)
    maker.column(top: [[back], [done], [overflow]], bottom: [[tabs]], tabs: tabItems, collapsed: true)
    maker.close(.column)
    maker.list(.menu, [inMenu(star), inMenu(unread), inMenu(share), report])
    fixture.set.layouts.append(maker.finish())
  }

  private func inMenu(_ control: Control) -> Control {
    var control = with(RuleList(.iconVertical, .overflowOrder), control)
    control.shows = .titleAndIcon
    return control
  }

  private func with(_ rules: RuleList, _ control: Control) -> Control {
    var control = control
    control.rules = rules
    control.basis = rules.basis
    return control
  }
}
