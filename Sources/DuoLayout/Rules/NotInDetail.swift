import DuoIR
import DuoLang

extension InspectionRule {
  static let notInDetail = InspectionRule(
    RuleDocument(
      .notInDetail,
      what: "An item of a sidebar, content or inspector column turns vertical alone, but not beside the detail column.",
      why: """
        On the outer display a split is one stack, and the items of each of its screens are in the column. Side by side on the \
        inner display only the detail column touches the bar: the other columns keep theirs above themselves. So the item \
        stands in the column in one pose and in a row in another. Put what acts on the detail there; what acts on the list is \
        right above the list: say so with `controls` and the column's kind.
        """,
      wrong: """
        duo 1

        app Library {
          split {
            sidebar {
              screen Books "Books" {
                item bookmark "Bookmark" symbol: bookmark
              }
            }
            detail {
              stack {
                screen Book "Book"
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Library {
          split {
            sidebar {
              screen Books "Books"
            }
            detail {
              stack {
                screen Book "Book" {
                  item bookmark "Bookmark" symbol: bookmark
                }
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 3:36; Preparing your app for iPhone Duo"),
    screen: { screen, findings in
      guard screen.layouts.first?.ownColumn != nil else { return }
      var items: [ItemFacts] = []
      var shown: [Layout] = []
      for item in screen.facts.barItems {
        guard item.item.axis(hint: item.axisHint).axis == .vertical else { continue }
        let places = screen.sightings(of: item).filter { sighting in
          (sighting.list == .top || sighting.list == .bottom) && sighting.control.rules.contains(.detailOnly)
        }.map { $0.layout }
        guard !places.isEmpty, !saysWhatItActsOn(item, screen) else { continue }
        if items.isEmpty { shown = places }
        items.append(item)
      }
      guard let first = items.first, let column = shown.first?.ownColumn else { return }
      let word = screen.symbols.text(column)
      let (they, them, are, stand, act) =
        items.count == 1 ? ("it", "it", "is", "stands", "acts") : ("they", "them", "are", "stand", "act")
      // A screen's own inspector is no column that `controls` could name.
      let excuse = screen.facts.container(.split) == nil ? "`ignore: [not-in-detail]` and a `reason`" : "`controls: \(word)`"
      findings.report(
        .notInDetail, on: first,
        "\(listed(items.map { $0.name })) \(stand) in `\(word)`, so \(they) \(are) in a row in \(screen.list(shown))",
        label: "only the detail column's items are vertical there",
        related: items.dropFirst().prefix(2).map { ($0.item.position, "this one too") },
        help: [
          "if \(they) \(act) on what the detail column shows, move \(them) there",
          "if \(they) \(act) on `\(word)`, \(they) \(are) right where \(they) \(are): say so with \(excuse)",
        ])
    })

  /// Whether `controls` says that it acts on its own column, so that it is where it belongs, or on another one, or a screen there, of
  /// which `far-from-content` speaks.
  private static func saysWhatItActsOn(_ item: ItemFacts, _ screen: ScreenLayouts) -> Bool {
    guard let target = item.item.controls, let split = screen.facts.container(.split) else { return false }
    let program = screen.facts.program
    func column(_ screen: Screen) -> ContainerID? {
      var next = screen.container
      while let id = next {
        if program.containers[id].parent == split { return id }
        next = program.containers[id].parent
      }
      return nil
    }
    let named = program.containers[split].columns.first { SystemNames.word(program.containers[$0].kind.declaration) == target }
    let screens = program.matching(target, in: screen.facts.screen.app, screen.symbols)
    guard let own = column(screen.facts.screen), let other = named ?? (screens.count == 1 ? column(program.screens[screens[0]]) : nil) else {
      return false
    }
    // An inspector tells of what the detail column shows.
    return own == other || (program.containers[own].kind != .inspector && program.containers[other].kind != .inspector)
  }
}
