// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Reader",
  platforms: [.macOS(.v26)],
  dependencies: [
    // In a repository of your own: the URL and version of duoc.
    .package(name: "duoc", path: "../..")
  ],
  targets: [
    // Each build checks the `.duo` files below Sources/Reader and draws their bars.
    .executableTarget(name: "Reader", plugins: [.plugin(name: "DuoBars", package: "duoc")])
  ]
)
