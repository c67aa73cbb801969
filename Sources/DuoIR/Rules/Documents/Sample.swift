/// The small files that documents show: what matters, in the frame that a file needs.
enum Sample {
  /// A file whose one screen holds `content`.
  static func screen(_ content: String) -> String {
    """
    duo 1

    app Reader {
      stack {
        screen Feeds "Feeds" {
    \(indented(content, by: 6))    }
      }
    }

    """
  }

  /// A file whose app shows one screen and holds `content` besides.
  static func app(_ content: String) -> String {
    """
    duo 1

    app Reader {
      stack {
        screen Feeds "Feeds"
      }

    \(indented(content, by: 2))}

    """
  }

  /// A file with one app, and `content` after it.
  static func file(_ content: String) -> String {
    """
    duo 1

    app Reader {
      stack {
        screen Feeds "Feeds"
      }
    }

    \(content)

    """
  }

  private static func indented(_ text: String, by width: Int) -> String {
    let blanks = String(repeating: " ", count: width)
    var result = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { result += blanks + String(line) + "\n" }
    return result
  }
}
