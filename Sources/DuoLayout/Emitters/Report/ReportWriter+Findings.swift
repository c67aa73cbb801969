import DuoIR
import DuoLang

/// Findings with the lines that they point at, and what each kind of them means.
extension ReportWriter {
  mutating func writeFindings(of state: ReportOutline.State) {
    guard !state.findings.isEmpty else { return }
    page.write("<section class=\"findings\">\n<h4>Findings</h4>\n")
    writeFindings(state.findings, at: state.anchor)
    page.write("</section>\n")
  }

  /// Writes findings one below the other; one that stands elsewhere already with its lines is linked there.
  mutating func writeFindings(_ findings: [Int], at anchor: [UInt8]) {
    page.write("<ul class=\"finding-list\">\n")
    for index in findings {
      let finding = notes.findings[index]
      page.write("<li class=\"finding \(finding.severity.word)\">\n<p class=\"message\"><span class=\"severity \(finding.severity.word)\">")
      page.write("\(finding.severity.word)</span> ")
      page.write(prose: finding.message)
      page.write("</p>\n<p class=\"facts\"><a href=\"#explain-\(finding.kind.slug)\"><code>\(finding.kind.slug)</code></a> · ")
      var place: [UInt8] = []
      if finding.file.index < set.files.count { place.write(plain: Array(set.files[finding.file.index].utf8)[...]) }
      page.write(isolated: place[...])
      page.write(":\(finding.excerpt.position.line):\(finding.excerpt.position.column)</p>\n")
      if let other = findingPlaces[index] {
        page.write("<p class=\"facts\">Its lines stand <a href=\"#")
        page.write(other[...])
        page.write("\">further up</a>.</p>\n")
      } else {
        findingPlaces[index] = anchor
        write(finding.excerpt)
      }
      page.write("</li>\n")
    }
    page.write("</ul>\n")
  }

  private mutating func write(_ excerpt: Excerpt) {
    page.write("<pre class=\"excerpt\"><code>")
    for run in excerpt.runs {
      if run.style == .plain {
        page.write(preformatted: run.text)
      } else {
        page.write("<span class=\"as-\(run.style.word)\">")
        page.write(preformatted: run.text)
        page.write("</span>")
      }
    }
    page.write("</code></pre>\n")
  }

  /// Writes what the findings of the report mean, a kind each.
  mutating func writeExplanations() {
    guard !outline.findings.isEmpty else { return }
    page.write("<section id=\"explanations\" class=\"reference\" aria-labelledby=\"explanations-title\">\n")
    page.write("<h2 id=\"explanations-title\">What the findings mean</h2>\n")
    for document in Catalogue.all where outline.findings.contains(where: { notes.findings[$0].kind == document.kind }) {
      page.write("<article id=\"explain-\(document.kind.slug)\">\n<h3><code>\(document.kind.slug)</code></h3>\n<p>")
      page.write(prose: document.what)
      page.write("</p>\n<p>")
      page.write(prose: document.why)
      page.write("</p>\n")
      write(example: document.wrong, "Reported of")
      write(example: document.right, "Put right")
      page.write("<p class=\"source\">Source: ")
      page.write(prose: document.source)
      page.write("</p>\n</article>\n")
    }
    page.write("</section>\n")
  }

  private mutating func write(example text: String, _ title: String) {
    guard !text.isEmpty else { return }
    page.write("<details><summary>\(title)</summary>\n<pre><code>")
    page.write(preformatted: Array(text.utf8))
    page.write("</code></pre></details>\n")
  }

  /// Writes the rules that decided something, in full, with their sources.
  mutating func writeRules() {
    page.write("<section id=\"rules\" class=\"reference\" aria-labelledby=\"rules-title\">\n<h2 id=\"rules-title\">Rules that decided</h2>\n")
    for rule in LayoutRule.allCases where usedRules[Int(rule.rawValue)] {
      page.write("<article id=\"rule-\(rule.id)\" class=\"rule\">\n<h3><code>\(rule.id)</code> ")
      page.write(badgeOf: rule.basis)
      page.write("</h3>\n<p class=\"text\">")
      page.write(prose: rule.text)
      page.write("</p>\n<p class=\"source\">Source: ")
      page.write(prose: rule.source)
      page.write("</p>\n</article>\n")
    }
    page.write("</section>\n")
  }
}
