/// What `duoc init` makes: settings, and an app to change.
struct FirstProject {
  /// The app's name, which is the project's too.
  let name: String

  /// The files, each with its text; the one that makes it a project comes last.
  var files: [(path: Path, text: String)] {
    [(Path("Specs/\(name).duo"), app), (ProjectFile.name, settings)]
  }

  /// Whether `text` can be the name of an app, and of a file wherever it is checked out.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 60 else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
  }

  /// The nearest name to `text`: its words, each with a capital letter; nil if it holds no letter.
  static func name(from text: String) -> String? {
    var name: [UInt8] = []
    var isWordStart = true
    for byte in text.utf8 {
      let belongs = isLetter(byte) || isDigit(byte)
      if belongs, !name.isEmpty || isLetter(byte) {
        name.append(isWordStart && byte >= UInt8(ascii: "a") ? byte - 0x20 : byte)
      }
      isWordStart = !belongs || name.isEmpty
    }
    return name.isEmpty ? nil : String(decoding: name.prefix(60), as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let folded = byte | 0x20
    return folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private var settings: String {
    """
    duo 1

    /// The settings of this project. `duoc config` shows them, `duoc help config` tells all there are.
    project \(name) {
      // What commands are about that name no path. Paths are relative to this file.
      sources: ["Specs"]

      // Where `duoc build` writes, and what. Both can be made again: keep `build/` out of Git.
      output: "build/bars"
      formats: [matrix, html]

      // Warnings fail a run, as errors do.
      strict: true
    }

    """
  }

  private var app: String {
    """
    duo 1

    // What bars an app declares: its controls, where they were put, and what steers the system.
    // `duoc explain WORD` tells what a word of this file means: try `duoc explain placement`.

    /// A journal: a list of entries, one entry with its tools, and a search.
    app \(name) "\(name)" {
      tabs {
        tab entries "Entries" symbol: book {
          stack {
            // The first screen of a stack is its root.
            screen Entries "Entries" {
              item sort "Sort" symbol: arrow.up.arrow.down
              item add "New Entry" symbol: square.and.pencil placement: bottomBar
            }

            // The next one is pushed onto it: the system adds Back.
            screen Entry "Entry" {
              // An item without a symbol cannot stand in a vertical bar; its title is for the
              // overflow menu, and for those who hear it.
              item done "Done" symbol: checkmark placement: topBarPinnedTrailing role: confirm

              // What belongs together shares a capsule. Where room is short, the lowest priority
              // leaves first. Give `share` a high one too, and see what `duoc test` says.
              group placement: bottomBar {
                item favorite "Favorite" symbol: heart priority: high
                item tag "Add Tag" symbol: tag
                item move "Move" symbol: folder
              }
              item share "Share" symbol: square.and.arrow.up placement: bottomBar

              // Always in the menu.
              overflow {
                item remove "Delete Entry" symbol: trash role: destructive
              }

              // What must come out. `gap` stands between what came from the top bar and from the
              // bottom bar; `overflow` opens the menu, which has what found no room.
              expect in: outerPortrait {
                column: [back, done, overflow, gap, favorite, tag, move, tabs]
                menu: [share, remove]
              }

              // Unfolded and upright, the bars are horizontal.
              expect in: innerPortrait {
                top: [back, overflow, done]
                bottom: [favorite, tag, move, share]
              }
            }
          }
        }
        tab find "Search" symbol: magnifyingglass role: search {
          stack { screen Finder "Search" }
        }
      }
    }

    """
  }
}
