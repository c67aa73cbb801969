import DuoLang

extension SeverityPolicy {
  /// The policy of `--error`, `--warn` and `--allow`.
  ///
  /// - Throws: if a slug is unknown, is given to two flags, or names an error that cannot be lowered.
  init(_ arguments: Arguments) throws(Failure) {
    self.init()
    let flags: [(name: FlagName, level: Level)] = [(.error, .error), (.warn, .warning), (.allow, .allow)]
    for (name, level) in flags {
      for slug in arguments.list(name) {
        guard let kind = DiagnosticKind(slug: slug) else {
          let slugs = DiagnosticKind.allCases.map(\.slug)
          throw Failure("`\(name.spelling)`: no finding has the slug \(slug.quoted); \(alternatives(to: slug, among: slugs))")
        }
        guard self[kind] == nil else {
          let other = flags.first { $0.level == self[kind] }?.name ?? name
          throw Failure("`\(slug)` is given to both `\(other.spelling)` and `\(name.spelling)`")
        }
        guard set(kind, to: level) else {
          throw Failure("`\(name.spelling)`: `\(slug)` leaves its file without a meaning; it cannot be less than an error")
        }
      }
    }
  }
}

extension Severity {
  /// The least severity that makes a run fail: what `--fail-on` says, and with `--strict` warnings at most.
  init(failureOf arguments: Arguments) {
    let named = Self.allCases.first { $0.word == arguments.value(.failOn) } ?? .error
    self = arguments.has(.strict) ? min(named, .warning) : named
  }
}
