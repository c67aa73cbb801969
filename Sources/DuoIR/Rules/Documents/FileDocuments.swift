import DuoLang

/// What is said of files, imports and devices.
enum FileDocuments {
  static let all: [RuleDocument] = [
    RuleDocument(
      .importNotFound, what: "An imported file cannot be read.",
      why: """
        The path is relative to the file that imports it, not to the directory where `duoc` runs. An import that is found \
        nowhere stops the outputs of the file, since what it was to give may matter for every layout.
        """,
      wrong: """
        duo 1

        import "Missing.duo"

        app Reader {
          stack {
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
    RuleDocument(
      .importCycle, what: "Files import each other in a circle.",
      why: """
        Then none of them is the one that others build on. Move what both need to a third file that imports neither. It takes \
        two files to show it.
        """,
      wrong: "", right: "", source: language(3)),
    RuleDocument(
      .importNotFirst, what: "An import stands after other declarations.",
      why: """
        Imports stand at the top of a file, after `duo`, so that a reader sees at once where its names come from. It takes two \
        files to show it.
        """,
      wrong: "", right: "", source: language(3)),
    RuleDocument(
      .unusedImport, what: "Nothing of an imported file is used.",
      why: """
        An import makes toolbars, scenarios and devices known, and is not passed on to whoever imports this file. One of which \
        nothing is used costs reading and can be removed. It takes two files to show it.
        """,
      wrong: "", right: "", source: language(3)),
    RuleDocument(
      .deviceIncomplete, what: "A device lacks values that layouts need.",
      why: """
        A device is all metrics, all switches and at least one pose. Few want to write them all: with `base: iPhoneDuo` what is \
        not written is taken from iPhone Duo.
        """,
      wrong: Sample.file("device Wide {\n  metric strip.width value: 90 basis: estimated\n}"),
      right: Sample.file("device Wide base: iPhoneDuo {\n  metric strip.width value: 90 basis: estimated\n}"), source: language(4)),
    RuleDocument(
      .unreadableFile, what: "A file that was named cannot be read.",
      why: """
        It does not exist, is a directory without `.duo` files, or may not be read. No text can show it.
        """,
      wrong: "", right: "", source: language(3)),
  ]
}
