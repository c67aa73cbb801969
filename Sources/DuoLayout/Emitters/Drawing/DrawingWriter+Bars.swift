import DuoLang

/// The bars: capsules, and the controls in them.
extension DrawingWriter {
  mutating func writeBars() {
    for list in [Layout.List.top, .bottom, .column] { writeBar(list) }
    writeTabBar()
    writeKeyboardBar()
  }

  private mutating func writeBar(_ list: Layout.List) {
    let controls = layout[list]
    guard !controls.isEmpty else { return }
    canvas.begin(id: id(list.word), class: "d-bar")
    var start = controls.startIndex
    while start < controls.endIndex {
      var end = start + 1
      while end < controls.endIndex, controls[end].group == controls[start].group { end += 1 }
      writeCapsule(controls[start..<end])
      for index in start..<end where !isUnderPane(controls[index]) {
        guard let frame = controls[index].frame else { continue }
        writeControl(at: index, in: list, frame) { writer in
          if controls[index].shows == .tabs {
            writer.writeTabs(of: controls[index], in: frame)
          } else {
            writer.writeFace(of: controls[index], in: frame)
          }
        }
      }
      start = end
    }
    canvas.end()
  }

  /// Whether a column that lies over its own hides it.
  private func isUnderPane(_ control: Control) -> Bool {
    guard let frame = control.frame, control.axis == .horizontal else { return false }
    let column = control.container ?? layout.ownColumn
    return layout.scenery.panes.contains { pane in
      pane.isOverlay && pane.container != column && pane.frame.x < frame.maxX && frame.x < pane.frame.maxX
    }
  }

  /// The glass around neighbours; dashed where a frame of theirs is an estimate.
  private mutating func writeCapsule(_ controls: ArraySlice<Control>) {
    var capsule: Rect?
    var isEstimated = false
    for control in controls where !isUnderPane(control) {
      guard let frame = control.frame else { continue }
      capsule = capsule.map { $0.union(frame) } ?? frame
      isEstimated = isEstimated || control.frameBasis == .estimated
    }
    guard let capsule else { return }
    if controls.first?.shows == .tabs, layout.tabs == .collapsed {
      // A second edge below: there is more under it.
      canvas.rect(capsule.moved(0, 5), radius: radius(of: capsule), class: isEstimated ? "d-capsule d-estimated" : "d-capsule")
    }
    canvas.rect(capsule, radius: radius(of: capsule), class: isEstimated ? "d-capsule d-estimated" : "d-capsule")
  }

  private func radius(of frame: Rect) -> Points { min(24, min(frame.width, frame.height) / 2) }

  // MARK: One control

  /// Draws a control as a group: its id, what it is called, what there is to know of it, then `face`.
  mutating func writeControl(at index: Int, in list: Layout.List, _ frame: Rect, face: (inout DrawingWriter) -> Void) {
    let control = layout.controls[index]
    let qualifier = names.qualifier(of: control).map { symbols.utf8($0) } ?? []
    let id = ids.make([UInt8](list.word.utf8)[...], qualifier, symbols.utf8(control.name))
    beginControl(control, id, list)
    var text: [UInt8] = []
    text.write(descriptionOf: control, number: index - layout[list].startIndex + 1, in: list, names, reasons)
    canvas.title(text[...])
    canvas.rect(frame, class: "d-hit")
    face(&self)
    canvas.end()
    places[index] = isInWindow(list) ? frame.moved(drawing.window.x, drawing.window.y) : frame
  }

  private func isInWindow(_ list: Layout.List) -> Bool {
    switch list {
    case .column, .top, .bottom, .keyboard: true
    case .menu, .custom, .hidden: false
    }
  }

  mutating func beginControl(_ control: Control, _ id: [UInt8], _ list: Layout.List?) {
    let (names, attributes) = (names, drawing.options.controlAttributes)
    canvas.begin(id: id, class: "d-control") { canvas in
      var name: [UInt8] = []
      name.write(nameOf: control, names)
      canvas.write(attribute: "data-control", xml: name[...])
      if let list { canvas.write(attribute: "data-list", list.word) }
      canvas.write(attributes)
    }
  }

  /// What belongs to the keyboard stands in a row above it.
  private mutating func writeKeyboardBar() {
    let controls = layout[.keyboard]
    guard !controls.isEmpty, let keyboard = layout.scenery.keyboard else { return }
    canvas.begin(id: id("keyboard"), class: "d-bar")
    let cell: Points = 48
    let bar = Rect(x: keyboard.x + 12, y: keyboard.y - 56, width: min(keyboard.width - 24, cell * controls.count), height: cell)
    canvas.rect(bar, radius: 24, class: "d-capsule d-estimated")
    let width = bar.width / controls.count
    for index in controls.indices {
      let place = index - controls.startIndex
      let position = isRightToLeft ? controls.count - 1 - place : place
      let frame = Rect(x: bar.x + width * position, y: bar.y, width: width, height: cell)
      writeControl(at: index, in: .keyboard, frame) { $0.writeFace(of: controls[index], in: frame, isIconic: true) }
    }
    canvas.end()
  }
}

extension ByteSink {
  /// Writes all that there is to know of a control, in one line: `done “Done” · symbol · column 2 · 394, 230, 48 × 48 · …`.
  mutating func write(
    descriptionOf control: Control, number: Int, in list: Layout.List, _ names: ScreenNames, _ reasons: Reasons
  ) {
    let symbols = names.symbols
    write(nameOf: control, names)
    if let title = control.title, !symbols.utf8(title).isEmpty {
      write(" “")
      write(plain: symbols.utf8(title))
      write("”")
    }
    write(" · ")
    write(control.shows.phrase)
    if let badge = control.badge {
      write(" · badge ")
      write(plain: symbols.utf8(badge))
    }
    write(" · ")
    write(ControlMatrix.Place(list: list, number: number, index: 0))
    if let frame = control.frame {
      write(" · ")
      write(markOf: control.frameBasis)
      write(frame)
    }
    write(" · ")
    write(reasonFor: control, in: list, reasons)
    write(" · ")
    write(control.basis)
    if let basis = control.frameBasis {
      write(", place ")
      write(basis)
    }
    if let note = control.note {
      write(" · note: ")
      write(plain: symbols.utf8(note))
    }
  }

  /// Writes `394, 230, 48 × 48`.
  mutating func write(_ frame: Rect) {
    write(frame.x)
    write(", ")
    write(frame.y)
    write(", ")
    write(frame.width, by: frame.height)
  }
}
