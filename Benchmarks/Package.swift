// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "duo-benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "duoc", path: "..")],
  targets: [
    .executableTarget(
      name: "duo-bench",
      dependencies: [.product(name: "DuoLayout", package: "duoc")],
      swiftSettings: [
        .strictMemorySafety(),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
