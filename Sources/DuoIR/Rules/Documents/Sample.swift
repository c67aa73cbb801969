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
    var result: [UInt8] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width))
      result.append(contentsOf: line)
      result.append(UInt8(ascii: "\n"))
    }
    return String(decoding: result, as: UTF8.self)
  }
}
