import DuoLang

extension PlacementRule {
  static let customBar = PlacementRule(
    RuleDocument(
      .customBar,
      what: "The app draws a bar of its own.",
      why: """
        Only bars of system containers turn vertical. One that the app draws, or a toolbar, navigation bar or tab bar made by \
        hand, stays where it is: beside the column its controls lie apart from all others, and they never move to the overflow \
        menu. Hand the items to the container, by their placement, and the system moves them. For what is no toolbar, a field \
        to write in or a player, there is `kind: safeAreaBar`, which keeps the place of a system bar.
        """,
      wrong: """
        duo 1

        app Chat {
          stack {
            screen Chats "Chats" {
              item compose "New Chat" symbol: square.and.pencil
              customBar tools kind: toolbar {
                item archive "Archive" symbol: archivebox
                item remove "Delete" symbol: trash
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Chat {
          stack {
            screen Chats "Chats" {
              item compose "New Chat" symbol: square.and.pencil
              group placement: bottomBar {
                item archive "Archive" symbol: archivebox
                item remove "Delete" symbol: trash
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 2:36; Preparing your app for iPhone Duo"),
    state: { facts, findings in
      for id in facts.declared.customBars {
        report(facts.program.customBars[id], inStack: facts.screen.container != nil, facts.symbols, &findings)
      }
    },
    app: { facts, findings in
      for id in facts.declared.customBars { report(facts.program.customBars[id], inStack: false, facts.symbols, &findings) }
    })

  private static func report(_ bar: CustomBar, inStack: Bool, _ symbols: SymbolTable, _ findings: inout Findings) {
    guard bar.kind != .safeAreaBar, let name = bar.name else { return }
    let isToolbar = bar.kind == .toolbar && inStack && bar.firstItem != nil
    findings.report(
      .customBar, on: bar.position, "`\(symbols.text(name))` is \(bar.kind.phrase) that the app draws itself",
      label: "it never joins the column, and nothing in it moves to the menu",
      help: [isToolbar ? "if it is no toolbar, it may be of `kind: safeAreaBar`" : bar.kind.remedy],
      fix: { isToolbar ? grouping($0) : nil })
  }

  /// The fix that makes a group of the bottom bar of it.
  private static func grouping(_ syntax: DeclarationSyntax) -> Fix {
    let kind = syntax.attribute(.kind)
    let needsPlacement = kind == nil && syntax.label == nil
    var edits = [Edit(syntax.keyword.joined(syntax.name), needsPlacement ? "group placement: bottomBar" : "group")]
    if let kind {
      edits.append(Edit(kind, "placement: bottomBar"))
    } else if let label = syntax.label {
      edits.append(Edit(label.afterEnd, " placement: bottomBar"))
    }
    return Fix("give its items to the screen's bottom bar", .unsafe, edits: edits)
  }
}

extension CustomBarKind {
  fileprivate var phrase: String {
    switch self {
    case .toolbar: "a toolbar"
    case .navigationBar: "a navigation bar"
    case .tabBar: "a tab bar"
    case .safeAreaBar: "a bar in the safe area"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .toolbar: "give its items to the screens, with `placement: bottomBar`; if it is no toolbar, it may be of `kind: safeAreaBar`"
    case .navigationBar: "give its items to the screen, in a `stack`; its title is the screen's"
    case .tabBar: "declare `tabs`, with a `tab` for each destination"
    case .safeAreaBar: ""
    }
  }
}
