/// The version of `duoc`, as CHANGELOG.md counts.
let duocVersion = "0.1.0"

/// `duoc version`, `duoc --version`.
func version(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  try io.print([UInt8]("duoc \(duocVersion)\n".utf8))
  return ExitCode.clean
}
