import DuoLang

/// What the hardware and the system take of the display.
extension DrawingWriter {
  mutating func writeHardware() {
    guard !layout.regions.isEmpty else { return }
    let (status, camera, fold) = (symbols.find("status"), symbols.find("camera"), symbols.find("fold"))
    canvas.begin(id: id("hardware"))
    for region in layout.regions where region.name == fold { writeFold(region.frame) }
    let hole = layout.regions.first { $0.name == camera }?.frame
    for region in layout.regions where region.name == status { writeStatus(region.frame, camera: hole) }
    if let hole {
      canvas.begin(id: id("camera"))
      canvas.title([UInt8]("camera".utf8)[...])
      canvas.circle(hole.midX, hole.midY, radius: min(hole.width, hole.height) / 2, class: "d-camera")
      canvas.end()
    }
    canvas.end()
  }

  private mutating func writeFold(_ frame: Rect) {
    canvas.begin(id: id("fold"))
    canvas.title([UInt8]("fold".utf8)[...])
    canvas.rect(frame, class: "d-fold")
    if frame.height > frame.width {
      canvas.line(frame.midX, frame.y, frame.midX, frame.maxY, class: "d-crease")
    } else {
      canvas.line(frame.x, frame.midY, frame.maxX, frame.midY, class: "d-crease")
    }
    canvas.end()
  }

  /// The status bar: the time, the network, a light for each Live Activity.
  private mutating func writeStatus(_ frame: Rect, camera: Rect?) {
    canvas.begin(id: id("status"))
    canvas.title([UInt8]("status bar".utf8)[...])
    if layout.statusBar == .horizontal {
      writeHorizontalStatus(frame, camera)
    } else {
      writeVerticalStatus(free(frame, beside: camera))
    }
    canvas.end()
  }

  /// The time and the ring beside each other; where the camera is among them, the time alone beside it.
  private mutating func writeHorizontalStatus(_ frame: Rect, _ camera: Rect?) {
    let y = frame.y + 48
    guard let camera, camera.x < frame.maxX, camera.maxX > frame.x, camera.y < frame.maxY, camera.maxY > frame.y else {
      canvas.text("9:41", frame.x + 52, y + 5, .middle, class: "d-status-text")
      writeRing(frame.x + 96, y)
      return
    }
    let isOnLeft = camera.x - frame.x > frame.maxX - camera.maxX
    let x = isOnLeft ? (frame.x + camera.x) / 2 : (camera.maxX + frame.maxX) / 2
    canvas.text("9:41", x, y + 5, .middle, class: "d-status-text")
  }

  /// The longer part of the status region above or below the camera, its end towards the column kept for Live Activities.
  private func free(_ frame: Rect, beside camera: Rect?) -> Rect {
    guard let camera else { return frame }
    let above = max(0, camera.y - frame.y)
    let below = max(0, frame.maxY - camera.maxY)
    if above > below { return Rect(x: frame.x, y: frame.y, width: frame.width, height: above) }
    return Rect(x: frame.x, y: camera.maxY, width: frame.width, height: below)
  }

  private mutating func writeVerticalStatus(_ free: Rect) {
    var free = free
    let activities = layout.scenery.liveActivityLength * layout.scenery.liveActivities
    free.height = max(0, free.height - activities)
    let isBelow = free.y * 2 < layout.window.height
    if !isBelow { free.y += activities }
    let x = layout.scenery.columnAxis ?? free.midX
    if free.height >= 70 {
      canvas.text("9:41", x, free.midY - 14, .middle, class: "d-status-text")
      writeRing(x, free.midY + 18)
    }
    for number in 0..<layout.scenery.liveActivities {
      let length = layout.scenery.liveActivityLength
      let start = isBelow ? free.maxY : free.y - activities
      let y = start + length * number + length / 2
      canvas.circle(x, y, radius: 17, class: "d-status")
      canvas.circle(x, y, radius: 6, class: "d-live")
    }
  }

  /// The network's ring with the battery's charge in it.
  private mutating func writeRing(_ x: Points, _ y: Points) {
    canvas.circle(x, y, radius: 11, class: "d-status-line")
    canvas.circle(x, y, radius: 4, class: "d-status")
  }
}
