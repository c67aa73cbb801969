import Foundation
import PackagePlugin

/// Checks the `.duo` files of a target in its build, and draws their bars into the plugin's directory.
///
/// Findings appear beside the lines they are about; an error stops the build. A `project.duo` in the package's directory says what
/// is drawn and what findings count for; without one it is a report and a picture of each screen.
@main
struct DuoBars: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles else { return [] }
    return try commands(
      for: target.name, files.map(\.url), of: context.package.directoryURL, duoc: context.tool(named: "duoc").url,
      output: context.pluginWorkDirectoryURL)
  }

  /// Runs when one of the `.duo` files among `files` has changed, or the project's; none if there is no such file.
  private func commands(for target: String, _ files: [URL], of package: URL, duoc: URL, output: URL) -> [Command] {
    let sources = files.filter { $0.pathExtension == "duo" }.sorted { $0.path() < $1.path() }
    guard !sources.isEmpty else { return [] }
    let project = package.appending(path: "project.duo")
    let hasProject = FileManager.default.fileExists(atPath: project.path(percentEncoded: false))
    let settings = hasProject ? [] : ["--no-project", "--format", "html,svg"]
    let arguments = ["build", "--quiet", "--diagnostics", "short", "-o", output.path(percentEncoded: false)]
    return [
      .buildCommand(
        displayName: "Checking the bars of \(target)",
        executable: duoc,
        arguments: arguments + settings + sources.map { $0.path(percentEncoded: false) },
        inputFiles: sources + (hasProject ? [project] : []))
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension DuoBars: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.displayName, target.inputFiles.map(\.url), of: context.xcodeProject.directoryURL,
        duoc: context.tool(named: "duoc").url, output: context.pluginWorkDirectoryURL)
    }
  }
#endif
