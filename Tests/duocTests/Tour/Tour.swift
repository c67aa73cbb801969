import Foundation

/// A page that shows what one does and what comes of it: `docs/tour.md`, taken apart.
///
/// What it does stands in it, for readers and for the test alike:
/// - in a block `console`: lines after `$` are run, what follows is what they write; a line `…` stands for any lines;
/// - in a block `diff PATH`: the file is edited so;
/// - `![…](tour/NAME.svg)` after `<!-- LINE -->`: what LINE writes is the picture.
struct Tour {
  var lines: [String]

  init(_ text: String) { lines = text.components(separatedBy: "\n") }

  enum Step {
    /// A line of shell, and the range of `lines` that shows what it writes.
    case run(String, output: Range<Int>)
    /// The file, what is replaced, and by what.
    case edit(String, old: String, new: String)
    case draw(String, picture: String)
  }

  var steps: [Step] {
    var steps: [Step] = []
    var line = 0
    while line < lines.count {
      let text = lines[line]
      if text == "```console" {
        line = readConsole(from: line + 1, into: &steps)
      } else if text.hasPrefix("```diff ") {
        line = readEdit(of: String(text.dropFirst("```diff ".count)), from: line + 1, into: &steps)
      } else if let match = text.wholeMatch(of: /<!-- (duoc .*) -->/), let picture = lines[line + 1].firstMatch(of: /\((tour\/.*\.svg)\)/) {
        steps.append(.draw(String(match.1), picture: String(picture.1)))
      }
      line += 1
    }
    return steps
  }

  private func end(of block: Int) -> Int { lines[block...].firstIndex(of: "```") ?? lines.count }

  private func readConsole(from start: Int, into steps: inout [Step]) -> Int {
    let end = end(of: start)
    var commands = (start..<end).filter { lines[$0].hasPrefix("$ ") }[...]
    while let command = commands.popFirst() {
      steps.append(.run(String(lines[command].dropFirst(2)), output: command + 1..<(commands.first ?? end)))
    }
    return end
  }

  private func readEdit(of path: String, from start: Int, into steps: inout [Step]) -> Int {
    let end = end(of: start)
    func side(without mark: String) -> String {
      lines[start..<end].filter { !$0.hasPrefix(mark) }.map { $0.dropFirst() + "\n" }.joined()
    }
    steps.append(.edit(path, old: side(without: "+"), new: side(without: "-")))
    return end
  }

  /// Whether `output` is what `lines` show, `…` standing for any lines.
  static func isShown(_ output: [String], by shown: [String]) -> Bool {
    guard let first = shown.first else { return output.isEmpty }
    let rest = [String](shown.dropFirst())
    if first == "…" { return (0...output.count).contains { isShown([String](output.dropFirst($0)), by: rest) } }
    return first == output.first && isShown([String](output.dropFirst()), by: rest)
  }
}
