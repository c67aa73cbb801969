import DuoLang

/// How findings are shown and what they count for: the same for all commands that read sources.
struct Report {
  let format: String
  let limit: Int?
  let isColored: Bool
  /// The least severity that makes the run fail.
  let failure: Severity
  let isQuiet: Bool
  /// How many columns the terminal has that shows the findings; nil where none does.
  private let columns: Int?
  /// Where the findings go.
  let stream: OutputStream

  private static let standardLimit = 50

  init(_ arguments: Arguments, failure: Severity, to stream: OutputStream, _ io: some IO) {
    self.failure = failure
    self.stream = stream
    format = arguments.value(.diagnostics) ?? "text"
    // People see the first ones; a machine wants all.
    let isForPeople = format == "text" || format == "short"
    let number = arguments.number(.maxDiagnostics) ?? (isForPeople ? Self.standardLimit : 0)
    limit = number == 0 ? nil : number
    isColored = isForPeople && wantsColor(arguments.value(.color), on: stream, io)
    columns = format == "text" ? io.columns(of: stream) : nil
    isQuiet = arguments.has(.quiet)
  }

  /// Writes the findings.
  func write(_ session: Session, _ io: inout some IO) throws(Failure) {
    try write(session.findings(as: format, color: isColored, columns: columns, limit: limit), &io)
  }

  /// Writes findings of `sources`, which are no session's.
  func write(_ findings: [Diagnostic], of sources: [SourceFile], _ io: inout some IO) throws(Failure) {
    var bytes: [UInt8] = []
    render(findings, sources: sources, as: DiagnosticFormat(word: format), color: isColored, columns: columns, limit: limit, into: &bytes)
    try write(bytes, &io)
  }

  /// Writes `bytes` where findings go.
  func write(_ bytes: [UInt8], _ io: inout some IO) throws(Failure) {
    if stream == .output {
      try io.print(bytes)
    } else if !bytes.isEmpty {
      try? io.write(bytes, to: .errors)
    }
  }

  /// The line that counts the findings, if there is something to count.
  func summary(_ session: Session) -> String? {
    let counts = Severity.allCases.reversed().map { (session.count($0), $0.word) }
    let total = counts.reduce(0) { $0 + $1.0 }
    guard total > 0 else { return nil }
    var text = ""
    for (count, word) in counts where count > 0 { text += (text.isEmpty ? "" : ", ") + counted(count, word) }
    let kept = total - session.droppedCount
    let shown = min(kept, limit ?? kept)
    let hint = shown < kept ? " (--max-diagnostics)" : ""
    return text + (shown < total ? "; \(total - shown) not shown\(hint)" : "")
  }

  func exitCode(_ session: Session) -> Int32 {
    let count = Severity.allCases.filter { $0 >= failure }.reduce(0) { $0 + session.count($1) }
    return count > 0 ? ExitCode.findings : ExitCode.clean
  }
}

/// `1 file`, `2 files`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// Whether to colour what goes to `stream`: the flag decides, else NO_COLOR, FORCE_COLOR, and whether it is a terminal.
func wantsColor(_ choice: String?, on stream: OutputStream, _ io: some IO) -> Bool {
  func isSet(_ name: String) -> Bool { io.environment(name).map { !$0.isEmpty } ?? false }
  switch choice {
  case "always": return true
  case "never": return false
  default:
    if isSet("NO_COLOR") { return false }
    return isSet("FORCE_COLOR") || (io.isTerminal(stream) && io.environment("TERM") != "dumb")
  }
}

extension DiagnosticFormat {
  /// The form that `--diagnostics` calls `word`.
  init(word: String) { self = Self.allCases.first { $0.word == word } ?? .text }
}
