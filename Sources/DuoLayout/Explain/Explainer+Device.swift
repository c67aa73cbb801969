import DuoLang

/// Rules of layout, and the device data that they use.
extension Explainer {
  func page(of rule: LayoutRule) -> [UInt8] {
    var page = ExplanationPage(rule.id, "rule of layout", rule.basis)
    page.add(rule.text)
    page.add("in short", rule.summary)
    page.add("metrics", rule.metrics.map { "\($0.name) \(text(of: $0))" }.joined(separator: ", "))
    page.add("switches", rule.switches.map { "\($0.name) \(device[$0])" }.joined(separator: ", "))
    page.add("source", rule.source)
    return page.finished()
  }

  func page(of metric: Metric) -> [UInt8] {
    let entry = device.metrics[Int(metric.rawValue)]
    var page = ExplanationPage(metric.name, "metric", entry.basis)
    page.add(metric == .sdkVerticalBars ? "SDK \(text(of: metric))" : "\(text(of: metric)) points")
    page.add("note", entry.note)
    page.add("rules", LayoutRule.allCases.filter { $0.metrics.contains(metric) }.map { $0.id }.joined(separator: ", "))
    page.add("override", "metric \(metric.name) value: N basis: measured, in a `device` with `base: iPhoneDuo`")
    return page.finished()
  }

  /// The value with the mark of an estimate.
  private func text(of metric: Metric) -> String {
    "\(device.basis(metric) == .estimated ? "≈" : "")\(device[metric].description)"
  }

  func page(of deviceSwitch: DeviceSwitch) -> [UInt8] {
    let entry = device.switches[Int(deviceSwitch.rawValue)]
    var page = ExplanationPage(deviceSwitch.name, "switch", entry.basis)
    page.add(entry.value ? "true" : "false")
    page.add("note", entry.note)
    page.add("rules", LayoutRule.allCases.filter { $0.switches.contains(deviceSwitch) }.map { $0.id }.joined(separator: ", "))
    page.add("override", "switch \(deviceSwitch.name) value: \(entry.value ? "false" : "true") basis: measured, in a `device` with `base: iPhoneDuo`")
    return page.finished()
  }

  func page(of pose: Pose) -> [UInt8] {
    let name = symbols.text(pose.name)
    var page = ExplanationPage(name, "pose", pose.basis)
    if let alias = pose.alias { page.add("also called", symbols.text(alias)) }
    page.add("note", pose.note)
    page.add("display", "\(pose.display.word), \(pose.orientation.word)\(pose.isFolded ? ", partly folded" : "")\(pose.isPane ? ", one of two apps" : "")")
    page.add("window", "\(pose.window.width.description) × \(pose.window.height.description), width \(pose.widthClass.word), height \(pose.heightClass.word)")
    if pose.side == .none {
      page.add("bars", "horizontal")
    } else {
      page.add("bars", "vertical, on the \(pose.side.word)")
      page.add("column", "\(pose.columnStart.description)–\(pose.columnEnd.description) from the top: \((pose.columnEnd - pose.columnStart).description) of room")
    }
    let area = pose.safeArea
    page.add("safe area", "top \(area.top.description), left \(area.left.description), bottom \(area.bottom.description), right \(area.right.description)")
    let corners = pose.corners
    page.add(
      "corners",
      "radii from the top left on: \(corners.topLeft.description), \(corners.topRight.description), \(corners.bottomRight.description), \(corners.bottomLeft.description)")
    let regions = pose.regions.map { region in
      let frame = region.frame
      return "\(symbols.text(region.name)) \(frame.width.description) × \(frame.height.description) at \(frame.x.description), \(frame.y.description)"
    }
    page.add("taken", regions.joined(separator: "; "))
    return page.finished()
  }
}
