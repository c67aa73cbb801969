/// A text at the edge of a rule, and what is found in it: slug, the text under the span, message.
struct ContentRuleCase: Sendable, CustomStringConvertible {
  let text: String
  let expected: [String]

  var description: String { text }

  /// The content of a screen.
  init(_ content: String, _ expected: String...) {
    text = Self.screen(content)
    self.expected = expected
  }

  init(whole text: String, _ expected: String...) {
    self.text = text
    self.expected = expected
  }

  static func screen(_ content: String) -> String { "duo 1\n\napp A {\n  stack {\n    screen S \"S\" {\n\(content)\n    }\n  }\n}\n" }

  static let all = symbols + axes + hints + menus + spacing
}

extension ContentRuleCase {
  fileprivate static let symbols = [
    // missing-symbol: said otherwise, or another finding's business
    Self(#"item a "A" axis: horizontalOnly"#),
    Self(#"item a "A" text: essential"#),
    Self(#"item a "A" placement: principal"#),
    Self(#"item a "A" placement: secondaryAction"#),
    Self(#"overflow { item a "A" }"#),
    Self(#"item a "Cancel" role: cancel"#),
    Self(#"item a "Close" placement: cancellationAction"#),
    Self(#"item a "A" becomes: symbol"#),
    Self(#"item a "A" kind: custom"#),
    Self(#"group axis: horizontalOnly { item a "A" }"#),
    Self("item a \"A\" symbol: star\nstate editing { item a \"Done\" }"),
    Self(whole: "duo 1\n\napp A {\n  stack verticalBar: disabled { screen S \"S\" { item a \"A\" } }\n}\n"),
    Self(
      "item a \"A\" role: confirm\nstate editing { item b \"B\" placement: bottomBar }",
      "missing-symbol a: `a` has a title but no icon", "missing-symbol b: `b` has a title but no icon"),
    Self("item a \"A\"\nstate editing { item a \"A\" }", "missing-symbol a: `a` has a title but no icon", "missing-symbol a: `a` has a title but no icon"),
    // empty-item
    Self("item a kind: edit\nitem b kind: custom\nitem c kind: slider\nitem d kind: picker { item e \"E\" }"),
    Self("item a kind: share", "empty-item a: `a` has neither a title nor an icon"),
    Self("item a {\n  kind: share\n}", "empty-item a: `a` has neither a title nor an icon"),
    Self(#"item a "A" symbol: star kind: menu { item b }"#, "empty-item b: `b` has neither a title nor an icon"),
    Self(
      whole: "duo 1\n\napp A {\n  tabs {\n    accessory { item a }\n    tab t \"T\" symbol: star { stack { screen S \"S\" } }\n  }\n}\n",
      "empty-item a: `a` has neither a title nor an icon"),
    // duplicate-symbol
    Self("item a \"A\" symbol: star\nitem b \"B\" symbol: star placement: bottomBar", "duplicate-symbol symbol: star: `b` and `a` have the same icon"),
    Self("item a \"A\" image: logo\nitem b \"B\" image: logo", "duplicate-symbol image: logo: `b` and `a` have the same icon"),
    Self("item a \"A\" symbol: star when: compact\nitem b \"B\" symbol: star when: regular"),
    Self("item a \"A\" symbol: star\ngroup when: regular { item b \"B\" symbol: star }", "duplicate-symbol symbol: star: `b` and `a` have the same icon"),
    Self("group { item a \"A\" symbol: star conditional: true\nitem b \"B\" symbol: star conditional: true }"),
    Self("item a \"A\" symbol: star\nitem b \"B\" symbol: star label: titleAndIcon"),
    Self("item a \"A\" symbol: star\noverflow { item b \"B\" symbol: star }"),
    Self("item a \"A\" symbol: star\nstate editing { item b \"B\" symbol: star }"),
    Self(
      whole: """
        duo 1

        app A {
          tabs {
            tab x "X" symbol: star {
              stack {
                screen S "S" { item a "A" symbol: star }
                screen T "T" hidesTabs: always { item b "B" symbol: star }
              }
            }
            tab y "Y" symbol: star { stack { screen U "U" } }
          }
        }

        """,
      "duplicate-symbol symbol: star: `a` and tab `x` have the same icon", "duplicate-symbol symbol: star: tabs `y` and `x` have the same icon"),
    // count-in-label, essential-text
    Self(
      #"item a "A" kind: custom symbol: star text: supplementary"#,
      "count-in-label kind: custom: `a` is a custom view for an icon and text that merely adds to it"),
    Self(#"item a "A" symbol: star label: titleAndIcon"#),
    Self(#"item a "A" symbol: star label: titleAndIcon text: supplementary axis: verticalPreferred"#),
    Self(#"item a "A" symbol: star text: supplementary"#),
    Self(#"item a "A" symbol: star text: essential axis: horizontalOnly"#),
    Self(#"item a "A" symbol: star text: essential label: titleOnly"#),
    Self(
      #"item a "A" symbol: star text: essential label: titleOnly axis: verticalPreferred"#,
      "essential-text text: essential: the text of `a` is essential, but in the column it is its icon alone"),
    Self("item a \"A\" kind: custom text: essential axis: verticalPreferred width: 40"),
  ]

  fileprivate static let axes = [
    Self(
      #"group axis: verticalPreferred { item a "A" kind: menu }"#,
      "title-never-vertical a: `a` prefers to be vertical, but has no icon"),
    Self(
      #"item a kind: edit axis: verticalPreferred"#,
      "title-never-vertical axis: verticalPreferred: `a` prefers to be vertical, but is the system's Edit button"),
    Self(#"item a "A" role: confirm axis: verticalPreferred"#, "title-never-vertical axis: verticalPreferred: `a` prefers to be vertical, but has no icon"),
    Self(#"item a kind: slider axis: verticalPreferred"#, "wide-never-vertical axis: verticalPreferred: `a` is a slider and prefers to be vertical"),
    Self(
      #"item a "A" kind: segmented placement: principal axis: verticalPreferred { item b "B" }"#,
      "wide-never-vertical axis: verticalPreferred: `a` is a segmented control and prefers to be vertical"),
    Self(#"item a "A" kind: custom width: 48 axis: verticalPreferred"#),
    Self(#"item a "A" kind: custom width: 90"#),
    Self(#"item a "A" kind: custom width: 90 height: 90 axis: verticalPreferred"#),
    Self(
      #"group axis: verticalPreferred { item a "A" kind: custom width: 48.5 }"#,
      "custom-too-wide width: 48.5: `a` prefers to be vertical, but is 48.5 points wide"),
    Self(#"group axis: verticalPreferred { item a "A" kind: custom height: 90 }"#),
    Self(#"item a "A" kind: custom height: 90 placement: principal"#),
    Self(
      #"item a "A" kind: custom height: 90 axis: horizontalOnly"#,
      "custom-not-opted-in height: 90: `a` has a height for the column, but `horizontalOnly` keeps it in the row"),
  ]

  fileprivate static let hints = [
    Self(#"item a "A" axis: horizontalOnly"#),
    Self(#"item a "A" symbol: star axis: automatic priority: automatic"#),
    Self(#"item a "A" symbol: star kind: toggle axis: verticalPreferred"#),
    Self(#"item a "A" symbol: star becomes: title axis: verticalPreferred"#),
    Self(#"group axis: horizontalOnly { item a "A" symbol: star axis: verticalPreferred }"#),
    Self(#"item a "A" symbol: star axis: verticalPreferred"#, "redundant-hint axis: verticalPreferred: `axis: verticalPreferred` of `a` changes nothing"),
    Self(#"item a kind: edit axis: horizontalOnly"#, "redundant-hint axis: horizontalOnly: `axis: horizontalOnly` of `a` changes nothing"),
    Self(
      #"item a "A" symbol: star placement: floating axis: horizontalOnly priority: low"#,
      "redundant-hint axis: horizontalOnly: neither `axis` nor `priority` of `a` changes anything"),
    Self(#"group placement: topBarPinnedTrailing priority: high { item a "A" symbol: star }"#, "redundant-hint priority: high: the `priority` of this group changes nothing"),
    Self(#"group placement: secondaryAction axis: horizontalOnly { item a "A" symbol: star }"#, "redundant-hint axis: horizontalOnly: `axis: horizontalOnly` of this group changes nothing"),
    Self("item a \"A\" symbol: star placement: topBarPinnedTrailing priority: high\nsearch"),
    Self(#"item a "A" symbol: star placement: secondaryAction priority: high"#),
    Self(#"item a "A" symbol: star placement: keyboard axis: horizontalOnly priority: high"#),
    Self("compression: prefersToolbarItems", "redundant-hint compression: prefersToolbarItems: `compression: prefersToolbarItems` of `S` changes nothing"),
    Self(
      whole: """
        duo 1

        app A {
          tabs {
            tab x "X" symbol: star {
              stack {
                screen S "S" compression: prefersToolbarItems hidesTabs: always { state t "T" hidesTabs: never }
                screen U "U" compression: prefersTabBar hidesTabs: always
              }
            }
          }
        }

        """,
      "redundant-hint compression: prefersTabBar: `compression: prefersTabBar` of `U` changes nothing"),
    // dynamic-badge
    Self(#"item a "A" symbol: star badge: "dynamic""#),
    Self(#"item a "A" symbol: star badge: 3"#),
    Self(#"item a "A" symbol: star label: titleAndIcon badge: dynamic"#),
    Self(#"item a "A" symbol: star badge: dynamic placement: bottomBar"#, "dynamic-badge badge: dynamic: the badge of `a` arrives later, and its icon stays the same"),
    // deprecated-placement
    Self(
      "group placement: navigationBarLeading { item a \"A\" symbol: star }\nspacer placement: navigationBarTrailing",
      "deprecated-placement placement: navigationBarLeading: `navigationBarLeading` is the old name of `topBarLeading`",
      "deprecated-placement placement: navigationBarTrailing: `navigationBarTrailing` is the old name of `topBarTrailing`"),
    Self(
      whole: """
        duo 1

        app A {
          stack {
            screen S "S" { use T }
            screen U "U" { use T }
          }
        }
        toolbar T {
          item a "A" symbol: star {
            placement: navigationBarLeading
          }
        }

        """,
      "deprecated-placement placement: navigationBarLeading: `navigationBarLeading` is the old name of `topBarLeading`"),
    // all-high
    Self(
      "group priority: high { item a \"A\" symbol: star\nitem b \"B\" symbol: heart }",
      "all-high priority: high: each of the 2 items of `S` is `high`"),
    Self("item a \"A\" symbol: star priority: high"),
    Self("item a \"A\" symbol: star priority: high\nitem b \"B\" symbol: heart priority: higherThan.high"),
    Self("group priority: high { item a \"A\" symbol: star\nitem b \"B\" symbol: heart priority: low }"),
    Self("item a \"A\" symbol: star priority: high\nitem b \"B\" symbol: heart priority: high\nitem c \"C\" symbol: xmark placement: cancellationAction",
      "all-high priority: high: each of the 2 items of `S` is `high`"),
  ]

  fileprivate static let menus = [
    Self(
      #"item a "A" symbol: ellipsis.circle kind: menu { item b "B" }"#, "own-overflow-menu a: `a` is a More menu of the app's own",
      "ellipsis-reserved symbol: ellipsis.circle: `a` has the symbol of the system's overflow menu"),
    Self(#"item a "A" symbol: chevron.right.2 kind: menu placement: bottomBar { item b "B" }"#, "own-overflow-menu a: `a` is a More menu of the app's own"),
    Self(#"group { item a "A" symbol: line.3.horizontal kind: menu { item b "B" } }"#, "own-overflow-menu a: `a` is a More menu of the app's own"),
    Self(#"item a "A" symbol: chevron.down kind: menu placement: title { item b "B" }"#),
    Self(#"item a "A" symbol: line.3.horizontal.decrease kind: menu { item b "B" symbol: ellipsis }"#),
    Self(#"item a "A" symbol: line.3.horizontal"#),
    Self(#"item a "A" symbol: ellipsis.message"#),
    Self(#"item a "A" kind: custom { item b "B" symbol: star }"#),
    Self(#"item a "A" kind: custom placement: principal { item b "B" symbol: star; item c "C" symbol: heart }"#),
    Self(
      "item a \"A\" placement: bottomBar priority: low axis: horizontalOnly kind: custom { item b \"B\" symbol: star; item c \"C\" symbol: heart }",
      "packed-item a: `a` packs 2 controls into one view"),
    Self(
      "item a \"A\" {\n  kind: custom\n  item b \"B\" symbol: star\n  item c \"C\" symbol: heart\n}",
      "packed-item a: `a` packs 2 controls into one view"),
  ]

  fileprivate static let spacing = [
    // conditional-item
    Self("item a \"A\" symbol: star conditional: true\nitem b \"B\" symbol: heart"),
    Self(
      "item a \"A\" symbol: star conditional: true\nspacer\nitem b \"B\" symbol: heart",
      "conditional-item conditional: true: `a` may be absent, and has a capsule to itself"),
    Self(
      "item a \"A\" symbol: star conditional: true\nitem b \"B\" symbol: heart style: prominent",
      "conditional-item conditional: true: `a` may be absent, and has a capsule to itself"),
    Self(
      "item a \"A\" symbol: star conditional: true\nitem b \"B\" axis: horizontalOnly",
      "conditional-item conditional: true: `a` may be absent, and has a capsule to itself"),
    Self(
      "item a \"A\" symbol: star conditional: true when: compact\nitem b \"B\" symbol: heart when: regular",
      "conditional-item conditional: true: `a` may be absent, and has a capsule to itself"),
    Self("item a \"A\" symbol: star conditional: true\nitem c \"C\" symbol: person placement: bottomBar\nitem b \"B\" symbol: heart"),
    Self("overflow { item a \"A\" symbol: star conditional: true }"),
    // fixed-spacing
    Self("item a \"A\" symbol: star\nspacer\nitem b \"B\" symbol: heart"),
    Self("spacer size: 20\nitem a \"A\" symbol: star\nspacer size: fixed"),
    Self("item a \"A\" symbol: star\nspacer size: fixed placement: bottomBar\nitem b \"B\" symbol: heart"),
    Self(
      "group placement: bottomBar { item a \"A\" symbol: star\nspacer size: 20\nitem b \"B\" symbol: heart }",
      "fixed-spacing size: 20: a fixed space stands between `a` and `b`"),
    Self(
      "group { item a \"A\" symbol: star }\nspacer size: fixed\ngroup { item b \"B\" symbol: heart }",
      "fixed-spacing size: fixed: a fixed space stands between `a` and `b`"),
    Self("item a \"A\" symbol: star placement: keyboard\nspacer size: fixed\nitem b \"B\" symbol: heart placement: keyboard"),
  ]
}
