import DuoIR
import DuoLang

@testable import DuoLayout

extension LayoutProperties {
  private static let gap: Points = 12
  private static let fixedSpacer: Points = 8

  /// Between two visible neighbours of one class the largest spacer acts that is declared between them, whatever has left from there.
  var spacers: [String] {
    // Where their class depends on the width, this would be the solver over again.
    guard !declared.hasNavigationSpacer else { return [] }
    var problems: [String] = []
    for list in [Layout.List.column, .top, .bottom] {
      for (control, next) in zip(layout[list], layout[list].dropFirst()) {
        guard control.container == next.container, !control.rules.contains(.uikitLeading), !next.rules.contains(.uikitLeading),
          let first = declared.byName[control.name], let second = declared.byName[next.name], first.lane != nil,
          first.lane == second.lane, let frame = control.frame, let other = next.frame
        else { continue }
        let distance = list == .column ? other.y - frame.maxY : max(other.x - frame.maxX, frame.x - other.maxX)
        let acting = declared.spacers(between: first, and: second)
        if acting.isEmpty, control.group == next.group { continue }
        let expected = acting.map { length(of: $0) }.reduce(Self.gap, max)
        // What is left over in a row goes to the flexible ones.
        let isStretched = list != .column && acting.contains { $0.size == .flexible }
        if isStretched ? distance < expected : distance != expected {
          problems.append("\(text(control.name)) and \(text(next.name)) in \(list.word) are \(distance) apart, not \(expected)")
        }
      }
    }
    return problems
  }

  private func length(of spacer: DeclaredState.DeclaredSpacer) -> Points {
    switch spacer.size {
    case .flexible: 0
    case .fixed: Self.fixedSpacer
    case .points(let points): points
    }
  }
}
