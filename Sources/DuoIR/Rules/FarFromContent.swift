import DuoLang

extension PlacementRule {
  static let farFromContent = PlacementRule(
    RuleDocument(
      .farFromContent,
      what: "An item stands in one column of a split and acts on another.",
      why: """
        Beside each other on the inner display columns have bars of their own, and people look for a control where its \
        content is: what sorts or edits a list belongs above the list, not into the column of what is open. On the outer \
        display the columns are one stack, and an item of another column is a screen away from its content.
        """,
      wrong: """
        duo 1

        app Mail {
          split {
            sidebar {
              screen Inbox "Inbox"
            }
            detail {
              stack {
                screen Message "Message" {
                  item edit "Edit" kind: edit controls: sidebar
                }
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Mail {
          split {
            sidebar {
              screen Inbox "Inbox" {
                item edit "Edit" kind: edit controls: sidebar
              }
            }
            detail {
              stack {
                screen Message "Message"
              }
            }
          }
        }

        """,
      source: "Human Interface Guidelines, Designing for iPhone Duo"),
    itemNeeds: [.controls],
    item: { facts, findings in
      guard let path = facts.item.controls, let split = facts.state.container(.split) else { return }
      let program = facts.state.program
      guard let own = program.column(of: facts.state.screen.container, in: split) else { return }
      let target: ContainerID?
      if let kind = KindSet.columns.kinds.first(where: { SymbolID(rawValue: UInt32($0.rawValue)) == path }) {
        target = program.containers[split].columns.first { program.containers[$0].kind.declaration == kind }
      } else {
        let screens = program.matching(path, in: facts.state.screen.app, facts.state.symbols)
        target = screens.count == 1 ? program.column(of: program.screens[screens[0]].container, in: split) : nil
      }
      guard let target, target != own else { return }
      let (here, there) = (program.containers[own].kind, program.containers[target].kind)
      // An inspector tells of what is open in the detail column, and is shown and hidden from there.
      if here == .inspector || there == .inspector { return }
      let what = facts.state.symbols.text(path)
      let column = there.declaration.word
      findings.report(
        .farFromContent, on: facts,
        "`\(facts.name)` stands in `\(here.declaration.word)` and acts on \(what == column ? "" : "`\(what)` in ")`\(column)`",
        label: "it is beside other content than its own",
        help: ["move it to the screen in `\(column)` whose content it acts on"], at: .controls)
    })
}

extension Program {
  /// The column of `split` in which `container` stands.
  func column(of container: ContainerID?, in split: ContainerID) -> ContainerID? {
    var next = container
    while let id = next {
      if containers[id].parent == split { return id }
      next = containers[id].parent
    }
    return nil
  }
}
