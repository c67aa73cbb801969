/// What goes to and comes from a program, as fast as either side can.
struct Exchange {
  private let input: Descriptor
  private var rest: ArraySlice<UInt8>
  private let output: Descriptor
  private let errors: Descriptor
  private let limit: Int
  private(set) var outputBytes: [UInt8] = []
  private(set) var errorBytes: [UInt8] = []

  /// - Parameter input: takes what `program` reads, and is closed then.
  init(_ program: Subprocess, input: Descriptor, output: Descriptor, errors: Descriptor) {
    self.input = input
    rest = program.input[...]
    limit = program.outputLimit
    self.output = output
    self.errors = errors
  }

  /// Goes on until the program has closed both outputs. - Throws: also if it writes more than it may.
  mutating func run() throws(SystemError) {
    for descriptor in [input, output, errors] { System.stopWaiting(for: descriptor.number) }
    if rest.isEmpty { input.close() }
    while input.isOpen || output.isOpen || errors.isOpen {
      let ready = try System.waitForAny(writing: input.number, reading: output.number, errors.number)
      if ready[0] { try write() }
      if ready[1] { try read(output, into: &outputBytes) }
      if ready[2] { try read(errors, into: &errorBytes) }
    }
  }

  private mutating func write() throws(SystemError) {
    do throws(SystemError) {
      rest = rest.dropFirst(try System.writePart(of: rest, to: input.number) ?? 0)
    } catch {
      // It wants no more, and may well be content with what it has.
      guard error == .closedPipe else { throw error }
      rest = []
    }
    if rest.isEmpty { input.close() }
  }

  private func read(_ descriptor: Descriptor, into bytes: inout [UInt8]) throws(SystemError) {
    guard let part = try System.readPart(of: descriptor.number) else { return }
    if part.isEmpty { descriptor.close() } else { bytes += part }
    guard bytes.count <= limit else { throw .other("it writes more than anybody can use") }
  }
}
