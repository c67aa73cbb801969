import DuoLang

/// Writes device data for people: each length and behaviour with how sure it is, then the poses.
///
/// What differs from iPhone Duo is marked, with iPhone Duo's own value.
public func writeDeviceTable(_ device: Device, _ symbols: SymbolTable, into sink: inout some ByteSink) {
  var known = symbols
  let standard = Device.iPhoneDuo(&known)
  sink.write(device.title)
  if symbols.text(device.name) != device.title {
    sink.write(" · ")
    sink.write(plain: symbols.utf8(device.name))
  }
  sink.write(" · ")
  sink.write(plain: [UInt8]((device.file ?? "built in").utf8)[...])
  sink.write("\n\nlengths, in points\n")
  var table = TextTable(columns: 4, wrapped: 3, pageWidth: Cells.terminalWidth)
  for metric in Metric.allCases {
    let entry = device.metrics[Int(metric.rawValue)]
    let old = standard[metric]
    table.add(metric.name, entry.value.description, entry.basis, entry.note, instead: old == entry.value ? nil : old.description)
  }
  table.write(into: &sink, indent: 2)
  sink.write("\nbehaviours that sources dispute\n")
  for deviceSwitch in DeviceSwitch.allCases {
    let entry = device.switches[Int(deviceSwitch.rawValue)]
    let old = standard[deviceSwitch]
    sink.write("  ")
    sink.write(deviceSwitch.name)
    sink.write(entry.value ? "  true  " : "  false  ")
    sink.write(entry.basis)
    if old != entry.value { sink.write(old ? "  instead of true" : "  instead of false") }
    sink.write("\n")
    if !entry.note.isEmpty { sink.write(paragraph: entry.note, indent: 4) }
  }
  sink.write("\nposes\n")
  writePoses(device, symbols, into: &sink)
}

extension TextTable {
  fileprivate mutating func add(_ name: String, _ value: String, _ basis: Basis, _ note: String, instead old: String?) {
    add(name)
    add(value)
    write(basis)
    end()
    if let old {
      write("instead of ")
      write(old)
      if !note.isEmpty { write("; ") }
    }
    write(note)
    end()
  }
}

private func writePoses(_ device: Device, _ symbols: SymbolTable, into sink: inout some ByteSink) {
  var table = TextTable(columns: 6, pageWidth: Cells.terminalWidth)
  for word in ["pose", "window", "classes", "bar", "column", "basis"] { table.add(word) }
  for pose in device.poses {
    table.write(plain: symbols.utf8(pose.name))
    table.end()
    table.write(pose.window.width, by: pose.window.height)
    table.end()
    table.add("\(pose.widthClass.word)/\(pose.heightClass.word)")
    table.add(pose.side.word)
    if pose.side == .none { table.write("–") } else { table.write(from: pose.columnStart, to: pose.columnEnd) }
    table.end()
    table.write(pose.basis)
    table.end()
  }
  table.write(into: &sink, indent: 2)
  sink.write("\n")
  for pose in device.poses {
    var facts = "\(symbols.text(pose.name)): "
    if let alias = pose.alias { facts += "also called \(symbols.text(alias)); " }
    if !pose.note.isEmpty { facts += pose.note + "; " }
    let area = pose.safeArea
    facts += "safe area \(area.top.description)/\(area.left.description)/\(area.bottom.description)/\(area.right.description)"
    for region in pose.regions {
      let frame = region.frame
      facts += "; \(symbols.text(region.name)) \(frame.width.description) × \(frame.height.description) at \(frame.x.description), \(frame.y.description)"
    }
    sink.write(paragraph: facts, indent: 2, hanging: 4)
  }
}
