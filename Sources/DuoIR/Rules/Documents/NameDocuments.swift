import DuoLang

/// What is said of names, and of declarations that nothing refers to.
enum NameDocuments {
  static let all: [RuleDocument] = [
    RuleDocument(
      .duplicateName, what: "Two things of one kind have the same name.",
      why: """
        Tabs, screens and presentations have names of their own in the app, states in their screen, items in their screen or \
        state. An item of a screen and one of its state may share a name: then they are one control.
        """,
      wrong: Sample.screen("item share \"Share\" symbol: square.and.arrow.up\nitem share \"Send\" symbol: paperplane"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up\nitem send \"Send\" symbol: paperplane"), source: language(3)),
    RuleDocument(
      .reservedName, what: "A name is that of something the system adds, or of a pose.",
      why: """
        `back`, `overflow`, `tabs`, `search`, `gap`, `title` and `sidebarToggle` are in layouts and expectations the controls \
        that the system adds, so no item may take them. For the same reason a scenario is not called like a pose.
        """,
      wrong: Sample.screen("item search \"Search\" symbol: magnifyingglass"),
      right: Sample.screen("search"), source: language(3)),
    RuleDocument(
      .unknownName, what: "A name refers to nothing.",
      why: """
        What is used, extended, expected or controlled must be declared: in the same file, in one that it imports, or, for \
        `extend`, somewhere in the run. The nearest names are offered.
        """,
      wrong: Sample.screen("item share \"Share\" symbol: square.and.arrow.up\nexpect in: outerPortrait { visible: [shar] }"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up\nexpect in: outerPortrait { visible: [share] }"),
      source: language(3)),
    RuleDocument(
      .ambiguousName, what: "A name or a path fits several things.",
      why: """
        A path is the end of the chain from the app down to what is meant, as long as it takes to mean one thing: `Saved` may \
        be a tab and a screen, `saved.Saved` is the screen in the tab.
        """,
      wrong: """
        duo 1

        app Reader {
          tabs {
            tab Feeds "Feeds" symbol: list.bullet { stack { screen Feeds "Feeds" } }
            tab Saved "Saved" symbol: bookmark { stack { screen Saved "Saved" } }
          }
        }

        extend Saved {
          item sort "Sort" symbol: arrow.up.arrow.down
        }

        """,
      right: """
        duo 1

        app Reader {
          tabs {
            tab Feeds "Feeds" symbol: list.bullet { stack { screen Feeds "Feeds" } }
            tab Saved "Saved" symbol: bookmark { stack { screen Saved "Saved" } }
          }
        }

        extend Saved.Saved {
          item sort "Sort" symbol: arrow.up.arrow.down
        }

        """, source: language(3)),
    RuleDocument(
      .unusedToolbar, what: "No screen uses a toolbar.",
      why: """
        A `toolbar` is content to be shared: by itself it is shown nowhere. `use` it in a screen, a state or a group, or remove \
        it. Toolbars of a file that another one imports may wait for their users.
        """,
      wrong: Sample.file("toolbar ArticleActions {\n  item share \"Share\" symbol: square.and.arrow.up\n}"),
      right: Sample.screen("use ArticleActions") + "\ntoolbar ArticleActions {\n  item share \"Share\" symbol: square.and.arrow.up\n}\n",
      source: language(3)),
    RuleDocument(
      .scenarioWithoutEffect, what: "A key of a scenario changes nothing in any layout.",
      why: """
        A keyboard that is shown, a search that is active or a sheet at rest only matter where there is a search or a sheet, and \
        in a pose whose bars they touch. A key that can matter nowhere was meant for another pose or another app.
        """,
      wrong: Sample.app("scenario searching { pose: outerPortrait search: active }"),
      right: Sample.screen("search") + "\nscenario searching { pose: outerPortrait search: active }\n", source: language(4)),
    RuleDocument(
      .unusedIgnore, what: "An `ignore` suppresses nothing.",
      why: """
        What it was written for has been put right, or is said of another declaration. If it stays, it may hide something later \
        that nobody has decided on.
        """,
      wrong: Sample.screen("item share \"Share\" symbol: square.and.arrow.up ignore: [missing-title] reason: \"it has none\""),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(4)),
    RuleDocument(
      .unknownSlug, what: "An `ignore` names a finding that there is not.",
      why: "Findings are named by their slug: the words in brackets after `warning`. `duoc explain` lists them all.",
      wrong: Sample.screen("item share \"Share\" symbol: square.and.arrow.up ignore: [missing-titel] reason: \"it has none\""),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(4)),
  ]
}
