import DuoLang

extension PlacementRule {
  static let swappingItem = PlacementRule(
    RuleDocument(
      .swappingItem,
      what: "A control is an icon at one time and text at another, so it jumps between the column and a row.",
      why: """
        An icon turns vertical, text stays horizontal. A control that changes from one to the other while its screen stays \
        leaves the column for the row at the top, or comes from there, under the finger that touched it. Give it an icon in \
        both forms, or keep it in the row with `axis: horizontalOnly`, and with it what belongs to it.
        """,
      wrong: """
        duo 1

        app Photos {
          stack {
            screen Album "Album" {
              item select "Select" symbol: checklist becomes: title
            }
          }
        }

        """,
      right: """
        duo 1

        app Photos {
          stack {
            screen Album "Album" {
              item select "Select" symbol: checklist becomes: title axis: horizontalOnly
            }
          }
        }

        """,
      source: "Tech Talk 111462, 8:00"),
    itemNeeds: [.becomes],
    item: { facts, findings in
      guard facts.item.becomes != .nothing, facts.isInMovingBar, facts.state.mayBeVertical else { return }
      let before = facts.item.turnsVertical(hint: facts.axisHint)
      var after = facts.item
      after.become(facts.item.becomes)
      guard before != after.turnsVertical(hint: facts.axisHint) else { return }
      findings.report(
        .swappingItem, on: facts, "`\(facts.name)` becomes \(facts.item.becomes.form)",
        label: before ? "it leaves the column then" : "it joins the column then",
        help: ["or give it an icon in both forms\(facts.groupID == nil ? "" : "; keep its group on one axis")"],
        at: .becomes, fix: { keepHorizontal($0) })
    },
    app: { facts, findings in
      guard facts.declared.sdk >= .verticalBars else { return }
      for screen in facts.declared.screens {
        guard facts.program.screens[screen].states.count > 1 else { continue }
        compareForms(facts.states(of: screen).filter { $0.mayBeVertical }, &findings)
      }
    })
}

/// Reports the items that turn vertical in one state and, by the same name, not in another.
private func compareForms(_ states: [StateFacts], _ findings: inout Findings) {
  var horizontal: [SymbolID: ItemFacts] = [:]
  var vertical: [ItemFacts] = []
  for state in states {
    for item in state.barItems where item.isInMovingBar {
      if item.item.turnsVertical(hint: item.axisHint) {
        vertical.append(item)
      } else if horizontal[item.item.name] == nil {
        horizontal[item.item.name] = item
      }
    }
  }
  guard !horizontal.isEmpty else { return }
  for item in vertical {
    guard let other = horizontal[item.item.name] else { continue }
    // Of two that are shown in different width classes each is a control of its own.
    guard item.item.when == other.item.when || item.item.when == .always || other.item.when == .always else { continue }
    findings.report(
      .swappingItem, on: item, "`\(item.name)` turns vertical in `\(item.state.name)` and not in `\(other.state.name)`",
      label: "it jumps between the column and a row as the state changes", related: [(other.item.position, "here it stays horizontal")],
      help: [other.item.hasIcon ? "or let it turn vertical in both" : "or give it an icon in both"],
      fix: { keepHorizontal($0) })
  }
}

/// Likely what is wanted, but an icon in both forms would do as well.
private func keepHorizontal(_ syntax: DeclarationSyntax) -> Fix {
  Fix("keep it in the row", .unsafe, edits: [syntax.setting(.axis, to: "horizontalOnly")])
}

extension StateFacts {
  /// Whether its bar is vertical in some pose, as far as the program alone tells.
  fileprivate var mayBeVertical: Bool {
    app.sdk >= .verticalBars && screen.container != nil && optOut?.behavior != .disabled
  }
}

extension Becomes {
  /// What it has become, for a message.
  fileprivate var form: String {
    switch self {
    case .nothing: "nothing"
    case .symbol: "an icon"
    case .title: "text"
    case .custom: "a custom view"
    }
  }
}

extension Item {
  /// Changes what it shows to what it becomes.
  fileprivate mutating func become(_ form: Becomes) {
    switch form {
    case .nothing: break
    case .symbol:
      kind = kind == .custom ? .button : kind
      symbol = symbol ?? image ?? name
      label = .automatic
    case .title:
      kind = kind == .custom ? .button : kind
      symbol = nil
      image = nil
    case .custom: kind = .custom
    }
  }
}
