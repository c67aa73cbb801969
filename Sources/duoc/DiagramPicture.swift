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

  /// What `dot` draws of `diagram`.
  ///
  /// - Throws: how to get it where there is none; what it says where it fails.
  func draw(_ diagram: [UInt8], _ io: borrowing some IO) throws(Failure) -> [UInt8] {
    let result: Subprocess.Result
    do throws(SystemError) {
      result = try io.run(Subprocess("dot", arguments, input: diagram))
    } catch {
      guard error == .missing else { throw Failure("cannot run `dot`: \(error.reason)") }
      throw Failure(
        "`--render` needs Graphviz, and there is no `dot` in PATH; get it with `apt-get install graphviz` or `brew install graphviz`")
    }
    guard result.hasSucceeded else {
      let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
      throw Failure("`dot` failed\(lines.first.map { ": \($0)" } ?? "")")
    }
    return result.output
  }
}
