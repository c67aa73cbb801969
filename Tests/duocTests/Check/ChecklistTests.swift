import Testing

@testable import duoc

@Suite struct ChecklistTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let items = (0..<12).map { "      item i\($0) \"I\($0)\" symbol: s\($0)\n" }.joined()
    try directory.write(
      "Reader.duo",
      """
      duo 1

      app Reader {
        stack {
          screen Page {
      \(items)    }
          screen Quiet {
          }
        }
        sheet Sort detents: [medium, large] {
          stack {
            screen Sorting {
              item done "Done" symbol: checkmark
            }
          }
        }
      }

      scenario watching pose: innerLandscape pip: pinned

      """)
  }

  private func checklist(_ flags: String...) -> [String] {
    var io = TestIO(directory)
    #expect(run(["build", "--format", "checklist", "Reader.duo"] + flags, &io) == 0)
    return io.outputText.split(separator: "\n").map(String.init)
  }

  @Test func tasksByScreen() throws {
    let lines = checklist()
    #expect(lines.first == "# Reader: to be looked at on a device")
    let headings = lines.filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## Reader · Page" && headings.last == "## iPhone Duo")
    #expect(!headings.contains("## Reader · Quiet"))
    #expect(lines.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("- [ ] ") })
    // An estimate that decided, with controls and poses; a finding that is a note, with its place.
    #expect(lines.contains { $0.hasPrefix("- [ ] overflow-order (estimated): ") && $0.contains(" in outerPortrait, ") })
    #expect(lines.contains { $0.hasPrefix("- [ ] unranked-overflow: ") && $0.contains(" (Reader.duo:1") })
    #expect(Set(lines).count == lines.count)
    #expect(lines == checklist())
  }

  @Test func onlyWhatWasUsed() {
    func says(_ name: String, _ flags: String...) -> Bool {
      var io = TestIO(directory)
      #expect(run(["build", "--format", "checklist", "Reader.duo"] + flags, &io) == 0)
      return io.outputText.contains(name)
    }
    #expect(says("metric pip.height is 220 (estimated). Look at Reader · Page in innerLandscape · scenario watching"))
    #expect(says("switch sheet.halfHeightIsHorizontal is true (measured): one source saw otherwise. Look at Reader · Sorting"))
    #expect(says("another source has 8") || says("one source has 48"))
    #expect(!says("sheet.halfHeight", "--screen", "Page") && !says("tabs.itemPitch") && !says("liveActivity.extra"))
    #expect(says("pose splitRight has its column from 120 to 645 (estimated)", "--pose", "splitRight"))
    #expect(!says("pose splitRight"))
  }

  @Test func whatIsAllowedIsNoTask() {
    #expect(!checklist("--allow", "unranked-overflow").contains { $0.contains("unranked-overflow") })
  }

  @Test func goesIntoFiles() throws {
    #expect(duoc("build", "-o", "out", "--format", "checklist,markdown", "Reader.duo", in: directory).code == 0)
    #expect(try directory.list("out") == ["Reader.checklist.md", "Reader.md"])
    try directory.write("None.duo", "duo 1\n")
    #expect(duoc("build", "--format", "checklist", "None.duo", in: directory).output.isEmpty)
  }
}
