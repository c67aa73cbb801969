import Foundation
import TestSupport

/// Makes programs: every construct that a layout depends on, all names unique, sound by construction.
struct SpecGenerator {
  /// How many times as many programs as usual the tests make: `DUO_ROUNDS=20 swift test`.
  static let rounds = ProcessInfo.processInfo.environment["DUO_ROUNDS"].flatMap(Int.init) ?? 1

  var random: SeededRandom
  private var names = 0
  private var isUIKitApp = false
  private var isUIKit = false
  /// Shared toolbars that screens may use, and those used.
  private var toolbars: [SpecNode] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func spec() -> Spec {
    isUIKitApp = chance(30)
    isUIKit = isUIKitApp
    var app = SpecNode("app App\(isUIKit ? " framework: uikit" : "")\(chance(6) ? " sdk: 27.0" : "")")
    app.hasBlock = true
    app.children.append(root())
    for _ in 0..<(chance(50) ? random.index(below: 3) : 0) { app.children.append(presentation()) }
    if chance(15) { app.children.append(customBar()) }
    var nodes = [app]
    for index in 0..<random.index(below: 4) { nodes.append(scenario(index)) }
    return Spec(nodes: nodes + toolbars)
  }

  // MARK: Chances

  mutating func chance(_ percent: Int) -> Bool { random.index(below: 100) < percent }

  mutating func pick(_ words: String) -> String {
    let words = words.split(separator: " ")
    return String(words[random.index(below: words.count)])
  }

  mutating func name(_ prefix: String) -> String {
    names += 1
    return "\(prefix)\(names)"
  }

  /// ` key: value` now and then, else nothing.
  mutating func maybe(_ percent: Int, _ key: String, _ values: String) -> String {
    chance(percent) ? " \(key): \(pick(values))" : ""
  }

  // MARK: Containers

  private mutating func root() -> SpecNode {
    switch random.index(below: 10) {
    case 0: screen()
    case 1...3: stack()
    case 4, 5: split()
    default: tabs(mayHoldSplit: true)
    }
  }

  private mutating func stack() -> SpecNode {
    let outer = isUIKit
    if isUIKit, chance(10) { isUIKit = false }
    defer { isUIKit = outer }
    let framework = isUIKit == outer ? "" : " framework: swiftui"
    return SpecNode("stack\(maybe(6, "verticalBar", "automatic disabled disabledInRegular"))\(framework)", screens(3))
  }

  private mutating func screens(_ most: Int) -> [SpecNode] {
    var screens = [screen()]
    for _ in 0..<random.index(below: most) { screens.append(screen()) }
    return screens
  }

  private mutating func split() -> SpecNode {
    var columns: [SpecNode] = []
    if chance(90) { columns.append(column("sidebar")) }
    if chance(40) { columns.append(column("content")) }
    columns.append(column("detail"))
    if chance(25) { columns.append(column("inspector")) }
    return SpecNode("split\(maybe(5, "verticalBar", "disabled disabledInRegular"))", columns)
  }

  private mutating func column(_ kind: String) -> SpecNode {
    switch random.index(below: 6) {
    case 0: SpecNode(kind, [tabs(mayHoldSplit: false)])
    case 1, 2: SpecNode(kind, screens(2))
    default: SpecNode(kind, [stack()])
    }
  }

  private mutating func tabs(mayHoldSplit: Bool) -> SpecNode {
    var children: [SpecNode] = []
    for index in 0...random.index(below: 5) {
      let head = "tab \(name("t")) \"Tab\" symbol: circle\(maybe(12, "role", "search prominent"))\(maybe(10, "when", "compact regular"))"
      if index > 0, chance(60) {
        children.append(SpecNode(head + " opens: sheet"))
      } else if mayHoldSplit, chance(20) {
        children.append(SpecNode(head, [split()]))
      } else {
        children.append(SpecNode(head, chance(50) ? [stack()] : screens(2)))
      }
    }
    if chance(20) { children.append(SpecNode("accessory", [item(), item()])) }
    return SpecNode("tabs\(maybe(4, "verticalBar", "disabled"))", children)
  }

  private mutating func presentation() -> SpecNode {
    let content = chance(70) ? [stack()] : screens(2)
    switch random.index(below: 4) {
    case 0: return SpecNode("cover \(name("C"))\(maybe(15, "verticalBar", "disabled disabledInRegular"))", content)
    case 1: return SpecNode("popover \(name("P"))", content)
    default:
      let detents = chance(40) ? " detents: [\(pick("medium large 300 900"))\(chance(50) ? ", large" : "")]" : ""
      let placement = maybe(60, "placement", "automatic leading center trailing")
      let body = chance(10) ? [tabs(mayHoldSplit: false)] : content
      return SpecNode("sheet \(name("S"))\(placement)\(detents)\(maybe(10, "verticalBar", "disabled"))", body)
    }
  }

  // MARK: Screens

  private mutating func screen() -> SpecNode {
    let outer = isUIKit
    if isUIKit, chance(12) { isUIKit = false }
    defer { isUIKit = outer }
    let framework = isUIKit == outer ? "" : " framework: swiftui"
    var screen = SpecNode("screen \(name("Screen"))" + stateAttributes() + framework)
    screen.hasBlock = true
    screen.children = content()
    if chance(25) {
      var state = SpecNode("state \(name("state"))" + stateAttributes(), content())
      state.hasBlock = true
      screen.children.append(state)
    }
    // What stands in a screen has the container's framework again; a presentation the app's.
    isUIKit = outer
    if chance(12) { screen.children.append(SpecNode("inspector", [self.screen()])) }
    isUIKit = isUIKitApp
    if chance(8) { screen.children.append(presentation()) }
    return screen
  }

  private mutating func stateAttributes() -> String {
    maybe(30, "compression", "automatic prefersTabBar prefersToolbarItems") + maybe(5, "verticalBar", "disabled disabledInRegular")
      + maybe(15, "titleDisplay", "inline large inlineLarge") + maybe(15, "back", "hidden \"Home\"") + maybe(10, "hidesTabs", "always compact")
      + maybe(8, "hidesNavigationBar", "true") + (isUIKit ? maybe(40, "leadingItems", "replaceBack supplementBack") : "")
  }

  private mutating func content() -> [SpecNode] {
    var content: [SpecNode] = []
    // Most bars are short, some are far too long.
    for _ in 0..<random.index(below: chance(25) ? 16 : 7) {
      switch random.index(below: 20) {
      case 0...2: content.append(group())
      case 3, 4: content.append(spacer())
      case 5: content.append(SpecNode("overflow", [item(), item()]))
      case 6: content.append(use())
      default: content.append(item(placement: true))
      }
    }
    if chance(25) {
      let head = "search\(maybe(50, "placement", "automatic topBarTrailing bottomBar principal"))\(maybe(20, "minimized", "true"))\(maybe(15, "when", "compact regular"))"
      content.insert(SpecNode(head), at: random.index(below: content.count + 1))
    }
    if chance(8) { content.append(customBar()) }
    return content
  }

  private mutating func customBar() -> SpecNode { SpecNode("customBar \(name("bar"))", [item(), item()]) }

  private mutating func use() -> SpecNode {
    let toolbar = name("Tools")
    toolbars.append(SpecNode("toolbar \(toolbar)", [item(placement: true), spacer(), item(placement: true)]))
    return SpecNode("use \(toolbar)")
  }

  private mutating func spacer() -> SpecNode {
    SpecNode("spacer\(maybe(50, "size", "flexible fixed 10 30 80"))\(maybe(15, "placement", "topBarLeading bottomBar automatic"))")
  }

  private mutating func group() -> SpecNode {
    let head = "group" + placement(percent: 70) + maybe(15, "axis", "automatic horizontalOnly verticalPreferred") + priority(30)
      + maybe(8, "when", "compact regular")
    var children = [item(), item()]
    for _ in 0..<random.index(below: 3) { children.append(chance(15) ? spacer() : item()) }
    return SpecNode(head, children)
  }

  private mutating func placement(percent: Int) -> String {
    if isUIKit {
      return maybe(
        percent, "placement",
        "leadingItemGroups trailingItemGroups pinnedTrailingGroup centerItemGroups titleView toolbarItems toolbarItems trailingItemGroups")
    }
    return maybe(
      percent, "placement",
      """
      topBarLeading topBarTrailing topBarPinnedTrailing bottomBar bottomBar bottomBar navigation primaryAction secondaryAction \
      confirmationAction cancellationAction destructiveAction principal title subtitle largeTitle largeSubtitle status keyboard floating
      """)
  }

  private mutating func priority(_ percent: Int) -> String {
    maybe(percent, "priority", "automatic low high lowerThan.high higherThan.low higherThan.high lowerThan.low\(isUIKit ? " 5 -3 1000" : "")")
  }

  /// An item; with a placement where it stands in no group or menu.
  private mutating func item(placement hasPlacement: Bool = false) -> SpecNode {
    var head = "item \(name("i"))"
    let kind = chance(25) ? pick("menu toggle picker segmented slider link share edit custom custom") : "button"
    let hasTitle = chance(80)
    if hasTitle { head += " \"\(pick("A Save Share Notifications 共有 👍🏽"))\"" }
    if !hasTitle || chance(75) { head += chance(90) ? " symbol: star" : " image: logo" }
    if kind != "button" { head += " kind: \(kind)" }
    if hasPlacement { head += placement(percent: 75) }
    head += maybe(20, "axis", "automatic horizontalOnly verticalPreferred") + priority(25)
    head += maybe(10, "label", "iconOnly titleOnly titleAndIcon") + maybe(8, "style", "prominent") + maybe(8, "when", "compact regular")
    if kind == "custom" { head += maybe(50, "height", "30 60 120 400 900") + maybe(50, "width", "30 100 300 800") }
    guard kind == "menu" || kind == "picker" else { return SpecNode(head) }
    return SpecNode(head, [SpecNode("item \(name("i")) \"Row\""), SpecNode("item \(name("i")) \"Row\" symbol: star")])
  }

  // MARK: Scenarios

  private mutating func scenario(_ index: Int) -> SpecNode {
    let pose = pick("outerPortrait outerLandscape outerLandscapeLeft innerLandscape innerBook innerPortrait innerTabletop splitLeft splitRight")
    let head = "scenario scenario\(index) pose: \(pose)" + maybe(25, "keyboard", "shown 120 500") + maybe(20, "pip", "pinned 150")
      + maybe(20, "liveActivities", "1 2 5") + maybe(30, "search", "active") + maybe(25, "direction", "rightToLeft")
      + maybe(25, "height", "150 260 400") + maybe(15, "detent", "medium large 250") + maybe(10, "reduceTransparency", "true")
      + maybe(15, "compression", "automatic prefersTabBar prefersToolbarItems") + maybe(15, "sheetPlacement", "leading trailing center")
      + maybe(10, "verticalBar", "automatic disabled") + maybe(5, "sdk", "27.0 27.1")
    return SpecNode(head)
  }
}
