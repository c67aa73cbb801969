import DuoLang

extension PlacementRule {
  static let itemsWithoutContainer = PlacementRule(
    RuleDocument(
      .itemsWithoutContainer,
      what: "A screen has toolbar content and stands in no system container.",
      why: """
        A bar belongs to a container: a stack, a split or a tab bar takes the items of the screen on top and moves them into \
        the column. A screen that a sheet or an app shows by itself has nobody to do that, so its items are never vertical. \
        Put it into a `stack`, even if nothing is ever pushed on it.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
          }

          sheet Filter {
            screen FilterRoot "Filter" {
              item close "Close" symbol: xmark placement: cancellationAction
              item reset "Reset" symbol: arrow.counterclockwise
            }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
          }

          sheet Filter {
            stack {
              screen FilterRoot "Filter" {
                item close "Close" symbol: xmark placement: cancellationAction
                item reset "Reset" symbol: arrow.counterclockwise
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 2:00; Preparing your app for iPhone Duo"),
    state: { facts, findings in
      guard facts.screen.container == nil, let first = facts.firstBarContent else { return }
      let screen = facts.symbols.text(facts.screen.name)
      let isAlone = facts.context.screenCounts[facts.screen.presentation.index] == 1
      findings.report(
        .itemsWithoutContainer, on: facts.screen.position, "`\(screen)` has toolbar content but stands in no container",
        label: "no system bar takes its items, so none is ever vertical", related: [(first, "this is for a bar")],
        help: isAlone ? [] : ["put it into a `stack`, with the screens that are pushed on it"],
        fix: { syntax in
          isAlone ? Fix("put it into a `stack`", .unsafe, edits: [syntax.wrapping(in: "stack")]) : nil
        })
    })
}

extension StateFacts {
  /// Where the first piece of its content is declared that needs a bar of a container.
  fileprivate var firstBarContent: SourcePosition? {
    for position in declared.elements {
      switch program.elements[position] {
      case .item(let id, let group):
        let placement = group.map { program.groups[$0].placement } ?? program.items[id].placement
        if placement != .keyboard, placement != .floating { return program.items[id].position }
      case .overflowItem(let id): return program.items[id].position
      case .search(let search): return search.position
      case .spacer: break
      }
    }
    return nil
  }
}
