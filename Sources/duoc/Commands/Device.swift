import DuoLayout

/// `duoc device`: the device data in force.
func device(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  guard let format = DeviceFormat(rawValue: arguments.value(.format) ?? DeviceFormat.table.rawValue) else {
    throw Failure("`device` writes table or json")
  }
  let settings = try Settings(arguments, paths: arguments.operands, to: .errors, &io)
  let report = settings.report
  // The data are there without any file.
  var sources = try settings.sources.origin == .standard ? SourceFinder.findOptional(&io) : settings.findSources(&io)
  let session = try settings.compile(&sources, findings: .errors)
  try report.write(session, &io)
  // What is built in must not stand in for a device that has errors.
  let isInPlaceOfAnother = session.compilation.device.file == nil && session.compilation.hasBrokenDevice
  if !isInPlaceOfAnother { try io.print(session.device(format)) }
  return report.exitCode(session)
}

/// What `device` can write.
enum DeviceFormat: String {
  case table, json
}
