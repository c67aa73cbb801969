import DuoLang

@testable import DuoLayout

/// Layouts whose every text is one that outputs trip over.
enum HostileFixture {
  static let texts = [
    "\"quoted\" \\\"twice\\\"", "a & b &amp; &lt; &#160;", "<b>bold</b> <![CDATA[x]]> -->", "back\\slash \\N \\G \\l \\", "\\\\",
    "line one\nline two\r\nthree\ttab", "\u{0}\u{1}\u{7}\u{1B}[31mred\u{7F}\u{9B}2J", "👨‍👩‍👧‍👦 🇩🇪 ❤️ 👍🏽", "日本語のタイトル", "עברית وعربي",
    "\u{202E}reversed\u{202C} \u{2066}isolate\u{2069} \u{200F}", "e\u{301}\u{327} combining\u{20DD}", "| pipe ` tick * star _ [x](y) #",
    "=1+2,3;\"4\"", " leading and trailing ", " ", "", "{ } [ ] -> : ; /* // # }", "$x$ ~~y~~ @user !", "\u{FFFE}\u{FFFF}\u{FEFF}\u{2028}\u{2029}",
    String(repeating: "long ", count: 60), String(repeating: "x", count: 300), "cluster", "node", "null", "%n %s %d", "–·≈…",
    "Z\u{335}\u{321}\u{34F}a\u{489}lgo", "\u{1F1E9}", "\u{E000}\u{10FFFD}",
  ]

  /// One screen named by each text, in two poses, its controls named and titled by all of them.
  static func set(_ texts: [String] = texts) -> LayoutSet {
    var fixture = LayoutFixture()
    fixture.set.device = texts[0]
    fixture.set.files = [texts.joined()]
    for text in texts {
      for pose in [LayoutFixture.Pose.all[0], LayoutFixture.Pose.all[5]] {
        var layout = fixture.layout(texts[0], text, state: text, pose, scenario: nil)
        layout.screenTitle = fixture.symbol(text)
        layout.presentation = .sheet(fixture.symbol(text))
        var controls: [[Control]] = []
        for title in [text] + texts.prefix(3) {
          var control = fixture.item(title + text, title, symbol: title, rules: RuleList(.iconVertical, .orderTiers))
          control.note = fixture.symbol(text)
          control.badge = fixture.symbol(text)
          control.image = fixture.symbol(text)
          control.container = text.count % 2 == 0 ? nil : fixture.symbol(text)
          controls.append([control])
        }
        var maker = LayoutMaker(layout)
        if pose.range != nil { maker.column(top: controls) }
        maker.close(.column)
        if pose.range == nil { maker.row(.top, controls, y: 24) }
        maker.list(.menu, [controls[0][0]].map { control in
          var control = control
          control.name = fixture.symbol("menu " + text)
          return control
        }, children: [controls[1]])
        fixture.set.layouts.append(maker.finish())
        var scenario = fixture.layout(texts[0], text, state: text, pose, scenario: text)
        scenario.controls = []
        fixture.set.layouts.append(scenario)
      }
    }
    return fixture.set
  }

  /// The same layouts with texts that harm nothing, as many and as different.
  static func harmless() -> LayoutSet {
    var plain: [String] = []
    for index in texts.indices { plain.append("t\(index)") }
    return set(plain)
  }
}
