import DuoLang

@testable import DuoLayout

/// Two apps with all that layouts may hold: states, sheets, a split, every list, menus with items, right to left.
enum GalleryFixture {
  static func set() -> LayoutSet {
    var fixture = LayoutFixture()
    fixture.set.files = ["Mail.duo", "Specs/Notes.duo"]
    addSplit(&fixture)
    addStates(&fixture)
    addSheet(&fixture)
    return fixture.set
  }

  /// A detail screen: one stack in compact width, beside a sidebar with an item of the same name in regular width.
  private static func addSplit(_ fixture: inout LayoutFixture) {
    let back = fixture.back()
    let add = fixture.item("add", "New Message", symbol: "square.and.pencil", rules: RuleList(.iconVertical, .orderTiers))
    var other = fixture.item("add", "New Folder", symbol: "folder.badge.plus", rules: RuleList(.detailOnly, .orderRows))
    other.container = fixture.symbol("sidebar")
    let detail = fixture.symbol("detail")

    var maker = LayoutMaker(fixture.layout("Mail", "Message", LayoutFixture.Pose.all[0]))
    maker.column(top: [[back]], bottom: [[add]])
    maker.close(.column)
    fixture.set.layouts.append(maker.finish())

    maker = LayoutMaker(fixture.layout("Mail", "Message", LayoutFixture.Pose.all[3]))
    var own = add
    own.container = detail
    maker.column(bottom: [[own]])
    maker.close(.column)
    maker.row(.top, [[other]], y: 24)
    fixture.set.layouts.append(maker.finish())

    var layout = fixture.layout("Mail", "Message", LayoutFixture.Pose.all[3], scenario: "arabic")
    layout.direction = .rightToLeft
    layout.hasOpaqueBackground = true
    maker = LayoutMaker(layout)
    maker.column(bottom: [[own]])
    maker.close(.column)
    maker.row(.top, [[other]], y: 24)
    fixture.set.layouts.append(maker.finish())
    for index in fixture.set.layouts.indices { fixture.set.layouts[index].ownColumn = detail }
  }

  /// A screen without controls, and a state of it with something in every list but the column.
  private static func addStates(_ fixture: inout LayoutFixture) {
    for pose in [LayoutFixture.Pose.all[1], LayoutFixture.Pose.all[5]] {
      var layout = fixture.layout("Notes", "List", pose)
      layout.screenTitle = fixture.symbol("All Notes")
      fixture.set.layouts.append(layout)
    }
    var sort = fixture.item("sort", "Sort By", symbol: "arrow.up.arrow.down", shows: .titleAndIcon, rules: RuleList(.secondaryInMenu))
    sort.badge = fixture.symbol("7")
    let choices = [
      fixture.item("byName", "Name", shows: .title), fixture.item("byDate", "Date", shows: .title),
    ]
    let find = fixture.system("search", symbol: "magnifyingglass", shows: .field, rules: RuleList(.searchControl, .orderRows))
    let edit = fixture.item("edit", nil, shows: .title, rules: RuleList(.editHorizontal, .rowTop))
    let count = fixture.item("count", "12 Notes", shows: .title, rules: RuleList(.statusRow, .rowBottom))
    let bold = fixture.item("bold", "Bold", symbol: "bold", rules: RuleList(.keyboardStays))
    var play = fixture.item("play", "Play", symbol: "play.fill", rules: RuleList(.customBarStays))
    play.container = fixture.symbol("player")
    var wide = fixture.item("wide", "Columns", symbol: nil, shows: .custom, rules: RuleList(.whenWidth))
    wide.image = fixture.symbol("columns")
    for pose in [LayoutFixture.Pose.all[1], LayoutFixture.Pose.all[5]] {
      var maker = LayoutMaker(fixture.layout("Notes", "List", state: "editing", pose))
      if pose.edge != .none { maker.column(top: []) }
      maker.close(.column)
      maker.row(.top, [[edit], [find]], y: 24)
      maker.row(.bottom, [[count]], y: 394)
      maker.list(.menu, [sort], children: [choices])
      maker.list(.keyboard, [bold])
      maker.list(.custom, [play])
      maker.list(.hidden, [wide])
      fixture.set.layouts.append(maker.finish())
    }
  }

  private static func addSheet(_ fixture: inout LayoutFixture) {
    let close = fixture.item("close", "Close", symbol: "xmark", rules: RuleList(.iconVertical, .orderTiers))
    var layout = fixture.layout("Notes", "Settings", LayoutFixture.Pose.all[0])
    layout.presentation = .sheet(fixture.symbol("Preferences"))
    layout.bounds = Rect(x: 8, y: 8, width: 450, height: Points(tenths: 6625))
    layout.safeArea = Insets(top: 74, left: 0, bottom: 34, right: 76)
    var maker = LayoutMaker(layout)
    maker.column(top: [[close]])
    maker.close(.column)
    fixture.set.layouts.append(maker.finish())
  }
}
