public func suggestions(for word: String, among candidates: [String]) -> [String] { [] }
