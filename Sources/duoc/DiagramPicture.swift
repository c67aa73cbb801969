/// What `--render` makes of a diagram, by a Graphviz that is installed.
enum DiagramPicture: String, CaseIterable {
  case svg, png, pdf

  var isText: Bool { self == .svg }

  /// How the picture's file ends, after the app's name: `.dot.svg`, `.structure.svg`.
  func ending(of format: OutputFormat) -> String {
    (format == .dot ? ".dot." : ".structure.") + rawValue
  }

  private var arguments: [String] {
    // Sharp enough for a page that is printed or projected.
    self == .png ? ["-Tpng", "-Gdpi=144"] : ["-T\(rawValue)"]
  }

  /// What a file of this kind begins with.
  private var signatures: [[UInt8]] {
    switch self {
    case .svg: [[UInt8]("<?xml".utf8), [UInt8]("<svg".utf8)]
    case .png: [[0x89] + [UInt8]("PNG\r\n".utf8)]
    case .pdf: [[UInt8]("%PDF-".utf8)]
    }
  }

  /// What stands near the end of a file of this kind that is whole.
  private var ending: [UInt8] {
    switch self {
    case .svg: [UInt8]("</svg>".utf8)
    case .png: [UInt8]("IEND".utf8)
    case .pdf: [UInt8]("%%EOF".utf8)
    }
  }

  /// What `dot` draws of `diagram`, without the time at which it did.
  ///
  /// - Throws: how to get it where there is none; what it says where it fails.
  func draw(_ diagram: [UInt8], _ io: borrowing some IO) throws(Failure) -> [UInt8] {
    let result: Subprocess.Result
    do throws(SystemError) {
      var program = Subprocess("dot", arguments, input: diagram)
      // Dates are as long in all time zones then.
      program.variables = ["TZ": "UTC"]
      result = try io.run(program)
    } catch {
      guard error == .missing else { throw Failure("cannot run `dot`: \(error.reason)") }
      throw Failure(
        "`--render` needs Graphviz, and there is no `dot` in PATH; get it with `apt-get install graphviz` or `brew install graphviz`")
    }
    guard result.hasSucceeded else {
      let lines = String(decoding: result.errors.prefix(500), as: UTF8.self).split(separator: "\n")
      throw Failure("`dot` failed\(lines.first.map { ": \(String($0).printable)" } ?? "")")
    }
    guard !result.output.isEmpty else { throw Failure("`dot` drew nothing") }
    guard signatures.contains(where: { result.output.starts(with: $0) }), result.output.suffix(64).firstRange(of: ending) != nil else {
      throw Failure("what `dot` wrote is no \(rawValue.uppercased()): is the `dot` in PATH that of Graphviz?")
    }
    return self == .pdf ? Self.withoutDate(result.output) : result.output
  }

  /// `pdf` with one date for all: its dates are overwritten in their place, on which the table at its end depends.
  ///
  /// Not all versions of Graphviz heed SOURCE_DATE_EPOCH.
  private static func withoutDate(_ pdf: [UInt8]) -> [UInt8] {
    let mark = [UInt8]("/CreationDate (D:".utf8)
    let date = [UInt8]("20000101000000".utf8)
    var pdf = pdf
    for mark in pdf.ranges(of: mark) {
      let digits = pdf[mark.upperBound...].prefix(date.count).prefix { (0x30...0x39).contains($0) }
      if digits.count == date.count { pdf.replaceSubrange(digits.indices, with: date) }
    }
    return pdf
  }
}
