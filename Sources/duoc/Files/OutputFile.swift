import DuoLayout

/// One file that `build -o` writes.
struct OutputFile {
  /// The directory in that of `-o`; nil for that itself.
  let folder: String?
  let name: String
  let format: OutputFormat
  /// What it shows.
  let set: LayoutSet
}
