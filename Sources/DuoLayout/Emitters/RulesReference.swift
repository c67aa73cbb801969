import DuoLang

/// Writes `docs/rules.md`: every rule by which bars are laid out, as `explain` tells it.
public func writeRulesReference(into sink: inout some ByteSink) {
  sink.write(
    """
    # How bars are laid out

    Every control of every layout names the rules that decided it. These are all of them, with how sure each is: `documented` by the
    platform's documentation, guidelines or talks; `measured` by published readings from the simulator; `estimated` by arithmetic or
    analogy, because nobody published it. `duoc explain ID` shows one of them.

    This page is written from the compiler's own table: `DUO_UPDATE=1 swift test`.


    """)
  let sections: [(title: String, last: LayoutRule)] = [
    ("Is the bar vertical?", .optOut), ("Which controls are there, in which bar?", .barBackground), ("In which order?", .cellHeight),
    ("What if there is not enough room?", .overfull),
  ]
  var section = 0
  sink.write("## \(sections[0].title)\n\n")
  for rule in LayoutRule.allCases {
    sink.write("### `\(rule.id)`\n\n\(rule.text)\n\n*\(rule.basis.word)* · \(rule.source)\n\n")
    if rule == sections[section].last, section + 1 < sections.count {
      section += 1
      sink.write("## \(sections[section].title)\n\n")
    }
  }
}
