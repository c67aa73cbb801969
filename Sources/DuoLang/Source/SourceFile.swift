/// One source text with the name under which messages show it.
///
/// The bytes end in a NUL that is not part of the text, so that scanners need no bounds test of their own.
public struct SourceFile: Sendable {
  /// The path as the user gave it, or `<stdin>`. Never resolved, never absolute unless given so.
  public let name: String
  /// The text's UTF-8 and one NUL.
  public let bytes: [UInt8]

  /// The longest text that positions (32 bits) can address, in bytes.
  public static let sizeLimit = Int(clamping: UInt32.max - 1)

  public init(name: String, text: [UInt8]) {
    self.name = name
    var bytes = text
    bytes.append(0)
    self.bytes = bytes
  }

  public init(name: String, text: String) {
    self.init(name: name, text: [UInt8](text.utf8))
  }

  /// The text's length in bytes, without the sentinel.
  public var count: Int { bytes.count - 1 }

  /// 3 where the text begins with a UTF-8 byte order mark, else 0.
  public var byteOrderMarkLength: Int {
    bytes.count > 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The text between two byte offsets, decoded; invalid UTF-8 becomes U+FFFD.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

public typealias FileID = ID<SourceFile>
