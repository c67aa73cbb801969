import Foundation
import Testing

@testable import duoc

/// Faults of a real machine: a disk that is full, files without number, texts without end. Each ends with one message, the right
/// code, and what was there before.
@Suite(.enabled(if: Executable.path != nil, "the executable is not beside the tests"))
struct FaultTests {
  let directory: TemporaryDirectory
  let shell: Shell

  init() throws {
    directory = try TemporaryDirectory()
    shell = Shell(directory)
  }

  #if os(Linux)
    /// Whether file systems can be mounted here: as root, and not in every container.
    static let mounts: Bool = {
      guard let directory = try? TemporaryDirectory(), (try? directory.makeDirectory("disk")) != nil else { return false }
      let outcome = try? Shell(directory)("mount -t tmpfs -o size=64k tmpfs disk && umount disk")
      return outcome?.code == 0
    }()

    @Test(.enabled(if: mounts, "no file system can be mounted here"), arguments: [
      "build -o disk/out --format html", "build -o disk/out --format table,svg", "check --fix disk/Doubtful.duo",
      "fmt disk/Doubtful.duo", "check --baseline disk/new.txt", "build -o out --depfile disk/out.d",
    ])
    func aFullDisk(command: String) throws {
      try directory.write("Reader.duo")
      try directory.makeDirectory("disk")
      try directory.write("Doubtful.duo", "duo 1\n\napp Doubtful {\n  stack {\n    screen S \"S\" {\n      item   add symbol: plus axis: verticalPreferred\n    }\n  }\n}\n")
      let outcome = try shell(
        """
        mount -t tmpfs -o size=64k tmpfs disk
        cp Doubtful.duo disk; mkdir disk/out; echo old >disk/out/Reader.html
        dd if=/dev/zero of=disk/filler bs=4k 2>/dev/null
        "$duoc" \(command); echo "code $?"
        ls -A disk disk/out; cat disk/out/Reader.html; cmp Doubtful.duo disk/Doubtful.duo && echo whole
        umount disk
        """)
      #expect(outcome.output.contains("code 2\n"), "\(outcome.output)")
      #expect(outcome.errors.contains("no space is left on the device\n"), "\(outcome.errors)")
      #expect(outcome.output.hasSuffix("disk:\nDoubtful.duo\nfiller\nout\n\ndisk/out:\nReader.html\nold\nwhole\n"), "\(outcome.output)")
    }

    @Test(.enabled(if: mounts, "no file system can be mounted here"), arguments: ["fmt", "check --fix"])
    func aDiskWithoutRoomForAllChangesNone(command: String) throws {
      try directory.makeDirectory("disk")
      let screens = (0..<60).map { "    screen S\($0) \"S\" { item   a symbol: star axis: verticalPreferred }\n" }
      for (name, count) in [("A", 2), ("B", 60)] {
        try directory.write("\(name).duo", "duo 1\n\napp \(name) {\n  stack {\n\(screens.prefix(count).joined())  }\n}\n")
      }
      let outcome = try shell(
        """
        mount -t tmpfs -o size=64k tmpfs disk
        cp A.duo B.duo disk
        dd if=/dev/zero of=disk/filler bs=4k 2>/dev/null; truncate -s -4096 disk/filler
        "$duoc" \(command) disk/A.duo disk/B.duo >/dev/null; echo "code $?"
        ls -A disk; cmp A.duo disk/A.duo && cmp B.duo disk/B.duo && echo whole
        umount disk
        """)
      #expect(outcome.output == "code 2\nA.duo\nB.duo\nfiller\nwhole\n")
      #expect(outcome.errors == "duoc: cannot write disk/B.duo: no space is left on the device\n")
    }

    @Test(.enabled(if: mounts, "no file system can be mounted here"), arguments: [
      "fmt disk/Loose.duo", "check --fix disk/Loose.duo", "build -o disk/out Reader.duo", "build -o out Reader.duo --depfile disk/out.d",
    ])
    func aReadOnlyDisk(command: String) throws {
      try directory.write("Reader.duo")
      try directory.makeDirectory("disk")
      try directory.write("Loose.duo", "duo 1\n\napp Loose {\n  stack {\n    screen S \"S\" { item   a symbol: star axis: verticalPreferred }\n  }\n}\n")
      let outcome = try shell(
        """
        mount -t tmpfs -o size=64k tmpfs disk
        cp Loose.duo disk; mkdir disk/out; echo old >disk/out/Reader.txt; mount -o remount,ro disk
        "$duoc" \(command) >/dev/null; echo "code $?"
        umount disk
        """)
      #expect(outcome.output == "code 2\n")
      #expect(outcome.errors.hasSuffix(": the file system is read-only\n"), "\(outcome.errors)")
    }
  #endif

  @Test func aFileVanishes() throws {
    try directory.write("Reader.duo")
    // The list of the directory still has it; as if it went between the two calls.
    let outcome = try shell("ln -s Gone.duo Late.duo; \"$duoc\" check")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "duoc: cannot read Late.duo: there is no such file\n")
  }

  @Test func inputWithoutEnd() throws {
    let outcome = try shell("\"$duoc\" check - </dev/zero; echo \"code $?\"")
    #expect(outcome.output == "code 2\n" && outcome.errors == "duoc: cannot read standard input: it is larger than 64 MiB\n")
  }

  @Test(.enabled(if: Tool.mayTakeLong, "set DUO_LONG=1 to run it: it takes minutes"))
  func aHundredThousandFiles() throws {
    for folder in 0..<100 {
      try directory.makeDirectory("specs/\(folder)")
      for file in 0..<1000 { try directory.write("specs/\(folder)/\(file).duo", Sample.program(app: "A\(folder)x\(file)")) }
    }
    let outcome = try shell("\"$duoc\" check specs")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "100000 files checked: nothing to report\n")
  }

  @Test(.enabled(if: Tool.mayTakeLong, "set DUO_LONG=1 to run it: it takes minutes"))
  func aHundredMegabytes() throws {
    let screen = (0..<12).map { "item a\($0) \"Action \($0)\" symbol: star\n" }.joined()
    let screens = (0..<250_000).map { "screen S\($0) {\n\(screen)}\n" }.joined()
    try directory.write("Large.duo", "duo 1\napp Large {\nstack {\n\(screens)}\n}\n")
    let outcome = try shell("\"$duoc\" check --diagnostics short Large.duo")
    #expect(outcome.code == 1)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.hasSuffix("error: a file may hold 16,777,216 tokens; this one holds more [file-too-large]\n"))
  }
}
