/// What `diff` can write.
enum DiffFormat: String, CaseIterable {
  case text, markdown, json, svg

  var help: String {
    switch self {
    case .text: "for a terminal: each screen, the gravest change first"
    case .markdown: "a comment on a pull request"
    case .json: "everything, schema duo-diff/1"
    case .svg: "one picture: what differs, marked on the devices"
    }
  }
}
