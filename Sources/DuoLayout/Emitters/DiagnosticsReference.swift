import DuoIR
import DuoLang

/// Writes `docs/diagnostics.md`: every finding, as `explain` tells it, from the rules' own documents.
public func writeDiagnosticsReference(into sink: inout some ByteSink) {
  sink.write(
    """
    # Findings

    What `duoc check` can report, by slug: what is the case, why it matters, an example that triggers it and the same put right.
    `duoc explain SLUG` shows one of them; `ignore: [SLUG] reason: "…"` on a declaration leaves it out there.

    This page is written from the rules' own documents: `DUO_UPDATE=1 swift test`.


    """)
  for document in Catalogue.all {
    sink.write("## `\(document.kind.slug)`\n\n*\(document.kind.severity.word)* · \(document.what)\n\n\(document.why)\n\n")
    if !document.wrong.isEmpty { sink.write("Reported of:\n\n```\n\(document.wrong)```\n\n") }
    if !document.right.isEmpty { sink.write("Put right:\n\n```\n\(document.right)```\n\n") }
    sink.write("Source: \(document.source)\n\n")
  }
}
