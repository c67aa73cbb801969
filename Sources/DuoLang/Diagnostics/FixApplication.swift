/// The text of a file after as many fixes of its findings as go together, how many those are, and what they fix.
///
/// Of a finding the first fix that may be applied counts. Fixes whose extents (from their first edit to their last) overlap
/// or touch are left for a next round: callers repeat on the new findings until the count is 0. The kinds are those of
/// the fixed findings, in the order of the text. A fix that runs against the
/// rules of `Fix` (edits out of order or in another file) is left out.
///
/// - Complexity: O(text + fixes × log fixes).
public func applyFixes(
  of diagnostics: [Diagnostic], to source: SourceFile, file: FileID, includingUnsafe: Bool
) -> (text: [UInt8], count: Int, kinds: [DiagnosticKind]) {
  var fixes: [(fix: Fix, kind: DiagnosticKind)] = []
  for diagnostic in diagnostics {
    let applicable = diagnostic.fixes.first {
      (includingUnsafe || $0.safety == .safe) && isSound($0, in: file, count: source.count)
    }
    if let applicable { fixes.append((applicable, diagnostic.kind)) }
  }
  let order = fixes.indices.sorted {
    let left = fixes[$0].fix.edits[0].span.start, right = fixes[$1].fix.edits[0].span.start
    return left != right ? left < right : $0 < $1
  }
  var text: [UInt8] = []
  text.reserveCapacity(source.count)
  var position = 0
  var kinds: [DiagnosticKind] = []
  for index in order {
    let edits = fixes[index].fix.edits
    guard kinds.isEmpty || Int(edits[0].span.start) > position else { continue }
    for edit in edits {
      text.append(contentsOf: source.bytes[position..<Int(edit.span.start)])
      text.append(contentsOf: edit.text.utf8)
      position = Int(edit.span.end)
    }
    kinds.append(fixes[index].kind)
  }
  text.append(contentsOf: source.bytes[position..<source.count])
  return (text, kinds.count, kinds)
}

/// Whether a fix has edits, all in `file` and its text, in ascending order without overlap.
private func isSound(_ fix: Fix, in file: FileID, count: Int) -> Bool {
  var end = 0
  for edit in fix.edits {
    guard edit.span.file == file, Int(edit.span.start) >= end, edit.span.end >= edit.span.start, Int(edit.span.end) <= count else {
      return false
    }
    end = Int(edit.span.end)
  }
  return !fix.edits.isEmpty
}
