import DuoLang

/// What is said of characters, tokens and the structure of a file.
enum SyntaxDocuments {
  static let all = tokens + structure

  /// Characters, strings and comments.
  private static let tokens: [RuleDocument] = [
    RuleDocument(
      .invalidUTF8, what: "The file holds a byte that is not UTF-8.",
      why: """
        A text in another encoding, or a file that is no text, cannot be read without guessing. Save it as UTF-8. No example \
        can show such a byte, as an example is a text.
        """,
      wrong: "", right: "", source: language(2)),
    RuleDocument(
      .invalidCharacter, what: "A character stands where none of its kind may.",
      why: """
        The language is written in ASCII; other letters stand in strings. What is often met is told by name: a leading dot, \
        which Swift writes before a value, the dash of a list entry, single or typographic quotes, `#` before a comment, a \
        space that is none.
        """,
      wrong: Sample.screen("item share \"Share\" symbol: square.and.arrow.up placement: .bottomBar"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up placement: bottomBar"), source: language(2)),
    RuleDocument(
      .bidiCharacter, what: "A character reorders the text around it.",
      why: """
        Overrides, embeddings and isolates of the bidirectional algorithm make a line look like another one than is compiled, \
        so a review would not see what is there. A title in Hebrew or Arabic needs none of them, and an escape cannot bring \
        one in either.
        """,
      wrong: Sample.screen("item share \"Sha\u{202E}re\" symbol: square.and.arrow.up"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(2)),
    RuleDocument(
      .unterminatedString, what: "A string has no closing quote.",
      why: """
        A string ends on the line where it begins, so a forgotten quote spoils one line and not the rest of the file. A line \
        break in a text is written `\\n`.
        """,
      wrong: Sample.screen("item share \"Share symbol: square.and.arrow.up"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(2)),
    RuleDocument(
      .unterminatedComment, what: "A comment that begins with `/*` is never closed.",
      why: "These comments nest: each `/*` needs a `*/` of its own. For a line or two, `//` needs no end.",
      wrong: Sample.screen("item share \"Share\" symbol: square.and.arrow.up") + "/* The other screens /* are to come. */\n",
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up") + "/* The other screens are to come. */\n",
      source: language(2)),
    RuleDocument(
      .invalidEscape, what: "A backslash in a string begins no escape.",
      why: """
        The escapes are `\\"`, `\\\\`, `\\n`, `\\t` and `\\u{…}` with one to six hexadecimal digits. A backslash itself is written \
        twice.
        """,
      wrong: Sample.screen(#"item share "Save \& Share" symbol: square.and.arrow.up"#),
      right: Sample.screen(#"item share "Save & Share" symbol: square.and.arrow.up"#), source: language(2)),
    RuleDocument(
      .fileTooLarge, what: "A file is larger than positions in it can be counted.",
      why: """
        A file may be 4 GiB long, standard input 64 MiB; a text may hold 2^24 tokens, and a string in it 16 MiB. Nobody writes \
        that; a generator that does should write several files. An example would be as long.
        """,
      wrong: "", right: "", source: language(2)),
    RuleDocument(
      .mergeConflict, what: "A merge was left unresolved.",
      why: """
        The file still holds both texts and the markers between them. Keep one of the two, or what both meant, and remove the \
        three lines. The rest of the file is checked all the same.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
        <<<<<<< HEAD
              item share "Share" symbol: square.and.arrow.up
        =======
              item share "Send" symbol: square.and.arrow.up
        >>>>>>> send
            }
          }
        }

        """,
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(2)),
  ]

  /// Statements, blocks and the first line.
  private static let structure: [RuleDocument] = [
    RuleDocument(
      .expectedName, what: "A name or a key belongs here.",
      why: """
        Names and keys are words: ASCII letters, digits, `_`, `.` and `-`, without quotes. The name of something declared has \
        no dot, since a dot separates the parts of a path.
        """,
      wrong: Sample.screen("item share.all \"Share All\" symbol: square.and.arrow.up"),
      right: Sample.screen("item shareAll \"Share All\" symbol: square.and.arrow.up"), source: language(2)),
    RuleDocument(
      .expectedValue, what: "An attribute has no value, or it is not joined to it as it should be.",
      why: "An attribute is a key, a colon and a value: a word, a string in double quotes, or a list in square brackets.",
      wrong: Sample.screen("item share \"Share\" symbol = square.and.arrow.up"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(2)),
    RuleDocument(
      .expectedDeclaration, what: "Something stands where only a declaration or an attribute can.",
      why: """
        A declaration is a kind, its name, its title in double quotes, then attributes, each with its key, then its block. A \
        value without its key, a second title or a comma between other things has no place there.
        """,
      wrong: Sample.screen("item share \"Share\" bottomBar symbol: square.and.arrow.up"),
      right: Sample.screen("item share \"Share\" placement: bottomBar symbol: square.and.arrow.up"), source: language(2)),
    RuleDocument(
      .unclosedBlock, what: "A block or a list is never closed.",
      why: """
        Every `{` needs its `}` and every `[` its `]`. The block that is named is the one whose closing brace is missing by \
        the indentation; the file's end alone would not tell.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
              item share "Share" symbol: square.and.arrow.up
          }
        }

        """,
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(2)),
    RuleDocument(
      .unexpectedBrace, what: "A brace opens a block that belongs to nothing, or closes nothing.",
      why: """
        A block follows its declaration on the same line. A closing brace too many often means that one was put in the wrong \
        place before.
        """,
      wrong: Sample.screen("item share \"Share\" symbol: square.and.arrow.up") + "}\n",
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up"), source: language(2)),
    RuleDocument(
      .missingNewline, what: "A statement begins on the line of another one.",
      why: "Each declaration begins on a line of its own. Several short ones may share a line if `;` stands between them.",
      wrong: Sample.screen("item share \"Share\" symbol: square.and.arrow.up item star \"Star\" symbol: star"),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up; item star \"Star\" symbol: star"), source: language(2)),
    RuleDocument(
      .braceOnNextLine, what: "A block's brace stands on the line after its declaration.",
      why: """
        A line's end ends a statement, so the brace stands on the line of what it belongs to. A header that is too long moves \
        its attributes into the block.
        """,
      wrong: """
        duo 1

        app Reader
        {
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

        """, source: language(2)),
    RuleDocument(
      .nestingTooDeep, what: "Blocks and lists are nested deeper than 256 levels.",
      why: """
        No app needs a tenth of that: a generator went in circles, or a list was opened again and again. What stands deeper \
        is passed over. An example would be 256 levels deep.
        """,
      wrong: "", right: "", source: language(2)),
    RuleDocument(
      .danglingDocComment, what: "A `///` comment documents nothing.",
      why: """
        `///` belongs to the declaration after it and is shown with it in tables, diagrams and on hover. Before an attribute, \
        a closing brace or the file's end there is none: write `//`, or move it.
        """,
      wrong: Sample.screen("item share \"Share\" symbol: square.and.arrow.up\n/// Star is to come."),
      right: Sample.screen("item share \"Share\" symbol: square.and.arrow.up\n// Star is to come."), source: language(2)),
    RuleDocument(
      .missingEdition, what: "The file does not say which edition of the language it is written in.",
      why: """
        Without a first line `duo 1` edition 1 is meant, for ever. With it a reader knows, and a later edition can say so \
        itself. `fmt` adds it.
        """,
      wrong: """
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

        """, source: language(2)),
    RuleDocument(
      .unknownEdition, what: "The file names an edition that this compiler does not know.",
      why: "An edition may add words and change none. Name one that there is, or use a newer compiler.",
      wrong: """
        duo 9

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

        """, source: language(2)),
  ]
}

/// How documents cite the language's own description.
func language(_ section: Int) -> String { "The .duo language, edition 1, section \(section)" }
