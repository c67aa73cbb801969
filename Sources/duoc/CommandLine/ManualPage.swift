/// The manual page duoc(1) in the language of roff, made of the same tables as help.
enum ManualPage {
  static var text: String {
    var page = ManualText()
    page.line(".TH DUOC 1 \"\" duoc \"User Commands\"")
    // Words stay whole, and lines as long as they are: flags are looked for.
    page.line(".nh")
    page.line(".ad l")
    page.section("NAME")
    page.paragraph("duoc - compiler for the bars of iPhone Duo apps")
    page.section("SYNOPSIS")
    page.line(".B duoc")
    page.text("COMMAND [FLAG…] [PATH…]")
    page.section("DESCRIPTION")
    page.paragraph(HelpFacts.purpose)
    page.paragraph(HelpFacts.paths)
    page.section("COMMANDS")
    for command in Command.all { page.entry(command.name.rawValue, command.summary) }
    page.paragraph("duoc COMMAND --help tells of one command what stands below.")
    for command in Command.all { add(command, to: &page) }
    page.section("EXIT STATUS")
    for code in HelpFacts.exitCodes() { page.entry("\(code.code)", code.meaning) }
    page.section("ENVIRONMENT")
    for variable in HelpFacts.environment { page.entry(variable.name, variable.meaning) }
    page.section("FILES")
    page.entry("project.duo", "the settings of a project, found from the working directory upwards: see duoc config")
    return page.roff
  }

  private static func add(_ command: Command, to page: inout ManualText) {
    page.section("duoc \(command.name.rawValue) \(command.operands.placeholder)")
    for paragraph in command.about { page.paragraph(paragraph) }
    if !command.sample.isEmpty { page.sample(command.sample) }
    for paragraph in command.details { page.paragraph(paragraph) }
    for flag in command.flags where flag.name != .help {
      page.entry(flag.usage, flag.help)
      let choices = flag.value.choices.filter { !$0.help.isEmpty }
      if !choices.isEmpty { page.indented { page in for choice in choices { page.entry(choice.word, choice.help) } } }
    }
    guard !command.examples.isEmpty else { return }
    page.subsection("examples")
    for example in command.examples { page.entry(example.line, example.effect) }
  }
}

/// A page in roff that grows; text is escaped so that nothing in it is taken for a request.
private struct ManualText {
  private(set) var roff = ""

  mutating func line(_ request: String) { roff += request + "\n" }
  mutating func text(_ text: String) { line(Self.escaped(text)) }

  mutating func section(_ title: String) { line(".SH \"\(Self.escaped(title.trimmed))\"") }
  mutating func subsection(_ title: String) { line(".SS \"\(Self.escaped(title))\"") }

  mutating func paragraph(_ text: String) {
    line(".PP")
    self.text(text)
  }

  /// A term in bold, and what it means below it.
  mutating func entry(_ term: String, _ meaning: String) {
    line(".TP")
    line(".B \"\(Self.escaped(term))\"")
    text(meaning)
  }

  mutating func indented(_ body: (inout ManualText) -> Void) {
    line(".RS")
    body(&self)
    line(".RE")
  }

  /// Lines as they are.
  mutating func sample(_ text: String) {
    line(".PP")
    line(".RS")
    line(".nf")
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) { self.text(String(part)) }
    line(".fi")
    line(".RE")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "'" where escaped.isEmpty, "." where escaped.isEmpty: escaped += "\\&" + String(scalar)
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\0"..."\u{7E}": escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return escaped
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
