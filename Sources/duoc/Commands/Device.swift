/// `duoc device`: the device data in force.
func device(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  guard let format = DeviceFormat(rawValue: arguments.value(.format) ?? DeviceFormat.table.rawValue) else {
    throw Failure("`device` writes table or json")
  }
  let report = Report(arguments, to: .errors, io)
  // The data are there without any file.
  var sources =
    arguments.operands.isEmpty
    ? SourceFinder.findOptional(&io)
    : try SourceFinder.find(arguments.operands, standardInputPath: arguments.value(.standardInputPath), &io)
  let session = try Session(&sources, device: arguments.value(.device), findings: .errors)
  try report.write(session, &io)
  try io.print(session.device(format))
  return report.exitCode(session)
}

/// What `device` can write.
enum DeviceFormat: String {
  case table, json
}
