// swift-tools-version: 6.2
import PackageDescription

// Built by `run`, with the flags of a sanitizer.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "duoc", path: "..")],
  targets: [
    .executableTarget(
      name: "duo-fuzz",
      dependencies: [.product(name: "DuoLayout", package: "duoc")],
      swiftSettings: [
        .strictMemorySafety(),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(["-parse-as-library"]),  // libFuzzer brings the program's entry
      ])
  ]
)
