import DuoIR
import DuoLang

/// Something that device data says and nobody can be sure of: an estimate, or a reading that another source disputes.
public struct DoubtfulFact: Sendable {
  enum Subject: Sendable {
    case metric(Metric)
    case deviceSwitch(DeviceSwitch)
    /// Where a pose's column lies.
    case pose(SymbolID)
  }

  let subject: Subject
  /// `metric group.itemPitch is 50`.
  public let text: String
  public let basis: Basis
  public let note: String
  /// The scenarios that rest on it; nil where layouts themselves tell.
  var scenarios: [SymbolID]?
}

extension Device.Entry {
  /// Whether it is no more than an estimate, or its note tells of another reading.
  fileprivate var isDoubtful: Bool {
    if basis == .estimated { return true }
    for word in ["source", "picture"] where note.hasWord(word) { return true }
    return false
  }
}

extension String {
  /// Whether `word` stands in it, between what are no letters.
  fileprivate func hasWord(_ word: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte >= 0x80 }
    let wanted = Array(word.utf8)
    var part: [UInt8] = []
    for byte in utf8 {
      if isLetter(byte) {
        part.append(byte)
      } else {
        if part == wanted { return true }
        part.removeAll()
      }
    }
    return part == wanted
  }
}

extension Compilation {
  /// What the device data of the run is not sure of: switches, then lengths, then poses, in their order.
  public var doubtfulFacts: [DoubtfulFact] {
    var facts: [DoubtfulFact] = []
    for deviceSwitch in DeviceSwitch.allCases {
      let entry = device.switches[Int(deviceSwitch.rawValue)]
      guard entry.isDoubtful else { continue }
      facts.append(
        DoubtfulFact(
          subject: .deviceSwitch(deviceSwitch), text: "switch \(deviceSwitch.name) is \(entry.value ? "true" : "false")",
          basis: entry.basis, note: entry.note))
    }
    for metric in Metric.allCases {
      let entry = device.metrics[Int(metric.rawValue)]
      guard entry.isDoubtful else { continue }
      facts.append(
        DoubtfulFact(
          subject: .metric(metric), text: "metric \(metric.name) is \(entry.value.description)", basis: entry.basis, note: entry.note,
          scenarios: scenarios(restingOn: metric)))
    }
    for pose in device.poses where pose.basis == .estimated && pose.side != .none {
      facts.append(
        DoubtfulFact(
          subject: .pose(pose.name),
          text: "pose \(symbols.text(pose.name)) has its column from \(pose.columnStart.description) to \(pose.columnEnd.description)",
          basis: pose.basis, note: pose.note))
    }
    return facts
  }

  /// The scenarios that shrink the column by `metric`; nil for a length that has nothing to do with scenarios.
  private func scenarios(restingOn metric: Metric) -> [SymbolID]? {
    var names: [SymbolID] = []
    for scenario in program.scenarios.elements {
      let pose = device.pose(scenario.pose)
      func hasKeyboard(_ display: Display, _ orientation: Orientation) -> Bool {
        scenario.keyboard == .standard && pose?.display == display && pose?.orientation == orientation
      }
      let rests: Bool
      switch metric {
      case .pipHeight: rests = scenario.pip == .standard && pose?.display == .inner
      case .liveActivityExtra: rests = scenario.liveActivities > 0
      case .keyboardOuterPortrait: rests = hasKeyboard(.outer, .portrait)
      case .keyboardOuterLandscape: rests = hasKeyboard(.outer, .landscape)
      case .keyboardInnerLandscape: rests = hasKeyboard(.inner, .landscape)
      case .keyboardInnerPortrait: rests = hasKeyboard(.inner, .portrait)
      case .columnFreeEdgeMargin: rests = scenario.pip != nil || scenario.keyboard != nil || scenario.height != nil
      default: return nil
      }
      if rests { names.append(scenario.name) }
    }
    switch metric {
    case .pipHeight, .liveActivityExtra, .keyboardOuterPortrait, .keyboardOuterLandscape, .keyboardInnerLandscape,
      .keyboardInnerPortrait, .columnFreeEdgeMargin:
      return names
    default: return nil
    }
  }
}
