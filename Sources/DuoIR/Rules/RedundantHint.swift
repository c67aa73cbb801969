import DuoLang

extension PlacementRule {
  static let redundantHint = PlacementRule(
    RuleDocument(
      .redundantHint,
      what: "A hint changes nothing where it stands.",
      why: """
        An axis steers items of bars that can be vertical, a priority what may leave such a bar, a compression what a tab bar \
        does. Elsewhere nobody hears them: the title slots keep their row, pinned items never leave, the menu has neither axis \
        nor rank. Take the hint out, so that nobody relies on it.
        """,
      wrong: """
        duo 1

        app Notes {
          stack {
            screen Note "Note" {
              item undo "Undo" symbol: arrow.uturn.backward
              item done "Done" symbol: checkmark placement: topBarPinnedTrailing priority: high
            }
          }
        }

        """,
      right: """
        duo 1

        app Notes {
          stack {
            screen Note "Note" {
              item undo "Undo" symbol: arrow.uturn.backward
              item done "Done" symbol: checkmark placement: topBarPinnedTrailing
            }
          }
        }

        """,
      source: "SwiftUI, ToolbarItemAxisBehavior and topBarPinnedTrailing; UIKit, pinnedTrailingGroup; Tech Talk 111462, 11:40"),
    itemNeeds: [.ownHint],
    item: { facts, findings in
      var idle: [IdleHint] = []
      if let hint = facts.item.axis, hint != .automatic, let reason = facts.reasonAgainstAxis(hint) {
        idle.append(IdleHint(.axis, hint.word, reason, isEstimated: facts.standsInTitleRow))
      }
      if let priority = facts.item.priority, priority != .automatic, let reason = facts.reasonAgainstPriority {
        idle.append(IdleHint(.priority, nil, reason, isEstimated: facts.standsInTitleRow))
      }
      report(idle, of: facts.name, on: facts.item.position, use: facts.item.use, &findings)
    },
    state: { facts, findings in
      var last: GroupID?
      for item in facts.barItems {
        guard let id = item.groupID, id != last, let group = item.group else { continue }
        last = id
        var idle: [IdleHint] = []
        if let hint = group.axis, hint != .automatic, let reason = item.reasonAgainstAnyAxis {
          idle.append(IdleHint(.axis, hint.word, reason, isEstimated: item.standsInTitleRow))
        }
        if let priority = group.priority, priority != .automatic, let reason = item.reasonAgainstPriority {
          idle.append(IdleHint(.priority, nil, reason, isEstimated: item.standsInTitleRow))
        }
        report(idle, of: nil, on: group.position, use: item.item.use, &findings)
      }
      guard facts.declared.compression != .automatic, facts.declared.name == nil else { return }
      let hasTabs = facts.container(.tabs) != nil
        && facts.screen.states.contains { facts.program.states[$0].hidesTabs != .always }
      guard !hasTabs else { return }
      let hint = IdleHint(
        .compression, facts.declared.compression.word,
        facts.container(.tabs) == nil ? "no tab bar stands around this screen" : "this screen hides its tab bar", isEstimated: false)
      report([hint], of: facts.name, on: facts.declared.position, use: nil, &findings)
    })

  private static func report(
    _ idle: [IdleHint], of name: String?, on position: SourcePosition, use: SourcePosition?, _ findings: inout Findings
  ) {
    guard let first = idle.first else { return }
    let owner = name.map { "`\($0)`" } ?? "this group"
    let hint = first.value.map { "`\(first.key.word): \($0)`" } ?? "the `\(first.key.word)`"
    findings.report(
      .redundantHint, on: position,
      idle.count > 1 ? "neither `axis` nor `priority` of \(owner) changes anything" : "\(hint) of \(owner) changes nothing",
      label: first.reason,
      help: idle.contains { $0.isEstimated } ? ["≈ estimated: nobody published how title slots stand beside a vertical bar"] : [],
      at: first.key, use: use,
      fix: { syntax in
        let edits = syntax.removing(idle.map { $0.key })
        return edits.isEmpty ? nil : Fix("leave it out", .safe, edits: edits)
      })
  }
}

/// A hint that changes nothing, and why.
private struct IdleHint {
  var key: Key
  /// nil where it could be written in several ways.
  var value: String?
  var reason: String
  var isEstimated: Bool

  init(_ key: Key, _ value: String?, _ reason: String, isEstimated: Bool) {
    self.key = key
    self.value = value
    self.reason = reason
    self.isEstimated = isEstimated
  }
}

extension ItemFacts {
  fileprivate var standsInTitleRow: Bool {
    guard place == .bar else { return false }
    switch placement {
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle: return true
    default: return false
    }
  }

  /// Why no axis is heard where it stands; nil for a keyboard's items, of which `keyboard-item` speaks.
  fileprivate var reasonAgainstAnyAxis: String? {
    switch place {
    case .overflow: return "what stands in `overflow` is in the menu in every pose"
    case .menuRow: return "it stands inside another item"
    case .customBar: return "a bar that the app draws never turns vertical"
    case .bar: break
    }
    if standsInTitleRow { return "it stays in the title row in every pose" }
    switch placement {
    case .secondaryAction: return "secondary actions start in the menu in every pose"
    case .floating: return "a floating button stands in no bar"
    default: return nil
    }
  }

  /// Why `hint` changes nothing; nil where it does, or where another finding says why it cannot.
  fileprivate func reasonAgainstAxis(_ hint: AxisHint) -> String? {
    if hint == .verticalPreferred, item.isWide, place == .bar, placement != .secondaryAction { return nil }
    if let reason = reasonAgainstAnyAxis { return reason }
    guard isInMovingBar else { return nil }
    if hint == .horizontalOnly {
      if item.kind == .edit { return "the system keeps its Edit button in a row anyway" }
      return item.isWide ? "a control this wide stays in a row anyway" : nil
    }
    if item.kind == .edit, item.hasIcon { return "the system keeps its Edit button in a row" }
    return isVerticalAnyway ? "an item with an icon is vertical without it" : nil
  }

  /// Whether `verticalPreferred` adds nothing to what it is. Of toggles and pickers nobody published what they do by themselves.
  private var isVerticalAnyway: Bool {
    guard item.hasIcon, !item.showsText, item.text != .essential, item.becomes == .nothing else { return false }
    guard item.kind == .button || item.kind == .menu || item.kind == .link || item.kind == .share else { return false }
    // Of sheets away from the bar `sheet-keeps-row` speaks.
    let isSheetElsewhere = state.presentation.kind == .sheet && state.presentation.placement != .trailing
    return group?.axis != .horizontalOnly && !isSheetElsewhere
  }

  /// Why no priority is heard where it stands; nil in the menu, of which `secondary-priority` speaks, and on the keyboard.
  fileprivate var reasonAgainstPriority: String? {
    switch place {
    case .overflow: return nil
    case .menuRow: return "it stands inside another item"
    case .customBar: return "nothing leaves a bar that the app draws"
    case .bar: break
    }
    if standsInTitleRow { return "what stands in the title row never leaves it" }
    switch placement {
    case .floating: return "a floating button never leaves"
    case .cancellationAction: return "what stands in the place of Back never leaves"
    // With SwiftUI a pinned item may leave while search is active.
    case .topBarPinnedTrailing: return state.isUIKit || state.search == nil ? "a pinned item never leaves" : nil
    default: return nil
    }
  }
}
