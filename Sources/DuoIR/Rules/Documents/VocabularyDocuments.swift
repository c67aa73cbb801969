import DuoLang

/// What is said of kinds, attributes and their values.
enum VocabularyDocuments {
  static let all = words + places

  /// Words that there are not, and values of the wrong type.
  private static let words: [RuleDocument] = [
    RuleDocument(
      .unknownKind, what: "A declaration begins with a word that is no kind.",
      why: """
        The kinds are the language's own: containers (`stack`, `split`, `tabs`), presentations (`sheet`, `cover`, `popover`), \
        `screen` and `state`, and what stands in their bars (`item`, `group`, `spacer`, `overflow`, `search`). What a button, \
        a menu or a toggle is, an item says with `kind:`.
        """,
      wrong: Sample.screen("button share \"Share\" symbol: square.and.arrow.up"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(4)),
    RuleDocument(
      .unknownAttribute, what: "A key is no attribute of the language.",
      why: """
        Attributes have the platform's words where these are short: `axis` for `axisBehavior`, `priority` for \
        `visibilityPriority`, `symbol` for `systemImage`. The API's own spellings are recognised and answered with the word \
        here.
        """,
      wrong: Sample.screen("item share \"Share\" systemImage: square.and.arrow.up"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(4)),
    RuleDocument(
      .unknownValue, what: "An attribute has a word that is none of its values.",
      why: """
        Most attributes take one of a few words, named as SwiftUI names them. In a UIKit container its names for placements \
        are understood too; elsewhere they are not, so that a file tells which framework it describes.
        """,
      wrong: Sample.screen("item share \"Share\" symbol: square.and.arrow.up placement: bottom"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up placement: bottomBar"), source: language(4)),
    RuleDocument(
      .wrongValueType, what: "An attribute has a value of another type than it takes.",
      why: """
        A text stands in double quotes, a name or a word does not, several values stand in a list. Lengths are points with at \
        most one decimal. A whole number as a `priority` is UIKit's alone.
        """,
      wrong: """
        duo 1

        app Reader sdk: latest {
          stack {
            screen Feeds "Feeds"
          }
        }

        """,
      right: """
        duo 1

        app Reader sdk: 27.1 {
          stack {
            screen Feeds "Feeds"
          }
        }

        """, source: language(4)),
    RuleDocument(
      .valueOutOfRange, what: "A number is smaller or larger than its attribute allows.",
      why: "A limit keeps a slip of the keyboard, a zero too many, from passing for a layout. The message tells the range.",
      wrong: Sample.app("scenario busy { pose: outerPortrait liveActivities: 20 }"),
      right: Sample.app("scenario busy { pose: outerPortrait liveActivities: 2 }"), source: language(4)),
    RuleDocument(
      .duplicateAttribute, what: "One attribute is set twice in one declaration.",
      why: """
        An attribute in a header and the same one in the block mean the same, so two of them contradict each other or say \
        nothing new. Keep one.
        """,
      wrong: Sample.screen("item share \"Share\" symbol: square.and.arrow.up {\n  symbol: paperplane\n}"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(2)),
    RuleDocument(
      .conflictingAttribute, what: "An item says where it stands, and its group says so already.",
      why: """
        A group is one capsule, so its items stand where the group does. Give the `placement` to the group, or take the item \
        out of it. `axis` and `priority` may differ within a group.
        """,
      wrong: Sample.screen(
        """
        group {
          item star "Star" symbol: star placement: bottomBar
          item share "Share" symbol: square.and.arrow.up
        }
        """),
      right: Sample.screen(
        """
        group placement: bottomBar {
          item star "Star" symbol: star
          item share "Share" symbol: square.and.arrow.up
        }
        """),
      source: language(5)),
  ]

  /// What stands where it cannot, or is missing.
  private static let places: [RuleDocument] = [
    RuleDocument(
      .misplacedKind, what: "A declaration stands in one that cannot hold it.",
      why: """
        What holds what follows the platform: items stand in screens, screens in containers, containers in an app, a tab, a \
        column or a presentation. The message tells where this kind may stand.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
            item share "Share" symbol: square.and.arrow.up
          }
        }

        """,
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(4)),
    RuleDocument(
      .misplacedAttribute, what: "An attribute stands in a declaration that does not have it.",
      why: "Each attribute belongs to some kinds: an icon to items and tabs, a detent to sheets. The message tells to which.",
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" symbol: list.bullet
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
          }
        }

        """, source: language(4)),
    RuleDocument(
      .missingAttribute, what: "A declaration lacks an attribute that it cannot do without.",
      why: """
        A scenario begins from a pose, an expectation is about one, a metric has a value, and an `ignore` has a `reason`, so \
        that whoever comes after knows why a finding is not wanted.
        """,
      wrong: Sample.app("scenario typing { keyboard: shown }"),
      right: Sample.app("scenario typing { pose: outerPortrait keyboard: shown }"), source: language(4)),
    RuleDocument(
      .missingChild, what: "A declaration is empty that cannot be.",
      why: """
        An app shows a container or a screen, a stack its screens, a tab bar its tabs, a split its detail column, a tab or a \
        sheet what it presents, a group its items. An empty one has nothing to lay out.
        """,
      wrong: """
        duo 1

        app Reader {
          stack
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
          }
        }

        """, source: language(4)),
    RuleDocument(
      .tooManyChildren, what: "A declaration holds more of something than it can show.",
      why: """
        An app has one root container, a split one column of each kind, a tab bar one accessory, a screen one search. An app \
        that shows another root in another width is described as two apps.
        """,
      wrong: """
        duo 1

        app Reader {
          stack { screen Feeds "Feeds" }
          stack { screen Saved "Saved" }
        }

        """,
      right: """
        duo 1

        app Reader {
          tabs {
            tab feeds "Feeds" symbol: list.bullet { stack { screen Feeds "Feeds" } }
            tab saved "Saved" symbol: bookmark { stack { screen Saved "Saved" } }
          }
        }

        """, source: language(4)),
    RuleDocument(
      .nameRequired, what: "A declaration has no name.",
      why: """
        Apps, tabs, presentations, screens, states and items have a name: expectations, paths, tables and findings call them \
        by it. The title in double quotes is what people see, and may be translated.
        """,
      wrong: Sample.screen("item \"Share\" symbol: square.and.arrow.up"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(3)),
    RuleDocument(
      .nameNotAllowed, what: "A declaration has a name or a title that it does not take.",
      why: "Containers, groups, spacers, `overflow`, `search` and `expect` are known by where they stand. A group may have a title.",
      wrong: """
        duo 1

        app Reader {
          stack Main {
            screen Feeds "Feeds"
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
          }
        }

        """, source: language(3)),
  ]
}
