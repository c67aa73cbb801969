import DuoIR
import DuoLang
import DuoLayout

/// Texts round the content of one screen `S`.
extension CheckedText {
  /// The screen is pushed on another.
  static func pushed(_ items: String, _ attributes: String = "", framework: String = "swiftui") -> CheckedText {
    CheckedText("duo 1\napp A { framework: \(framework)\nstack { screen R \"R\"\nscreen S \"S\" \(attributes) {\n\(items)\n} } }")
  }

  /// The screen is the root of the window's stack.
  static func root(_ items: String, _ attributes: String = "", framework: String = "swiftui") -> CheckedText {
    CheckedText("duo 1\napp A { framework: \(framework)\nstack { screen S \"S\" \(attributes) {\n\(items)\n} } }")
  }

  /// The screen is the root of a sheet's stack.
  static func sheet(_ items: String, _ attributes: String = "", framework: String = "swiftui") -> CheckedText {
    CheckedText(
      "duo 1\napp A { framework: \(framework)\nstack { screen R \"R\" }\nsheet P { stack { screen S \"S\" \(attributes) {\n\(items)\n} } } }")
  }

  /// The screens stand in the first tab of two, unless `others` says otherwise.
  static func tab(_ screens: String, others: String = "tab b \"B\" symbol: b { stack { screen T \"T\" } }") -> CheckedText {
    CheckedText("duo 1\napp A { tabs { tab a \"A\" symbol: a { stack {\n\(screens)\n} }\n\(others)\n} }")
  }
}
