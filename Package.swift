// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "duoc",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "duoc", targets: ["duoc"]),
    .plugin(name: "DuoBars", targets: ["DuoBars"]),
    .library(name: "DuoLayout", targets: ["DuoLang", "DuoIR", "DuoLayout"]),
  ],
  targets: [
    .target(name: "DuoLang", swiftSettings: settings),
    .target(name: "DuoIR", dependencies: ["DuoLang"], swiftSettings: settings),
    .target(
      name: "DuoLayout", dependencies: ["DuoIR", "DuoLang"],
      exclude: ["Device/iPhoneDuo.duo"]
        + ["report.css", "media.css", "layouts.js", "reasons.js", "arrows.js", "search.js"].map { "Emitters/Report/\($0)" },
      swiftSettings: settings),
    .executableTarget(name: "duoc", dependencies: ["DuoLayout", "DuoIR", "DuoLang"], swiftSettings: settings),
    .plugin(name: "DuoBars", capability: .buildTool(), dependencies: ["duoc"]),
    .target(name: "TestSupport", dependencies: ["DuoLayout", "DuoIR", "DuoLang"], path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "DuoLangTests", dependencies: ["DuoLang", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "DuoIRTests", dependencies: ["DuoIR", "DuoLang", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "DuoLayoutTests", dependencies: ["DuoLayout", "DuoIR", "DuoLang", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "duocTests", dependencies: ["duoc", "TestSupport"], swiftSettings: settings),
  ]
)
