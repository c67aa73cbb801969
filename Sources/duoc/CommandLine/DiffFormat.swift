/// What `diff` can write.
enum DiffFormat: String, CaseIterable {
  case text, markdown, json

  var help: String {
    switch self {
    case .text: "for a terminal: each screen, the gravest change first"
    case .markdown: "a comment on a pull request"
    case .json: "everything, schema duo-diff/1"
    }
  }
}
