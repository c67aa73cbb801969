import DuoLang
import Testing

@testable import DuoLayout

@Suite struct ExpectationTests {
  /// A pushed screen whose Share has no room on the outer display in portrait, with `expectations` in it.
  private func reader(_ expectations: String) -> String {
    """
    app Reader {
      tabs {
        tab feeds "Feeds" symbol: list.bullet {
          stack {
            screen Feeds {
              item filter "Filter" symbol: line.3.horizontal.decrease
              customBar Player { item pause "Pause" symbol: pause.fill }
              state selecting {
                item done "Done" symbol: checkmark placement: topBarPinnedTrailing
                expect in: outerPortrait { custom: [pause]; first: done }
              }
            }
            screen Article {
              item done "Done" symbol: checkmark placement: topBarPinnedTrailing
              group placement: bottomBar {
                item star "Star" symbol: star
                item unread "Mark as Unread" symbol: circle
              }
              item share "Share" symbol: square.and.arrow.up placement: bottomBar
              item quote "Quote" symbol: quote.opening placement: keyboard
              overflow { item report "Report a Problem" symbol: exclamationmark.bubble }
              \(expectations)
            }
          }
        }
        tab saved "Saved" symbol: bookmark { stack { screen Saved } }
        tab find "Search" symbol: magnifyingglass role: search { stack { screen Finder } }
      }
      scenario typing { pose: outerPortrait; keyboard: shown }
    }
    """
  }

  /// A list beside a detail.
  private func split(_ expectations: String) -> String {
    """
    app Mail {
      split {
        sidebar { screen Boxes { item edit "Edit" kind: edit; item add "Add" symbol: plus } }
        detail { stack { screen Message { item reply "Reply" symbol: arrowshape.turn.up.left; \(expectations) } } }
      }
    }
    """
  }

  private func check(_ text: String) -> (count: ExpectationCount, findings: [Diagnostic]) {
    let compilation = DuoLayoutTests.compilation(of: "duo 1\n" + text)
    var bag = compilation.diagnostics
    #expect(bag.isEmpty, "\(bag.sorted().map { $0.message })")
    let count = compilation.checkExpectations(&bag)
    return (count, bag.sorted())
  }

  static let held = [
    "expect in: outerPortrait { column: [back, done, overflow, gap, star, unread, tabs]; menu: [share, report]; hidden: [quote] }",
    "expect in: outerLandscape { column: [back, done, overflow, tabs]; edge: right; tabs: full }",
    "expect in: [outerLandscapeLeft, splitLeft] { edge: left }",
    "expect in: innerPortrait { column: []; top: [back, overflow, done]; bottom: [star, unread, share]; edge: none; tabs: full }",
    "expect in: outerPortrait { visible: [done, tabs]; inMenu: [report, share]; first: back; custom: []; keyboard: [] }",
    "expect in: typing { visible: [quote]; inMenu: [star, unread]; keyboard: [quote] }",
    "expect in: all { visible: [done]; inMenu: [report] }",
    "expect in: [all] { visible: [back] }",
    "expect in: outerPortrait {}",
  ]

  @Test(arguments: held) func holds(_ expectation: String) {
    let (count, findings) = check(reader(expectation))
    #expect(count == ExpectationCount(held: 2, failed: 0, unchecked: 0) && findings.isEmpty, "\(findings.map { $0.help })")
  }

  static let failing: [(String, String, String, String)] = [
    (
      "expect in: outerPortrait { column: [back, done, overflow, gap, star, unread, share, tabs] }", "in `outerPortrait`",
      "`share` is in the menu",
      """
      column  expected  actual
              back      back
              done      done
              overflow  overflow
              gap       gap
              star      star
              unread    unread
           ≠  share     –       share is in the menu (no room: 30 too many)
              tabs      tabs
      """
    ),
    (
      "expect in: outerPortrait { menu: [report, share] }", "in `outerPortrait`", "`report` is number 2",
      """
      menu  expected  actual
         ≠  report    –       report is number 2
            share     share
         ≠  –         report
      """
    ),
    (
      "expect in: outerPortrait { column: [back, done, overflow, star, unread, tabs] }", "in `outerPortrait`", "`gap` is here too",
      """
      column  expected  actual
              back      back
              done      done
              overflow  overflow
           ≠  –         gap
              star      star
              unread    unread
              tabs      tabs
      """
    ),
    (
      "expect in: outerLandscape { menu: [] }", "in `outerLandscapeRight`", "`star` is here too",
      """
      menu  expected  actual
         ≠  –         star
         ≠  –         unread
         ≠  –         share
         ≠  –         report
      """
    ),
    (
      "expect in: outerPortrait { visible: [done, share, quote] }", "in `outerPortrait`", "`share` is in the menu",
      """
      visible  expected  actual
               done      column
            ≠  share     menu    share is in the menu (no room: 30 too many)
            ≠  quote     hidden  quote is not shown (stays with the keyboard)
      """
    ),
    (
      "expect in: innerPortrait { first: done }", "in `innerPortrait`", "`done` is in the row at the top",
      """
      first  expected  actual
          ≠  done      –       done is in the row at the top (bars are horizontal in this pose)
      """
    ),
    (
      "expect in: [outerPortrait, typing] { edge: none }", "in `outerPortrait` and scenario `typing`", "it is `right`",
      """
      edge  expected  actual
         ≠  none      right
      """
    ),
    (
      "expect in: all { visible: [report] }", "in any pose or scenario", "`report` is in the menu",
      """
      visible  expected  actual
            ≠  report    menu    report is in the menu (declared in the overflow menu)
      """
    ),
  ]

  @Test(arguments: failing) func fails(_ expectation: String, _ place: String, _ label: String, _ table: String) {
    let (count, findings) = check(reader(expectation))
    #expect(count == ExpectationCount(held: 1, failed: 1, unchecked: 0))
    #expect(findings.count == 1)
    guard let finding = findings.first else { return }
    #expect(finding.kind == .expectationFailed)
    #expect(finding.message == "`Article` is not as expected \(place)")
    #expect(finding.label == label)
    #expect(finding.help == [table], "\(finding.help.joined())")
  }

  @Test func whatDiffersAlikeIsOneFinding() {
    let (count, findings) = check(reader("expect in: all { edge: right }"))
    #expect(count.failed == 1)
    #expect(
      findings.map { $0.message } == [
        "`Article` is not as expected in `outerLandscapeLeft` and `splitLeft`",
        "`Article` is not as expected in `innerPortrait` and `innerTabletop`",
      ])
    let menu = check(reader("expect in: [outerPortrait, outerLandscape] { visible: [share] }")).findings
    #expect(menu.map { $0.message } == ["`Article` is not as expected in `outerPortrait` and `outerLandscapeRight`"])
    #expect(menu.first?.help.first?.hasSuffix("menu    share is in the menu") == true)
    #expect(check(reader("expect in: all { tabs: none }")).findings.map { $0.label } == ["it is `full`", "it is `collapsed`"])
  }

  @Test func severalKeysAreToldInTheOrderWritten() {
    let findings = check(reader("expect in: outerPortrait { edge: left; menu: [report]; tabs: none; first: done }")).findings
    #expect(findings.map { $0.label } == ["it is `right`"])
    #expect(findings.first?.related.map { $0.label } == ["`share` is here too", "it is `full`"])
    #expect(findings.first?.help.count == 4)
  }

  @Test(arguments: [
    "expect in: innerLandscape { top: [edit, add]; column: [reply] }", "expect in: innerLandscape { top: [sidebar.edit, sidebar.add] }",
    "expect in: innerLandscape { visible: [add, sidebar.edit, detail.reply] }", "expect in: outerPortrait { column: [back, reply] }",
  ])
  func columnsOfASplit(_ expectation: String) {
    let (count, findings) = check(split(expectation))
    #expect(count.held == 1 && findings.isEmpty, "\(findings.map { $0.help })")
  }

  @Test func anotherColumnsControlIsCalledByBoth() {
    let findings = check(split("expect in: innerLandscape { top: [edit] }")).findings
    #expect(findings.first?.label == "`sidebar.add` is here too")
  }

  @Test(arguments: [
    ("expect in: outerPortrait { first: nobody }", DiagnosticKind.unknownName), ("expect in: typping { first: back }", .unknownName),
    ("expect in: [] { first: back }", .missingAttribute), ("expect in: outerPortrait { top: [edit] }", .unknownName),
  ])
  func unsoundOnesAreNotChecked(_ expectation: String, _ kind: DiagnosticKind) {
    let compilation = DuoLayoutTests.compilation(of: "duo 1\n" + reader(expectation))
    var bag = compilation.diagnostics
    #expect(bag.sorted().map { $0.kind } == [kind])
    #expect(compilation.checkExpectations(&bag) == ExpectationCount(held: 0, failed: 0, unchecked: 2))
  }
}

@Suite struct AlignmentTests {
  private func pairs(_ left: String, _ right: String) -> String {
    let left = [Character](left), right = [Character](right)
    return alignment(left.count, right.count) { left[$0] == right[$1] }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", "", ""), ("a", "", ""), ("", "a", ""), ("abc", "abc", "00 11 22"), ("abc", "xabyc", "01 12 24"), ("ab", "ba", "10"),
    ("abcd", "acbd", "00 21 33"), ("aXXb", "ab", "00 31"), ("xyz", "abc", ""),
  ])
  func longestRun(_ left: String, _ right: String, _ expected: String) {
    #expect(pairs(left, right) == expected)
  }

  @Test func longListsCostLittle() {
    let length = 20_000
    let pairs = alignment(length, length) { $0 == $1 && $0 != 100 && $0 != length - 100 }
    #expect(pairs.count == 200 - 1)
  }
}
