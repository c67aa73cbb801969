import DuoLang

/// What is known of a device: its lengths, its disputed behaviours, its poses.
public struct Device: Sendable {
  /// A value of device data with how sure it is and what else there is to say.
  public struct Entry<Value: Sendable & Hashable>: Sendable {
    public var value: Value
    public var basis: Basis
    public var note: String
  }

  public var name: SymbolID
  public var title: String
  /// The name of the file that declares it; nil for the one that is built in.
  public internal(set) var file: String?
  /// By `Metric.rawValue`.
  public internal(set) var metrics: [Entry<Points>]
  /// By `DeviceSwitch.rawValue`.
  public internal(set) var switches: [Entry<Bool>]
  /// In the order in which outputs list them.
  public internal(set) var poses: [Pose]

  public subscript(metric: Metric) -> Points { metrics[Int(metric.rawValue)].value }
  public subscript(deviceSwitch: DeviceSwitch) -> Bool { switches[Int(deviceSwitch.rawValue)].value }
  public func basis(_ metric: Metric) -> Basis { metrics[Int(metric.rawValue)].basis }

  /// The pose that `name` or alias names.
  public func pose(_ name: SymbolID) -> Pose? { poses.first { $0.name == name || $0.alias == name } }

  /// The names and aliases that scenarios and expectations may use.
  public var poseNames: [SymbolID] { poses.flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) } }
}

/// One way of holding the device, or one half of it beside another app.
public struct Pose: Sendable {
  public var name: SymbolID
  public var alias: SymbolID?
  public var window = Size(width: 0, height: 0)
  public var widthClass = SizeClass.regular
  public var heightClass = SizeClass.regular
  public var display = Display.inner
  public var orientation = Orientation.landscape
  public var isFolded = false
  /// One of two apps side by side.
  public var isPane = false
  /// The side of the vertical bar; `.none` where bars are horizontal.
  public var side = Side.none
  /// Where the column begins and ends, from the top.
  public var columnStart: Points = 0
  public var columnEnd: Points = 0
  public var safeArea = Insets(top: 0, left: 0, bottom: 0, right: 0)
  public var regions: [Region] = []
  /// Of the display, or of the pane in Split View; drawings show them.
  public var corners = Corners()
  public var basis = Basis.estimated
  public var note = ""

  public init(name: SymbolID) { self.name = name }
}
