import Foundation
import Testing

@testable import duoc

/// The report in a real browser: it works with a mouse, with a keyboard, for a screen reader, without scripts, in print.
@Suite(
  .serialized, .enabled(if: Browser.path != nil, "chromium is not installed: apt-get install chromium"), .timeLimit(.minutes(5)))
struct ReportPageTests {
  private let directory: TemporaryDirectory
  private let page: URL
  private let browser: Browser

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("Reader.duo", Self.source)
    #expect(duoc("build", "-q", "--format", "html", "-o", "out", "Reader.duo", in: directory).code == 0)
    page = URL(filePath: directory.absolute("out/Reader.html"))
    browser = try Browser()
  }

  static let source = """
    duo 1

    app Reader {
      tabs {
        tab feeds "Feeds" symbol: list.bullet {
          stack {
            screen Feeds "<b>Feeds</b> & \\"all\\" 👍🏽 ‏עברית" {
              item filter symbol: line.3.horizontal.decrease
              item sort "Sort" symbol: arrow.up.arrow.down kind: menu priority: low
              state selecting "Select" hidesTabs: always {
                item done "Done" symbol: checkmark placement: topBarPinnedTrailing role: confirm
              }
            }
            screen Article "Article" {
              item share "Share" symbol: square.and.arrow.up
              item star "Star" symbol: star
              item heart "Heart" symbol: heart
              item words "Words alone"
            }
          }
        }
        tab saved "Saved" symbol: bookmark { stack { screen Saved "Saved" } }
      }
      scenario typing "Typing" { pose: outerPortrait keyboard: shown }
    }
    """

  /// The anchors of the layouts that are seen of one state.
  private func shown(_ state: String) throws -> [String] {
    try browser.evaluate("[...document.querySelectorAll('#\(state).state > .layouts > .layout, #\(state) > .state:not([id]) > .layouts > .layout')].filter(e => e.checkVisibility()).map(e => e.id)")
  }

  /// Waits until a layout is seen: it is made when its screen comes near.
  private func wait(for layout: String, _ location: SourceLocation = #_sourceLocation) throws {
    try browser.wait(for: "document.querySelector('#\(layout)')?.checkVisibility()", location)
  }

  /// Makes all layouts, as for print, and shows them.
  private func makeAll() throws {
    let _: Bool = try browser.evaluate("(dispatchEvent(new Event('beforeprint')), document.querySelector('#long').click(), true)")
  }

  private func scroll(to state: String) throws {
    let _: Bool = try browser.evaluate("(document.querySelector('#\(state)').scrollIntoView({behavior: 'instant'}), true)")
  }

  private func expectSilence() {
    #expect(browser.messages == [])
    #expect(Set(browser.requests) == [page.absoluteString], "it asks for nothing but itself")
  }

  // MARK: Switches

  @Test func `switches work with a mouse`() throws {
    try browser.open(page)
    try scroll(to: "article")
    try wait(for: "article_outerportrait")
    #expect(try shown("article") == ["article_outerportrait"])
    try browser.point(at: "#article .poses label:nth-of-type(2) span")
    #expect(try shown("article") == ["article_outerlandscaperight"])
    #expect(try shown("feeds") == ["feeds_outerportrait"], "other screens stay as they are")
    try browser.point(at: "#article .scenarios label:nth-of-type(2) span")
    #expect(try shown("article") == ["article_outerportrait_typing"])
    #expect(try browser.evaluate("document.querySelector('#article .poses input:checked').parentNode.textContent") == "outerPortrait")
    try browser.point(at: "#article .scenarios label:nth-of-type(1) span")
    #expect(try shown("article") == ["article_outerportrait"])
    try browser.point(at: ".states label:nth-of-type(2) span")
    #expect(try shown("feeds") == [] && shown("feeds_selecting") == ["feeds_selecting_outerportrait"])
    try browser.point(at: "#long")
    try scroll(to: "article")
    try wait(for: "article_innerportrait")
    #expect(try shown("article").count == 5)
    #expect(try browser.evaluate("document.querySelector('#long').getAttribute('aria-pressed')") == "true")
    expectSilence()
  }

  @Test func `switches work with a keyboard`() throws {
    try browser.open(page)
    try browser.focus("#article .poses input")
    try browser.press("ArrowRight")
    try browser.press("ArrowRight")
    #expect(try shown("article") == ["article_innerlandscape"])
    #expect(try browser.evaluate("location.hash") == "#article_innerlandscape")
    try browser.focus(".states input")
    try browser.press("ArrowDown")
    #expect(try shown("feeds_selecting") == ["feeds_selecting_outerportrait"])
    try browser.focus("#every")
    try browser.press("ArrowDown")
    for screen in ["article", "saved"] {
      try scroll(to: screen)
      try wait(for: screen + "_outerlandscaperight")
      #expect(try shown(screen) == [screen + "_outerlandscaperight"])
    }
    expectSilence()
  }

  @Test func `an address leads to what is hidden`() throws {
    try browser.open(page, fragment: "#feeds_selecting_innerportrait")
    try browser.wait(for: "document.querySelector('#feeds_selecting_innerportrait').checkVisibility()")
    #expect(try shown("feeds_selecting") == ["feeds_selecting_innerportrait"] && shown("feeds") == [])
    try browser.point(at: "#article .matrix tbody tr td:nth-of-type(4) a")
    try wait(for: "article_innerportrait")
    #expect(try shown("article") == ["article_innerportrait"])
    expectSilence()
  }

  // MARK: Reasons

  @Test func `reasons are shown on hover and on focus`() throws {
    try browser.open(page)
    try scroll(to: "article")
    try wait(for: "article_outerportrait")
    try browser.point(at: "#article_outerportrait .reason", clicks: false)
    try browser.wait(for: "!document.querySelector('#tip').hidden")
    let text: String = try browser.evaluate("document.querySelector('#tip').textContent")
    #expect(text.contains("back · column 1") && text.contains("auto-back") && text.contains("Source: ") && text.contains("documented"))
    try browser.press("Escape")
    #expect(try browser.evaluate("document.querySelector('#tip').hidden"))

    // In the drawing, where the row of the table is marked with it.
    try browser.point(at: "#article .d-control[data-control=star] .d-hit", clicks: false)
    try browser.wait(for: "document.querySelector('#tip').textContent.includes('star · column 3')")
    #expect(try browser.evaluate("document.querySelector('#article tr.lit bdi').textContent") == "star")
    try browser.focus("#article .d-control[tabindex='0']")
    try browser.press("End")
    try browser.press("ArrowUp")
    #expect(try browser.evaluate("document.activeElement.getAttribute('aria-label')") == "tab feeds “Feeds”")
    #expect(try browser.evaluate("document.querySelector('#article tr.lit bdi').textContent") == "feeds")

    // By Tab: one stop for all of the matrix, the arrow keys inside.
    try browser.focus("#long")
    try browser.focus("#article .matrix tbody tr td:nth-of-type(1) a")
    try browser.press("ArrowDown")
    #expect(try browser.evaluate("document.activeElement.closest('tr').cells[0].textContent.trim()") == "share")
    #expect(try browser.evaluate("document.activeElement.getAttribute('aria-describedby')") == "tip")
    #expect(try browser.evaluate("document.querySelector('#tip').textContent.includes('icon-vertical')"))
    try browser.press("ArrowRight")
    #expect(try browser.evaluate("document.activeElement.closest('td').cellIndex") == 2)
    #expect(try browser.evaluate("document.querySelectorAll('#article .matrix a[tabindex=\"0\"]').length") == 1)
    try browser.press("Tab")
    #expect(try browser.evaluate("document.activeElement.closest('.matrix') === null"))
    expectSilence()
  }

  // MARK: Search

  @Test func `search finds screens and controls`() throws {
    try browser.open(page)
    try browser.press("/")
    #expect(try browser.evaluate("document.activeElement.id") == "find")
    try browser.type("heart art")
    #expect(try browser.evaluate("document.querySelector('#said').textContent") == "1 place")
    try browser.press("ArrowDown")
    #expect(try browser.evaluate("document.activeElement.textContent") == "heartArticle")
    try browser.press("ArrowUp")
    #expect(try browser.evaluate("document.activeElement.id") == "find")
    try browser.press("Enter")
    try browser.wait(for: "document.querySelector(':target')?.cells[0].textContent.trim() === 'heart'")
    try browser.focus("#find")
    try browser.press("Escape")
    #expect(try browser.evaluate("document.querySelector('#find').value === '' && document.querySelector('#found').hidden"))
    // The key can be given back.
    try browser.point(at: ".keys summary")
    try browser.point(at: "#slash")
    try browser.focus("#long")
    try browser.press("/")
    #expect(try browser.evaluate("document.activeElement.id") == "long")
    expectSilence()
  }

  // MARK: For everybody

  @Test func `the accessibility tree names every control`() throws {
    try browser.open(page)
    try wait(for: "feeds_outerportrait")
    let nodes = try browser.accessibleNodes()
    let heads = Set(nodes.filter { $0.role == "rowheader" }.map(\.name))
    for name in ["back", "share", "star", "heart", "words", "filter", "sort", "tabs"] {
      #expect(heads.contains { $0 == name || $0.hasPrefix(name + " ") }, "\(name): \(heads)")
    }
    let roles: Set = ["link", "button", "radio", "checkbox", "searchbox", "textbox", "combobox"]
    for node in nodes where roles.contains(node.role) { #expect(!node.name.isEmpty, "a \(node.role) has no name") }
    // What is drawn has a name too.
    try scroll(to: "feeds_outerportrait")
    let images = try browser.accessibleNodes().filter { $0.role == "image" }
    for name in ["filter · symbol · column 1 · ", "sort “Sort” · symbol · column 2 · ", "tab feeds “Feeds”"] {
      #expect(images.contains { $0.name.hasPrefix(name) }, "\(name): \(images)")
    }
    for landmark in ["banner", "navigation", "main", "search", "contentinfo"] { #expect(nodes.contains { $0.role == landmark }, "\(landmark)") }
    let levels: [Int] = try browser.evaluate("[...document.querySelectorAll('h1,h2,h3,h4,h5')].map(e => Number(e.localName[1]))")
    #expect(levels.filter { $0 == 1 }.count == 1)
    expectSilence()
  }

  @Test(arguments: ["light", "dark"]) func `contrast is enough`(scheme: String) throws {
    try browser.call("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
    try browser.open(page)
    try makeAll()
    let faint: [String] = try browser.evaluate(Self.faintTexts)
    #expect(faint == [])
    #expect(try browser.evaluate("getComputedStyle(document.body).backgroundColor === 'rgb(245, 245, 243)'") == (scheme == "light"))
  }

  /// The texts with less contrast to what is behind them than WCAG's AA asks for.
  static let faintTexts = """
    (() => {
      const parse = (c) => (c.match(/[\\d.]+/g) ?? []).map(Number);
      const light = (c) => { const [r, g, b] = c.map(v => v / 255).map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
      const behind = (e) => { for (let n = e; n; n = n.parentElement) { const c = parse(getComputedStyle(n).backgroundColor);
        if (c.length === 3 || c[3] === 1) return c.slice(0, 3); } return [255, 255, 255]; };
      const faint = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const e = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || e.closest("script, svg, .unseen, option") || !e.checkVisibility()) continue;
        const [a, b] = [light(parse(getComputedStyle(e).color)), light(behind(e))].sort((x, y) => y - x);
        if ((a + 0.05) / (b + 0.05) < 4.5) faint.push(`${e.className || e.localName}: ${walker.currentNode.data.trim()}`);
      }
      return [...new Set(faint)];
    })()
    """

  @Test func `it is a long page without scripts, and in print`() throws {
    try browser.open(page)
    let packed = "document.querySelectorAll('noscript[data-c]').length"
    #expect(try browser.evaluate("\(packed) > 15"), "what is far away is not made")
    try browser.call("Page.printToPDF")
    #expect(try browser.evaluate(packed) == 0)
    try browser.call("Emulation.setEmulatedMedia", ["media": "print"])
    let hidden = "[...document.querySelectorAll('.layout, .state')].filter(e => !e.checkVisibility()).length"
    let switches = "[...document.querySelectorAll('.switch, .tools, nav')].filter(e => e.checkVisibility()).length"
    let layouts = "document.querySelectorAll('.layout').length"
    #expect(try browser.evaluate(layouts) == 20)
    #expect(try browser.evaluate(hidden) == 0 && browser.evaluate(switches) == 0)
    try browser.call("Emulation.setEmulatedMedia", ["media": "screen"])
    try browser.call("Emulation.setScriptExecutionDisabled", ["value": true])
    try browser.open(page)
    #expect(try browser.evaluate(layouts) == 20)
    #expect(try browser.evaluate(hidden) == 0 && browser.evaluate(switches) == 1, "the contents alone")
    expectSilence()
  }

  @Test(arguments: [1280, 390]) func `nothing is wider than the window`(width: Int) throws {
    try browser.call("Emulation.setDeviceMetricsOverride", ["width": width, "height": 844, "deviceScaleFactor": 1, "mobile": false])
    try browser.open(page)
    try makeAll()
    #expect(try browser.evaluate("innerWidth") == width)
    #expect(try browser.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
  }
}
