import DuoIR
import DuoLang
import Testing

@testable import DuoLayout

@Suite struct WhyTests {
  static let reader = """
    duo 1
    app Reader {
      tabs {
        accessory "Now Playing" { item pause "Pause" symbol: pause.fill }
        tab feeds "Feeds" symbol: list.bullet {
          stack {
            screen Feeds {
              item add "Add Feed" symbol: plus
              state selecting { item done "Done" symbol: checkmark placement: topBarPinnedTrailing }
            }
            screen Article {
              item done "Done" symbol: checkmark placement: topBarPinnedTrailing
              group placement: bottomBar {
                item star "Star" symbol: star priority: high
                item unread "Mark as Unread" symbol: circle
              }
              item share "Share" symbol: square.and.arrow.up placement: bottomBar note: "people ask for it"
              item more "More" symbol: ellipsis.circle kind: menu { item font "Font" symbol: textformat.size }
              overflow { item report "Report a Problem" symbol: exclamationmark.bubble }
            }
          }
        }
        tab saved "Saved" symbol: bookmark { stack { screen Saved } }
        tab find "Search" symbol: magnifyingglass role: search { stack { screen Finder } }
      }
      scenario typing { pose: outerPortrait; keyboard: shown }
    }
    """

  private func why(_ path: String, _ poses: LayoutRequest.Poses = .all, in text: String = reader) throws -> String {
    let compilation = DuoLayoutTests.compilation(of: text)
    try #require(!compilation.diagnostics.sorted().contains { $0.severity == .error })
    let controls = compilation.controls(named: path)
    try #require(controls.count == 1)
    var bytes: [UInt8] = []
    compilation.writeWhy(controls[0], compilation.layouts(of: controls[0], LayoutRequest(poses: poses)), into: &bytes)
    expectTerminalPage(bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The numbers of the detail column's bar say nothing of a namesake in another column.
  @Test func namesakesOfColumns() throws {
    let text = """
      duo 1
      app Mail {
        split {
          content { screen Messages { item write "Write" symbol: pencil; item b "B" symbol: b; item c "C" symbol: c } }
          detail {
            screen Message {
              group {
                \((1...12).map { "item i\($0) \"I\" symbol: s\($0)" }.joined(separator: "\n"))
                item write "Write" symbol: pencil
              }
            }
          }
        }
      }
      """
    let own = try why("Message.write", .named(["innerLandscape"]), in: text)
    #expect(own.contains(" too many") && own.contains("as room shrinks"))
    let other = try why("Messages.write", .named(["innerLandscape"]), in: text)
    #expect(!other.contains("needs ") && !other.contains("as room shrinks"))
  }

  @Test func aControlInAllPoses() throws { try expectGolden([UInt8](try why("Article.share").utf8), "why.txt") }

  @Test(arguments: [
    ("Article.back", ["added by the system", "in the column, shows symbol", "column 1  x 394–442", "auto-back"]),
    ("Article.tabs", ["shows the tab bar", "not in these bars: the tab bar is a horizontal one", "tabs-last-resort", "→  tabs"]),
    ("Article.overflow", ["in the column", "overflow-control"]),
    ("Feeds.tabs", ["column 2"]),
    ("Feeds.selecting.done", ["Reader · Feeds · selecting · done “Done”"]),
    ("Article.font", ["a row of `more`, in the menu", "a row of `more`, in the column", "column 1"]),
    ("Article.report", ["in the menu, shows title and icon\n  menu 3", "overflow-content  documented"]),
    ("Article.pause", ["in a bar of its own", "custom-bar-stays"]),
  ])
  func says(_ path: String, _ texts: [String]) throws {
    let page = try why(path)
    for text in texts { #expect(page.contains(text), "\(text)\n\(page)") }
  }

  @Test func eachRuleIsToldInFullOnce() throws {
    let page = try why("Article.share")
    let full = page.components(of: "\nthe rules\n")[1]
    for rule in LayoutRule.allCases {
      let isNamed = page.contains("    \(rule.id) ")
      #expect(full.components(of: "\n  \(rule.id), ").count - 1 + (full.hasPrefix("  \(rule.id), ") ? 1 : 0) == (isNamed ? 1 : 0), "\(rule.id)")
    }
  }

  @Test func namesakesOfOtherColumnsAreNotMeant() throws {
    let text = """
      duo 1
      app A { split {
        sidebar { screen L { item add "Add" symbol: plus } }
        detail { screen D { item add "Add" symbol: plus; item b "B" symbol: star } }
      } }
      """
    let page = try why("L.add", .named(["innerLandscape"]), in: text)
    #expect(page.contains("in the row at the top") && !page.contains("in the column"))
    #expect(try why("D.add", .named(["innerLandscape"]), in: text).contains("column 1"))
  }

  @Test(arguments: [
    ("share", ["Article.share"]), ("feeds.Article.share", ["Article.share"]), ("Reader.feeds.Article.share", ["Article.share"]),
    ("done", ["Feeds.selecting.done", "Article.done"]), ("Feeds.done", []), ("back", ["Article.back"]), ("Feeds.back", []),
    ("sidebarToggle", []), ("Article", []), ("rticle.share", []), ("", []), (".", []), ("Article..share", []), ("gap", []), ("nobody", []),
    ("Saved.tabs", ["Saved.tabs"]), ("pause", ["Feeds.pause", "Feeds.selecting.pause", "Article.pause", "Saved.pause", "Finder.pause"]),
  ])
  func paths(_ path: String, _ expected: [String]) {
    let compilation = DuoLayoutTests.compilation(of: Self.reader)
    #expect(compilation.controls(named: path).map { compilation.path(of: $0) } == expected)
  }

  @Test func amongSeveralAppsAPathIsWhole() {
    let compilation = DuoLayoutTests.compilation(of: Self.reader + "\napp Other { stack { screen Root; screen Article { item share \"Share\" symbol: star } } }\n")
    let paths = compilation.controls(named: "Article.share").map { compilation.path(of: $0) }
    #expect(paths == ["Other.Article.share", "Reader.feeds.Article.share"])
    for path in paths { #expect(compilation.controls(named: path).count == 1) }
    #expect(compilation.controlPaths.allSatisfy { compilation.controls(named: $0).count == 1 })
  }

  @Test func priorities() {
    #expect([-1000, 0, 1000, -1, 1001, 17].map { Priority(rank: $0).word } == ["low", "automatic", "high", "lowerThan.automatic", "higherThan.high", "17"])
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] { split(separator: separator, omittingEmptySubsequences: false).map(String.init) }
}
