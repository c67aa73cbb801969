import DuoLang

/// `duoc completions`: the script with which a shell completes command lines of `duoc`.
func completions(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  let names = CompletionShell.allCases.map(\.rawValue)
  guard let word = arguments.operands.first else {
    throw Failure("`completions` needs the name of a shell: \(names.joined(separator: ", "))")
  }
  guard let shell = CompletionShell(rawValue: word) else {
    throw Failure("there are no completions for \(word.quoted); \(alternatives(to: word, among: names))")
  }
  try io.print([UInt8](shell.completions.utf8))
  return ExitCode.clean
}
