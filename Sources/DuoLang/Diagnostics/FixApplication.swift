/// A text after fixes, and what was applied.
public struct FixedText: Sendable {
  public var text: [UInt8]
  /// How many findings were answered.
  public var count: Int
}

/// Applies the fixes of `diagnostics` to `source`: of each finding the first that is safe enough, never two that overlap.
///
/// What overlaps an earlier one is left for another round: compile the text again, and apply again, until nothing changes.
/// - Complexity: O(n + edits log edits).
public func applyFixes(_ diagnostics: [Diagnostic], to source: SourceFile, file: FileID, includingUnsafe: Bool) -> FixedText {
  var chosen: [[Edit]] = []
  for diagnostic in diagnostics where diagnostic.primary.file == file {
    for fix in diagnostic.fixes where fix.safety == .safe || includingUnsafe {
      guard fix.edits.allSatisfy({ $0.span.file == file }), !fix.edits.isEmpty else { continue }
      chosen.append(fix.edits)
      break
    }
  }
  chosen.sort { $0[0].span.start < $1[0].span.start }
  var accepted: [Edit] = []
  var count = 0
  for edits in chosen {
    // Edits come in order, so only the last accepted ones can overlap.
    guard let first = edits.first, accepted.last.map({ !overlap($0.span, first.span) && $0.span.end <= first.span.start }) ?? true else { continue }
    accepted += edits
    count += 1
  }
  accepted.sort { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
  var text: [UInt8] = []
  text.reserveCapacity(source.count + 64)
  var position = 0
  for edit in accepted {
    text.append(contentsOf: source.bytes[position..<Int(edit.span.start)])
    text.append(contentsOf: edit.text.utf8)
    position = Int(edit.span.end)
  }
  text.append(contentsOf: source.bytes[position..<source.count])
  return FixedText(text: text, count: count)
}

/// Whether two edits touch the same text; insertions at one place do.
private func overlap(_ left: SourceSpan, _ right: SourceSpan) -> Bool {
  if left.start == right.start { return true }
  return left.start < right.end && right.start < left.end
}
