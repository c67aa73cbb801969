import DuoLang

/// A screen: its states, each with its matrix, its switches, its layouts and its findings.
extension ReportWriter {
  mutating func beginApp(_ index: Int) {
    let app = outline.apps[index]
    page.write("<section class=\"app\" id=\"")
    page.write(app.anchor[...])
    page.write("\" aria-labelledby=\"")
    page.write(app.anchor[...])
    page.write("-title\">\n<h2 id=\"")
    page.write(app.anchor[...])
    page.write("-title\">")
    if outline.apps.count > 1 {
      page.write(isolated: set.symbols.utf8(set.layouts[app.layouts.lowerBound].app))
    } else {
      page.write("Screens")
    }
    page.write("</h2>\n")
  }

  /// Writes what device data is not sure of, and ends the app.
  mutating func endApp(_ index: Int) {
    let tasks = checklist.facts(outline.apps[index].layouts)
    if !tasks.isEmpty {
      page.write("<section class=\"checks\">\n<h3>Of the device: to be looked at</h3>\n")
      write(tasks)
      page.write("</section>\n")
    }
    page.write("</section>\n")
  }

  mutating func writeScreen(_ index: Int) {
    let screen = outline.screens[index]
    let layout = set.layouts[screen.states[0].layouts.lowerBound]
    page.write("<section class=\"screen\" id=\"")
    page.write(screen.anchor[...])
    page.write("\" aria-labelledby=\"")
    page.write(screen.anchor[...])
    page.write("-title\">\n<header>\n<h3 id=\"")
    page.write(screen.anchor[...])
    page.write("-title\">")
    page.write(isolated: set.symbols.utf8(layout.screen))
    page.write(title: layout.screenTitle, besides: layout.screen, set.symbols)
    page.write("</h3>\n")
    if let name = layout.presentation.name {
      page.write("<p class=\"facts\">in the \(layout.presentation.word) ")
      page.write(isolated: set.symbols.utf8(name))
      page.write("</p>\n")
    }
    if screen.states.count > 1 { writeStateSwitch(screen) }
    page.write("</header>\n")
    for position in screen.states.indices { writeState(screen.states[position], isOnly: screen.states.count == 1, isFirst: position == 0) }
    page.write("</section>\n")
  }

  private mutating func writeStateSwitch(_ screen: ReportOutline.Screen) {
    page.write("<fieldset class=\"switch states\"><legend>State</legend>")
    for (position, state) in screen.states.enumerated() {
      let name = set.layouts[state.layouts.lowerBound].state
      page.write("<label><input type=\"radio\" name=\"s\(screen.states[0].number)\" value=\"\(position)\"")
      page.write(position == 0 ? " checked=\"checked\"/><span>" : "/><span>")
      if let name { page.write(isolated: set.symbols.utf8(name)) } else { page.write("as it opens") }
      page.write("</span></label>")
    }
    page.write("</fieldset>\n")
  }

  private mutating func writeState(_ state: ReportOutline.State, isOnly: Bool, isFirst: Bool) {
    page.write(isFirst ? "<div class=\"state shown" : "<div class=\"state\" id=\"")
    // The first is where its screen is.
    if !isFirst { page.write(state.anchor[...]) }
    page.write("\" data-c=\"\(outline.conditionOfLayout[state.layouts.lowerBound])\">\n")
    let name = set.layouts[state.layouts.lowerBound].state
    if !isOnly {
      page.write("<h4>")
      if let name {
        page.write("State ")
        page.write(isolated: set.symbols.utf8(name))
      } else {
        page.write("As it opens")
      }
      page.write("</h4>\n")
    }
    let layouts = set.layouts[state.layouts]
    let names = ScreenNames(layouts, set.symbols)
    writeMatrix(state, names)
    writeConditionSwitch(state)
    page.write("<div class=\"layouts\">\n")
    let poses = outline.split(state.layouts).poses
    for position in state.layouts { writeLayout(position, of: state, poses: poses, names) }
    page.write("</div>\n")
    writeRoom(state, names)
    writeFindings(of: state)
    writeChecks(of: state)
    page.write("</div>\n")
  }

  /// Writes the switches for pose and scenario; where no script runs they are not shown.
  private mutating func writeConditionSwitch(_ state: ReportOutline.State) {
    let (poses, scenarios) = outline.split(state.layouts)
    guard state.layouts.count > 1 else { return }
    page.write("<div class=\"switches\">\n")
    if !poses.isEmpty {
      page.write("<fieldset class=\"switch poses\"><legend>Pose</legend>")
      for layout in poses {
        writeChoice("p", layout, state, isChecked: layout == state.layouts.lowerBound)
        page.write(isolated: set.symbols.utf8(set.layouts[layout].pose))
        page.write("</span></label>")
      }
      page.write("</fieldset>\n")
    }
    if !scenarios.isEmpty {
      page.write("<fieldset class=\"switch scenarios\"><legend>Scenario</legend>")
      if !poses.isEmpty {
        page.write("<label><input type=\"radio\" name=\"c\(state.number)\" value=\"\" checked=\"checked\"/><span>none</span></label>")
      }
      for layout in scenarios {
        writeChoice("c", layout, state, isChecked: layout == state.layouts.lowerBound)
        page.write(isolated: set.symbols.utf8(set.layouts[layout].scenario ?? set.layouts[layout].pose))
        page.write(" <small>")
        page.write(isolated: set.symbols.utf8(set.layouts[layout].pose))
        page.write("</small></span></label>")
      }
      page.write("</fieldset>\n")
    }
    page.write("</div>\n")
  }

  private mutating func writeChoice(_ group: String, _ layout: Int, _ state: ReportOutline.State, isChecked: Bool) {
    page.write("<label><input type=\"radio\" name=\"\(group)\(state.number)\" value=\"\(outline.conditionOfLayout[layout])\"")
    page.write(isChecked ? " checked=\"checked\"/><span>" : "/><span>")
  }

  /// Writes what an estimate decided on a screen, as things to look at.
  private mutating func writeChecks(of state: ReportOutline.State) {
    let tasks = checklist.estimates(state.layouts)
    guard !tasks.isEmpty else { return }
    page.write("<section class=\"checks\">\n<h4>To be looked at on a device</h4>\n")
    write(tasks)
    page.write("</section>\n")
  }

  private mutating func write(_ tasks: [[UInt8]]) {
    page.write("<ul>\n")
    for task in tasks {
      page.write("<li>")
      page.write(xml: task[...])
      page.write("</li>\n")
    }
    page.write("</ul>\n")
  }
}
