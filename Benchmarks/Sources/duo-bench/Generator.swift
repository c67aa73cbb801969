import DuoLang

/// The texts to measure with: the same bytes on every machine, so that counts can be compared.
///
/// Nothing is random: everything follows from the number of a screen and of an item.
struct Generator {
  /// How many screens; each has `itemsPerScreen` items.
  var screens = 2_000
  /// Of how many items one has no title, which is a finding; 0 where all have one.
  var untitled = 0

  static let itemsPerScreen = 12
  /// Roughly what 2,000 screens come to: 2.4 MB.
  static let bytesPerScreen = 1_200

  private static let verbs = ["Share", "Archive", "Mark", "Open", "Move", "Copy", "Export", "Refresh", "Pin", "Sort", "Filter", "Print"]
  private static let nouns = ["Chapter", "Message", "Episode", "Picture", "Document", "Invoice", "Route", "Recipe", "Playlist"]
  private static let symbols = [
    "square.and.arrow.up", "archivebox", "flag", "arrow.up.forward.square", "folder", "doc.on.doc", "arrow.down.doc",
    "arrow.clockwise", "pin", "arrow.up.arrow.down", "line.3.horizontal.decrease", "printer",
  ]
  private static let tabs = [
    ("home", "Home", "house"), ("library", "Library", "books.vertical"), ("inbox", "Inbox", "tray"), ("profile", "Profile", "person"),
  ]

  // MARK: The app

  /// One app of four tabs, the screens in their stacks; of fewer tabs where there are fewer screens.
  func app() -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(screens * Self.bytesPerScreen + 4_096)
    text.write("duo 1\n\n/// Made by duo-bench.\napp Large {\n  sdk: 27.1\n\n  tabs {\n")
    for (index, tab) in Self.tabs.enumerated() {
      let shown = screens * index / Self.tabs.count..<screens * (index + 1) / Self.tabs.count
      // A tab without a screen is an error, and an app with errors is not laid out.
      if shown.isEmpty { continue }
      text.write("    tab \(tab.0) \"\(tab.1)\" symbol: \(tab.2) {\n      stack {\n")
      for screen in shown { writeScreen(screen, &text) }
      text.write("      }\n    }\n")
    }
    text.write("  }\n}\n")
    return text
  }

  /// Two single items at the top, a group, a group at the bottom with hints, one pinned, two in the menu.
  private func writeScreen(_ screen: Int, _ text: inout [UInt8]) {
    let noun = Self.nouns[screen % Self.nouns.count]
    text.write("        /// Screen \(screen) of the app, for one \(noun).\n")
    text.write("        screen Screen\(screen) \"\(noun) \(screen)\" compression: prefersToolbarItems {\n")
    text.write("          item done \"Done\" symbol: checkmark placement: topBarPinnedTrailing\n")
    writeItem(1, of: screen, 10, "priority: high", &text)
    writeItem(2, of: screen, 10, "frequency: frequent", &text)
    text.write("          group {\n")
    for number in 3...5 { writeItem(number, of: screen, 12, "", &text) }
    text.write("          }\n          group \"Tools\" placement: bottomBar priority: low {\n")
    for number in 6...9 { writeItem(number, of: screen, 12, number == 6 ? "kind: menu" : "priority: lowerThan.high", &text) }
    text.write("          }\n          overflow {\n")
    for number in 10...11 { writeItem(number, of: screen, 12, "", &text) }
    text.write("          }\n        }\n")
  }

  private func writeItem(_ number: Int, of screen: Int, _ indentation: Int, _ hints: String, _ text: inout [UInt8]) {
    let title = "\(Self.verbs[number]) \(Self.nouns[(screen + number) % Self.nouns.count]) \(screen)"
    let isUntitled = untitled > 0 && (screen * Self.itemsPerScreen + number) % untitled == 0
    text.write(UInt8(ascii: " "), times: indentation)
    text.write("item item\(number) \(isUntitled ? "" : "\"\(title)\" ")symbol: \(Self.symbols[number])")
    text.write(hints.isEmpty ? "\n" : " \(hints)\n")
  }

  // MARK: The peers' input: as many fields as the app has items

  func flatbuffersSchema() -> [UInt8] {
    schema(head: "namespace large;\n\n", root: "root_type Screen0;\n") { screen, number in
      "  item\(number):\(number % 3 == 0 ? "string" : "int") (id: \(number));  // \(Self.verbs[number]) \(screen)\n"
    } open: { "table Screen\($0) {\n" }
  }

  func protocolBuffersSchema() -> [UInt8] {
    schema(head: "syntax = \"proto3\";\npackage large;\n\n", root: "") { screen, number in
      "  \(number % 3 == 0 ? "string" : "int32") item\(number) = \(number + 1);  // \(Self.verbs[number]) \(screen)\n"
    } open: { "message Screen\($0) {\n" }
  }

  private func schema(head: String, root: String, field: (Int, Int) -> String, open: (Int) -> String) -> [UInt8] {
    var text = Array(head.utf8)
    for screen in 0..<screens {
      text.write(open(screen))
      for number in 0..<Self.itemsPerScreen { text.write(field(screen, number)) }
      text.write("}\n\n")
    }
    text.write(root)
    return text
  }
}
