import DuoLang
import DuoLayout

/// Texts that import nothing.
struct NoImports: SourceLoader {
  mutating func load(_ path: String, importedBy importer: SourceInput) -> Result<SourceInput, LoadFailure> {
    .failure(LoadFailure("there is no such file"))
  }
}

/// Compiles one text, called `test.duo`.
func compile(_ text: String) -> Compilation {
  var loader = NoImports()
  return Compilation([SourceInput(SourceFile(name: "test.duo", text: "duo 1\n" + text), identity: "test.duo")], loader: &loader)
}
