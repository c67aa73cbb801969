import Foundation
import Testing

/// A headless Chromium with one page, driven over its debugging pipe; it goes when this does.
///
/// Commands are sent one at a time; what the page reports in between (messages, requests) is kept.
final class Browser {
  static let path = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// How long a browser may live: whatever hangs ends then, and the test with it.
  private static let lifetime = 240.0

  private let folder: URL
  private let process = Process()
  private let input: FileHandle
  private let output: FileHandle
  private let watchdog: DispatchWorkItem
  private var buffer = Data()
  private var lastID = 0
  private var session: String?
  /// What the page said on its console, and exceptions nobody caught.
  private(set) var messages: [String] = []
  /// The addresses that were asked for.
  private(set) var requests: [String] = []
  private var loadCount = 0

  init() throws {
    let path = try #require(Self.path)
    folder = FileManager.default.temporaryDirectory.appending(path: "duoc-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (inPath, outPath) = (folder.appending(path: "in").path, folder.appending(path: "out").path)
    // The pipe is file descriptors 3 and 4; a shell can hand them on.
    process.executableURL = URL(filePath: "/bin/sh")
    let script = #"mkfifo "$1" "$2" && : > "$1.ready" && browser=$3 && in=$1 && out=$2 && shift 3 && exec "$browser" "$@" 3<"$in" 4>"$out""#
    process.arguments = ["-c", script, "sh", inPath, outPath, path] + Self.flags(folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let pid = process.processIdentifier
    watchdog = DispatchWorkItem { kill(pid, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.lifetime, execute: watchdog)
    while !FileManager.default.fileExists(atPath: inPath + ".ready"), process.isRunning { Thread.sleep(forTimeInterval: 0.01) }
    input = try #require(FileHandle(forWritingAtPath: inPath))
    output = try #require(FileHandle(forReadingAtPath: outPath))
    try openPage()
  }

  deinit {
    watchdog.cancel()
    session = nil
    _ = try? call("Browser.close")
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func flags(_ folder: URL) -> [String] {
    [
      "--headless", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-extensions", "--disable-sync", "--mute-audio",
      "--force-prefers-reduced-motion", "--window-size=1280,900", "--user-data-dir=\(folder.appending(path: "profile").path)",
    ]
  }

  private func openPage() throws {
    let target = try #require(try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String)
    session = try #require(try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String)
    for domain in ["Page", "Runtime", "Network", "Log", "DOM", "Accessibility"] { _ = try call("\(domain).enable") }
  }

  // MARK: Protocol

  /// Sends a command and waits for its result.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let reply = try receive()
      guard reply["id"] as? Int == lastID else {
        note(reply)
        continue
      }
      if let error = reply["error"] as? [String: Any] { throw BrowserError("\(method): \(error["message"] ?? error)") }
      return reply["result"] as? [String: Any] ?? [:]
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = buffer[..<end]
        buffer = Data(buffer[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let more = output.availableData
      guard !more.isEmpty else { throw BrowserError("the browser is gone") }
      buffer.append(more)
    }
  }

  /// Keeps what an event tells.
  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Page.loadEventFired": loadCount += 1
    case "Network.requestWillBeSent":
      requests.append((parameters["request"] as? [String: Any])?["url"] as? String ?? "?")
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
      messages.append("\(parameters)")
    default: break
    }
  }

  // MARK: Page

  /// Opens a file, at a fragment of it where one is given, and waits until it is loaded.
  func open(_ file: URL, fragment: String = "") throws {
    let count = loadCount
    try call("Page.navigate", ["url": file.absoluteString + fragment])
    while loadCount == count { note(try receive()) }
  }

  /// The value of a JavaScript expression.
  func evaluate<Value>(_ expression: String, as type: Value.Type = Value.self, _ location: SourceLocation = #_sourceLocation) throws -> Value {
    let reply = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = reply["exceptionDetails"] { throw BrowserError("\(expression): \(details)") }
    let value = (reply["result"] as? [String: Any])?["value"]
    return try #require(value as? Value, "\(expression) is \(value ?? "nothing")", sourceLocation: location)
  }

  /// Waits until an expression is true.
  func wait(for expression: String, _ location: SourceLocation = #_sourceLocation) throws {
    for _ in 0..<200 {
      if try evaluate("Boolean(\(expression))") { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    Issue.record("never came true: \(expression)", sourceLocation: location)
  }

  /// Moves the mouse to the middle of the first element that a selector finds, and clicks unless told otherwise.
  func point(at selector: String, clicks: Bool = true) throws {
    let place = try restingPlace(of: selector)
    func send(_ type: String, _ button: String) throws {
      try call("Input.dispatchMouseEvent", ["type": type, "x": place[0], "y": place[1], "button": button, "clickCount": 1])
    }
    try send("mouseMoved", "none")
    guard clicks else { return }
    try send("mousePressed", "left")
    try send("mouseReleased", "left")
  }

  /// The middle of an element in the window, once it is in view and what is made above it no longer moves it.
  private func restingPlace(of selector: String) throws -> [Double] {
    let script = """
      (() => { const e = document.querySelector(\(quoted(selector))); e.scrollIntoView({block: "center", behavior: "instant"});
      const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()
      """
    var place: [Double] = try evaluate(script)
    var restCount = 0
    while restCount < 3 {
      Thread.sleep(forTimeInterval: 0.03)
      let next: [Double] = try evaluate(script)
      restCount = next == place ? restCount + 1 : 0
      place = next
    }
    return place
  }

  /// Presses and releases a key: a character, or one of the names that keyboards' events have.
  func press(_ key: String) throws {
    let codes = ["Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40]
    var event: [String: Any] = ["type": "keyDown", "key": key, "windowsVirtualKeyCode": codes[key] ?? 0]
    if key.count == 1 { event["text"] = key }
    if key == "Enter" { event["text"] = "\r" }
    try call("Input.dispatchKeyEvent", event)
    try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "windowsVirtualKeyCode": codes[key] ?? 0])
  }

  func type(_ text: String) throws { for character in text { try press(String(character)) } }

  func focus(_ selector: String) throws { let _: Bool = try evaluate("(document.querySelector(\(quoted(selector))).focus(), true)") }

  /// The nodes of the accessibility tree that assistive technology sees: role and name.
  func accessibleNodes() throws -> [(role: String, name: String)] {
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
      func value(_ key: String) -> String { (node[key] as? [String: Any])?["value"] as? String ?? "" }
      return (value("role"), value("name"))
    }
  }

  private func quoted(_ text: String) -> String {
    String(decoding: (try? JSONSerialization.data(withJSONObject: [text])) ?? Data(), as: UTF8.self) + "[0]"
  }
}

struct BrowserError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
