/// The times of several runs of one job.
struct Measurement {
  /// In seconds, ascending.
  let times: [Double]

  /// Runs `job` once unmeasured, then `count` times.
  init(repeating count: Int, _ job: () -> Int) {
    let clock = ContinuousClock()
    var times: [Double] = []
    let expected = job()
    for _ in 0..<count {
      var result = 0
      let time = clock.measure { result = job() }
      precondition(result == expected, "a phase gave another result")
      times.append(time.seconds)
    }
    self.times = times.sorted()
  }

  var minimum: Double { times[0] }
  var median: Double { times[times.count / 2] }
}

/// `text`, with blanks before it up to `width`.
func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.utf8.count)) + text
}

/// `value` with `decimals` digits after the point.
func decimal(_ value: Double, _ decimals: Int) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let whole = Int((value * scale).rounded())
  guard decimals > 0 else { return String(whole) }
  let fraction = String(whole % Int(scale))
  return "\(whole / Int(scale))." + String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
}
