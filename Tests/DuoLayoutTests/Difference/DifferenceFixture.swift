import DuoLang
import Testing

@testable import DuoLayout

/// Two versions of made-up programs.
enum DifferenceFixture {
  /// What moved, in all poses and scenarios.
  static func difference(from old: String, to new: String) -> LayoutDifference {
    let before = compilation(of: old)
    let after = compilation(of: new)
    #expect(before.errors.isEmpty && after.errors.isEmpty, "\(before.errors) \(after.errors)")
    var request = LayoutRequest(poses: .all)
    request.wantsDepartures = true
    request.wantsScenery = true
    var difference = compare(before.layouts(request), after.layouts(request))
    difference.oldTitle = "old"
    difference.newTitle = "new"
    return difference
  }

  /// An app with one screen that holds `items`.
  static func app(_ items: String, name: String = "Page") -> String {
    "duo 1\napp A {\n  stack {\n    screen \(name) {\n\(items)\n    }\n  }\n}\n"
  }

  /// What moved between two screens.
  static func items(_ old: String, _ new: String) -> LayoutDifference { difference(from: app(old), to: app(new)) }

  /// A program in which everything can change, and its later version in which it has.
  static let reader = (
    old: """
      duo 1
      app Reader {
        tabs {
          tab feeds "Feeds" symbol: list.bullet {
            stack {
              screen Feeds "Feeds" {
                item filter "Filter" symbol: line.3.horizontal.decrease
                item add "Add Feed" symbol: plus placement: bottomBar
                state selecting "Select Feeds" {
                  item done "Done" symbol: checkmark placement: topBarPinnedTrailing role: confirm
                  item remove "Remove" symbol: trash placement: bottomBar role: destructive
                }
              }
              screen Article "Article" {
                item done "Done" symbol: checkmark placement: topBarPinnedTrailing role: confirm
                group placement: bottomBar {
                  item star "Star" symbol: star
                  item unread "Mark as Unread" symbol: circle
                }
                item share "Share" symbol: square.and.arrow.up placement: bottomBar
                overflow {
                  item report "Report a Problem" symbol: exclamationmark.bubble
                }
              }
              screen Old "Old" { item close "Close" symbol: xmark }
            }
          }
          tab saved "Saved" symbol: bookmark { stack { screen Saved "Saved" } }
        }
        sheet Settings placement: trailing detents: [large] {
          stack {
            screen SettingsRoot "Settings" {
              item close "Close" symbol: xmark placement: cancellationAction
              item subscriptions "Import Subscriptions" symbol: square.and.arrow.down
            }
          }
        }
      }

      """,
    new: """
      duo 1
      app Reader {
        tabs {
          tab feeds "Feeds" symbol: list.bullet {
            stack {
              screen Feeds "Feeds" {
                item add "Add Feed" symbol: plus placement: bottomBar
                state selecting "Select Feeds" {
                  item finish "Done" symbol: checkmark placement: topBarPinnedTrailing role: confirm
                  item remove "Remove" symbol: trash placement: bottomBar role: destructive
                }
              }
              screen Article "Story" {
                item done "Done" symbol: checkmark placement: topBarPinnedTrailing role: confirm
                item star "Star" symbol: heart placement: bottomBar
                item unread "Mark as Unread" symbol: circle placement: bottomBar priority: low
                item copy "Copy Link" symbol: link placement: bottomBar
                item share "Share" symbol: square.and.arrow.up placement: bottomBar
                item report "Report a Problem" symbol: exclamationmark.bubble priority: high
              }
              screen Fresh "Fresh" { item close "Close" symbol: xmark }
            }
          }
          tab saved "Saved" symbol: bookmark { stack { screen Saved "Saved" } }
        }
        sheet Settings placement: leading detents: [large] {
          stack {
            screen SettingsRoot "Settings" {
              item close "Close" symbol: xmark placement: cancellationAction
              item subscriptions "Import Subscriptions" symbol: square.and.arrow.down
            }
          }
        }
      }
      scenario typing { pose: outerPortrait keyboard: shown }

      """
  )
}

extension LayoutDifference {
  /// The changes of controls, a line each: `intoMenu share (column 4 → menu 1) ×2`.
  var lines: [String] {
    var lines: [String] = []
    for screen in screens {
      for change in screen.changes {
        func text(_ place: ControlPlace?) -> String {
          guard let place else { return "–" }
          let parent = place.parent.map { symbols.text($0) + "." } ?? ""
          return "\(parent)\(place.list.word) \(place.number)"
        }
        let qualifier = change.qualifier.map { symbols.text($0) + "." } ?? ""
        let former = change.formerName.map { " was \(symbols.text($0))" } ?? ""
        let first = change.occurrences[0]
        lines.append(
          "\(change.kind.word) \(qualifier)\(symbols.text(change.name))\(former) (\(text(first.before)) → \(text(first.after)))"
            + " ×\(change.occurrences.count)")
      }
    }
    return lines
  }

  /// The changes that are not only of frames.
  var movements: [String] { lines.filter { !$0.hasPrefix("frame ") } }

  /// The facts that changed, a line each: `edge: on the right → horizontal ×2`.
  var facts: [String] {
    screens.flatMap { screen in
      screen.facts.map { change in
        let values = "\(String(decoding: change.before, as: UTF8.self)) → \(String(decoding: change.after, as: UTF8.self))"
        return "\(change.fact.word): \(values) ×\(change.pairs.count)"
      }
    }
  }
}
