import DuoLang
import DuoLayout

/// `duoc explain`: what a word means; without one, what there is to explain.
func explain(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  let explainer = Explainer()
  var bytes: [UInt8] = []
  if let word = arguments.operands.first {
    let isWord = explainer.write(word, into: &bytes)
    let format = OutputFormat(rawValue: word)
    if let format {
      if isWord { bytes.write("\n") }
      bytes.write(format.explanation)
    }
    guard isWord || format != nil else {
      let near = suggestions(for: word, among: explainer.wordsAndFormats)
      let help = near.isEmpty ? "`duoc explain` lists what there is" : alternatives(near, legal: [])
      throw Failure("there is nothing called \(word.quoted) to explain; \(help)")
    }
  } else {
    explainer.writeOverview(into: &bytes)
    bytes.write("\noutputs of build\n  \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", "))\n")
  }
  try io.print(bytes)
  return ExitCode.clean
}

extension Explainer {
  /// All that `duoc explain` can explain.
  var wordsAndFormats: [String] {
    let words = words
    return words + OutputFormat.allCases.map(\.rawValue).filter { !words.contains($0) }
  }
}

extension OutputFormat {
  /// What `explain` tells of it, as of a value of the language: `formats` of a project names it.
  fileprivate var explanation: String {
    """
    \(rawValue) · output of build, value of `formats`
      \(help.prefix(1).uppercased())\(help.dropFirst()).

      file  App\(isPerScreen ? "/Screen" : "")\(ending)
      try   duoc build --format \(rawValue)

    """
  }
}
