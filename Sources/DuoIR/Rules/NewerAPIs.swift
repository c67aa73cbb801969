import DuoLang

/// Something that an app uses and its SDK does not have yet.
struct NewerAPI {
  /// As messages call it: `` `axis` `` or `` `placement: topBarPinnedTrailing` ``.
  var name: String
  var since: Version
  /// Its first use, and the key to point at there.
  var position: SourcePosition
  var key: Key?
  var use: SourcePosition?
  var count = 1
}

extension AppFacts {
  /// What needs a newer SDK than the app's, each once, in the order of the first uses.
  ///
  /// - Complexity: O(items) below SDK 27.1, else O(1): nothing in the language is newer than that.
  var newerAPIs: [NewerAPI] {
    guard declared.sdk < .verticalBars else { return [] }
    var search = NewerAPISearch(sdk: declared.sdk)
    for id in declared.presentations {
      let presentation = program.presentations[id]
      if presentation.verticalBar != .automatic { search.note(.verticalBar, of: .sheet, at: presentation.position) }
      if presentation.placement != .automatic { search.note(.placement, of: .sheet, at: presentation.position) }
    }
    forEachContainer { _, container in
      if container.verticalBar != .automatic { search.note(.verticalBar, of: .stack, at: container.position) }
      for id in container.tabs where program.tabs[id].role == .prominent {
        search.note("prominent", of: .role, container.framework, at: program.tabs[id].position)
      }
    }
    forEachState { state in
      search.noteHints(of: state)
      for id in state.declared.customBars where program.customBars[id].kind == .safeAreaBar {
        search.note("safeAreaBar", of: .kind, state.declared.framework, at: program.customBars[id].position)
      }
      state.forEachItem { search.noteHints(of: $0) }
    }
    return search.found.sorted {
      ($0.position.file.index, $0.position.offset, $0.name) < ($1.position.file.index, $1.position.offset, $1.name)
    }
  }
}

private struct NewerAPISearch {
  let sdk: Version
  var found: [NewerAPI] = []
  /// Each use counts once, in however many states it is.
  private var seen: Set<Use> = []

  private struct Use: Hashable {
    var name: String
    var position: SourcePosition
  }

  init(sdk: Version) { self.sdk = sdk }

  /// A state's own hints; what it has from its screen is the screen's.
  mutating func noteHints(of state: StateFacts) {
    let base = state.base.declared
    let isBase = state.declared.name == nil
    if state.declared.verticalBar != .automatic, isBase || state.declared.verticalBar != base.verticalBar {
      note(.verticalBar, of: .screen, at: state.declared.position)
    }
    if state.declared.compression != .automatic, isBase || state.declared.compression != base.compression {
      note(.compression, of: .screen, at: state.declared.position)
    }
  }

  mutating func noteHints(of facts: ItemFacts) {
    let item = facts.item
    let framework = facts.state.declared.framework
    if let axis = item.axis, axis != .automatic { note(.axis, of: .item, at: item.position, use: item.use) }
    if let priority = item.priority, priority != .automatic { note(.priority, of: .item, at: item.position, use: item.use) }
    if let group = facts.group {
      if let axis = group.axis, axis != .automatic { note(.axis, of: .group, at: group.position, use: item.use) }
      if let priority = group.priority, priority != .automatic { note(.priority, of: .group, at: group.position, use: item.use) }
    }
    if item.style == .prominent { note("prominent", of: .style, framework, at: item.position, use: item.use) }
    switch facts.place {
    case .bar: note(facts.placement.word, of: .placement, framework, at: facts.placementPosition, use: item.use)
    case .overflow: note("overflow", of: nil, framework, at: item.position, use: item.use)
    case .menuRow, .customBar: break
    }
  }

  mutating func note(_ key: Key, of kind: Kind, at position: SourcePosition, use: SourcePosition? = nil) {
    add("`\(key.word)`", Vocabulary.since(key, in: kind), key, position, use)
  }

  mutating func note(_ word: String, of key: Key?, _ framework: Framework, at position: SourcePosition, use: SourcePosition? = nil) {
    let since = Vocabulary.since(word, of: key, framework)
    if !since.isEmpty { add(key.map { "`\($0.word): \(word)`" } ?? "`\(word)`", since, key, position, use) }
  }

  private mutating func add(_ name: String, _ since: String, _ key: Key?, _ position: SourcePosition, _ use: SourcePosition?) {
    guard let since = Version(Array(since.utf8)[...]), sdk < since else { return }
    guard seen.insert(Use(name: name, position: position)).inserted else { return }
    guard let index = found.firstIndex(where: { $0.name == name }) else {
      found.append(NewerAPI(name: name, since: since, position: position, key: key, use: use))
      return
    }
    found[index].count += 1
    let first = found[index].position
    if (position.file.index, position.offset) < (first.file.index, first.offset) {
      found[index].position = position
      found[index].key = key
      found[index].use = use
    }
  }
}
