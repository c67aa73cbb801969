/// What goes to and comes from a program, as fast as either side can.
struct Exchange {
  private let input: Descriptor
  private var rest: ArraySlice<UInt8>
  private let output: Descriptor
  private let errors: Descriptor
  private(set) var outputBytes: [UInt8] = []
  private(set) var errorBytes: [UInt8] = []

  /// - Parameter input: takes `bytes`, and is closed then.
  init(_ bytes: [UInt8], to input: Descriptor, output: Descriptor, errors: Descriptor) {
    self.input = input
    rest = bytes[...]
    self.output = output
    self.errors = errors
  }

  /// Goes on until the program has closed both outputs.
  mutating func run() throws(SystemError) {
    for descriptor in [input, output, errors] { System.stopWaiting(for: descriptor.number) }
    if rest.isEmpty { input.close() }
    while input.isOpen || output.isOpen || errors.isOpen {
      let ready = try System.waitForAny(writing: input.number, reading: output.number, errors.number)
      if ready[0] { try write() }
      if ready[1] { try Self.read(output, into: &outputBytes) }
      if ready[2] { try Self.read(errors, into: &errorBytes) }
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

  private static func read(_ descriptor: Descriptor, into bytes: inout [UInt8]) throws(SystemError) {
    guard let part = try System.readPart(of: descriptor.number) else { return }
    if part.isEmpty { descriptor.close() } else { bytes += part }
  }
}
