import DuoLang

@testable import DuoLayout

/// Writes a device as the Swift source that makes it: `Sources/DuoLayout/Device/iPhoneDuo.swift`.
struct DeviceSwiftWriter {
  let device: Device
  let symbols: SymbolTable

  var source: String {
    """
    import DuoLang

    /// What `iPhoneDuo.duo` says, as the front end reads it: a test holds them together and writes this file.
    enum IPhoneDuo {
      static let name = \(literal(symbols.text(device.name)))
      static let title = \(literal(device.title))

      /// By `Metric.rawValue`.
      static let metrics: [Device.Entry<Points>] = [
    \(rows(device.metrics, Metric.names) { "Points(tenths: \($0.tenths))" })
      ]

      /// By `DeviceSwitch.rawValue`.
      static let switches: [Device.Entry<Bool>] = [
    \(rows(device.switches, DeviceSwitch.names) { "\($0)" })
      ]

      static func poses(_ symbols: inout SymbolTable) -> [Pose] {
        var poses: [Pose] = []
        var pose: Pose
    \(device.poses.map(statements).joined(separator: "\n"))
        return poses
      }
    }

    """
  }

  private func rows<Value>(_ entries: [Device.Entry<Value>], _ names: [String], _ text: (Value) -> String) -> String {
    zip(entries, names).map { entry, name in
      "    Device.Entry(value: \(text(entry.value)), basis: .\(entry.basis), note: \(literal(entry.note))),  // \(name)"
    }.joined(separator: "\n")
  }

  private func statements(of pose: Pose) -> String {
    var lines = ["", "pose = Pose(name: \(symbol(pose.name)))"]
    if let alias = pose.alias { lines.append("pose.alias = \(symbol(alias))") }
    lines += [
      "pose.window = Size(width: \(points(pose.window.width)), height: \(points(pose.window.height)))",
      "pose.widthClass = .\(pose.widthClass)",
      "pose.heightClass = .\(pose.heightClass)",
      "pose.display = .\(pose.display)",
      "pose.orientation = .\(pose.orientation)",
      "pose.isFolded = \(pose.isFolded)",
      "pose.isPane = \(pose.isPane)",
      "pose.side = .\(pose.side)",
      "pose.columnStart = \(points(pose.columnStart))",
      "pose.columnEnd = \(points(pose.columnEnd))",
      "pose.safeArea = \(insets(pose.safeArea))",
    ]
    lines += pose.regions.map { "pose.regions.append(Region(name: \(symbol($0.name)), frame: \(rect($0.frame))))" }
    lines += ["pose.corners = \(corners(pose.corners))", "pose.basis = .\(pose.basis)", "pose.note = \(literal(pose.note))", "poses.append(pose)"]
    return lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }

  private func insets(_ insets: Insets) -> String {
    "Insets(top: \(points(insets.top)), left: \(points(insets.left)), bottom: \(points(insets.bottom)), right: \(points(insets.right)))"
  }

  private func rect(_ rect: Rect) -> String {
    "Rect(x: \(points(rect.x)), y: \(points(rect.y)), width: \(points(rect.width)), height: \(points(rect.height)))"
  }

  private func corners(_ corners: Corners) -> String {
    "Corners(topLeft: \(points(corners.topLeft)), topRight: \(points(corners.topRight)), "
      + "bottomRight: \(points(corners.bottomRight)), bottomLeft: \(points(corners.bottomLeft)))"
  }

  private func symbol(_ id: SymbolID) -> String { "symbols.intern(\(literal(symbols.text(id))))" }
  private func points(_ points: Points) -> String { points.tenths % 10 == 0 ? points.description : "Points(tenths: \(points.tenths))" }
  private func literal(_ text: String) -> String { text.debugDescription }
}
