import Foundation
import PackagePlugin

/// Checks the `.duo` files of a target in its build, and draws their bars into the plugin's directory.
///
/// Findings appear beside the lines they are about; an error stops the build. A `project.duo` says what is drawn.
@main
struct DuoBars: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles else { return [] }
    return [
      try command(
        for: target.name, files.map(\.url), duoc: context.tool(named: "duoc").url, output: context.pluginWorkDirectoryURL)
    ].compactMap { $0 }
  }

  /// Runs when one of the `.duo` files among `files` has changed; nil if there is none.
  private func command(for target: String, _ files: [URL], duoc: URL, output: URL) throws -> Command? {
    let sources = files.filter { $0.pathExtension == "duo" }.sorted { $0.path() < $1.path() }
    guard !sources.isEmpty else { return nil }
    return .buildCommand(
      displayName: "Checking the bars of \(target)",
      executable: duoc,
      arguments: [
        "build", "--quiet", "--diagnostics", "short", "--format", "matrix,json", "-o", output.path(percentEncoded: false),
      ] + sources.map { $0.path(percentEncoded: false) },
      inputFiles: sources)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension DuoBars: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        try command(
          for: target.displayName, target.inputFiles.map(\.url), duoc: context.tool(named: "duoc").url,
          output: context.pluginWorkDirectoryURL)
      ].compactMap { $0 }
    }
  }
#endif
