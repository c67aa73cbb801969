import DuoLang
import DuoLayout

/// `duoc explain`: what a word means; without one, what there is to explain.
func explain(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  let explainer = Explainer()
  var bytes: [UInt8] = []
  if let word = arguments.operands.first {
    guard explainer.write(word, into: &bytes) else {
      let near = suggestions(for: word, among: explainer.words)
      let help = near.isEmpty ? "`duoc explain` lists what there is" : alternatives(near, legal: [])
      throw Failure("there is nothing called \(word.quoted) to explain; \(help)")
    }
  } else {
    explainer.writeOverview(into: &bytes)
  }
  try io.print(bytes)
  return ExitCode.clean
}
