import DuoLang

/// The rules that need the program alone, by what they are called with.
public struct PlacementCheck: Sendable {
  private var apps: [@Sendable (AppFacts, inout Findings) -> Void] = []
  private var states: [(needs: Traits, check: @Sendable (StateFacts, inout Findings) -> Void)] = []
  private var items: [(needs: Traits, check: @Sendable (ItemFacts, inout Findings) -> Void)] = []

  public init() {
    let rules = PlacementRule.all
    // By index: a rule's document is not needed here, and copying it takes longer than all the rest.
    for index in rules.indices {
      if let app = rules[index].app { apps.append(app) }
      if let state = rules[index].state { states.append((rules[index].stateNeeds, state)) }
      if let item = rules[index].item { items.append((rules[index].itemNeeds, item)) }
    }
  }

  /// Checks an app as a whole. - Complexity: O(rules × screens).
  public func check(_ app: AppID, _ findings: inout Findings) {
    let facts = AppFacts(context: findings.context, app: app)
    for check in apps { check(facts, &findings) }
  }

  /// Checks states one by one, each with its items. - Complexity: O(rules × items).
  public func check(_ states: IDRange<ScreenState>, _ findings: inout Findings) {
    // The traits of a state's items, in the order of `forEachItem`.
    var itemTraits: [Traits] = []
    for state in states {
      let facts = StateFacts(findings.context, state)
      var traits = facts.ownTraits
      itemTraits.removeAll(keepingCapacity: true)
      facts.forEachItem { item in
        let own = item.traits
        itemTraits.append(own)
        if item.place == .bar || item.place == .overflow { traits.formUnion(own) }
      }
      for rule in self.states where traits.isSuperset(of: rule.needs) { rule.check(facts, &findings) }
      var visited = 0
      facts.forEachItem { item in
        let traits = itemTraits[visited]
        visited += 1
        for rule in items where traits.isSuperset(of: rule.needs) { rule.check(item, &findings) }
      }
    }
  }
}
