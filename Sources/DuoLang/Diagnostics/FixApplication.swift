/// The text of a file after as many fixes of its findings as go together, and how many those are.
///
/// Of a finding the first fix that may be applied counts. Fixes whose extents (from their first edit to their last) overlap
/// or touch are left for a next round: callers repeat on the new findings until the count is 0. One that runs against the
/// rules of `Fix` (edits out of order or in another file) is left out.
///
/// - Complexity: O(text + fixes × log fixes).
public func applyFixes(
  of diagnostics: [Diagnostic], to source: SourceFile, file: FileID, includingUnsafe: Bool
) -> (text: [UInt8], count: Int) {
  var fixes: [Fix] = []
  for diagnostic in diagnostics {
    let applicable = diagnostic.fixes.first {
      (includingUnsafe || $0.safety == .safe) && isSound($0, in: file, count: source.count)
    }
    if let applicable { fixes.append(applicable) }
  }
  let order = fixes.indices.sorted {
    let left = fixes[$0].edits[0].span.start, right = fixes[$1].edits[0].span.start
    return left != right ? left < right : $0 < $1
  }
  var text: [UInt8] = []
  text.reserveCapacity(source.count)
  var position = 0
  var count = 0
  for index in order {
    let edits = fixes[index].edits
    guard count == 0 || Int(edits[0].span.start) > position else { continue }
    for edit in edits {
      text.append(contentsOf: source.bytes[position..<Int(edit.span.start)])
      text.append(contentsOf: edit.text.utf8)
      position = Int(edit.span.end)
    }
    count += 1
  }
  text.append(contentsOf: source.bytes[position..<source.count])
  return (text, count)
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
