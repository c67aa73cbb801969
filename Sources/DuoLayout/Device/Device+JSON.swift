import DuoLang

/// Writes device data as one JSON document, schema `duo-device/1`: every key always there, in one order, a value a line.
public func writeDeviceJSON(_ device: Device, _ symbols: SymbolTable, into sink: inout some ByteSink) {
  sink.write("{\"schema\":\"duo-device/1\",\"name\":")
  sink.write(json: symbols.utf8(device.name))
  sink.write(",\"title\":")
  sink.write(jsonText: device.title)
  sink.write(",\"file\":")
  if let file = device.file { sink.write(jsonText: file) } else { sink.write("null") }
  sink.write(",\"metrics\":[\n")
  for metric in Metric.allCases {
    let entry = device.metrics[Int(metric.rawValue)]
    sink.write(metric.rawValue == 0 ? "" : ",\n")
    sink.write(entryOf: metric.name, entry.basis, entry.note) { $0.write(entry.value) }
  }
  sink.write("\n],\"switches\":[\n")
  for deviceSwitch in DeviceSwitch.allCases {
    let entry = device.switches[Int(deviceSwitch.rawValue)]
    sink.write(deviceSwitch.rawValue == 0 ? "" : ",\n")
    sink.write(entryOf: deviceSwitch.name, entry.basis, entry.note) { $0.write(entry.value ? "true" : "false") }
  }
  sink.write("\n],\"poses\":[\n")
  for (position, pose) in device.poses.enumerated() {
    sink.write(position == 0 ? "" : ",\n")
    sink.write(pose, symbols)
  }
  sink.write("\n]}\n")
}

extension ByteSink {
  fileprivate mutating func write(jsonText text: String) { write(json: [UInt8](text.utf8)[...]) }

  fileprivate mutating func write(entryOf name: String, _ basis: Basis, _ note: String, value: (inout Self) -> Void) {
    write("{\"name\":")
    write(jsonText: name)
    write(",\"value\":")
    value(&self)
    write(",\"basis\":")
    write(jsonText: basis.word)
    write(",\"note\":")
    write(jsonText: note)
    write("}")
  }

  fileprivate mutating func write(_ pose: Pose, _ symbols: SymbolTable) {
    write("{\"name\":")
    write(json: symbols.utf8(pose.name))
    write(",\"alias\":")
    if let alias = pose.alias { write(json: symbols.utf8(alias)) } else { write("null") }
    write(",\"window\":{\"width\":")
    write(pose.window.width)
    write(",\"height\":")
    write(pose.window.height)
    write("},\"widthClass\":")
    write(jsonText: pose.widthClass.word)
    write(",\"heightClass\":")
    write(jsonText: pose.heightClass.word)
    write(",\"display\":")
    write(jsonText: pose.display.word)
    write(",\"orientation\":")
    write(jsonText: pose.orientation.word)
    write(pose.isFolded ? ",\"folded\":true" : ",\"folded\":false")
    write(pose.isPane ? ",\"splitView\":true" : ",\"splitView\":false")
    write(",\"side\":")
    if pose.side == .none { write("null") } else { write(jsonText: pose.side.word) }
    write(",\"column\":")
    if pose.side == .none {
      write("null")
    } else {
      write("{\"start\":")
      write(pose.columnStart)
      write(",\"end\":")
      write(pose.columnEnd)
      write("}")
    }
    write(",\"safeArea\":{\"top\":")
    write(pose.safeArea.top)
    write(",\"left\":")
    write(pose.safeArea.left)
    write(",\"bottom\":")
    write(pose.safeArea.bottom)
    write(",\"right\":")
    write(pose.safeArea.right)
    write("},\"corners\":[")
    write(pose.corners.topLeft)
    write(",")
    write(pose.corners.topRight)
    write(",")
    write(pose.corners.bottomRight)
    write(",")
    write(pose.corners.bottomLeft)
    write("],\"regions\":[")
    for (position, region) in pose.regions.enumerated() {
      write(position == 0 ? "" : ",")
      write(region, symbols)
    }
    write("],\"basis\":")
    write(jsonText: pose.basis.word)
    write(",\"note\":")
    write(jsonText: pose.note)
    write("}")
  }

  private mutating func write(_ region: Region, _ symbols: SymbolTable) {
    write("{\"name\":")
    write(json: symbols.utf8(region.name))
    write(",\"frame\":{\"x\":")
    write(region.frame.x)
    write(",\"y\":")
    write(region.frame.y)
    write(",\"width\":")
    write(region.frame.width)
    write(",\"height\":")
    write(region.frame.height)
    write("}}")
  }
}
