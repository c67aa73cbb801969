/// Why the operating system refused something, in words.
enum SystemError: Error, Equatable {
  case missing
  case denied
  case isDirectory
  case notDirectory
  /// A pipe, a socket, a device.
  case notRegularFile
  /// Longer than `limit` bytes.
  case tooLarge(limit: Int)
  case exists
  case linkLoop
  case nameTooLong
  /// Empty, or with a NUL in it.
  case invalidPath
  case noSpace
  case readOnly
  /// Nobody reads what is written.
  case closedPipe
  case closed
  case other(String)

  /// In lower case, without a full stop, to stand after a colon.
  var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .denied: "permission denied"
    case .isDirectory: "it is a directory"
    case .notDirectory: "a part of the path is a file, not a directory"
    case .notRegularFile: "it is not a regular file"
    case .tooLarge(let limit): "it is larger than \(Self.size(limit))"
    case .exists: "it exists already"
    case .linkLoop: "its symbolic links lead in a circle"
    case .nameTooLong: "the name is too long"
    case .invalidPath: "this cannot be the name of a file"
    case .noSpace: "no space is left on the device"
    case .readOnly: "the file system is read-only"
    case .closedPipe: "nobody reads it"
    case .closed: "it is closed"
    case .other(let text): text
    }
  }

  /// `64 MiB`, `4 GiB`: the next whole number.
  private static func size(_ bytes: Int) -> String {
    let mebibytes = (bytes - 1) >> 20 + 1
    return mebibytes < 1024 ? "\(mebibytes) MiB" : "\((mebibytes - 1) >> 10 + 1) GiB"
  }
}
