import DuoLang

/// What is carried along while the content of one state is lowered.
struct ContentLowering {
  let framework: Framework
  /// The placement of the nearest item or group before.
  var lastPlacement: Placement?
  /// Elements that are spacers still without a placement.
  var waitingSpacers: [Int] = []
  /// The `use` whose toolbar is being lowered.
  var use: NodeRef?

  init(framework: Framework) { self.framework = framework }
}

/// Toolbar content: items, groups, spacers, overflow, search and shared toolbars, flattened in the order declared.
extension Lowering {
  mutating func lowerElement(_ ref: NodeRef, group: GroupID?, _ content: inout ContentLowering) {
    switch kind(ref) {
    case .item:
      let item = lowerItem(ref, content)
      if group != nil, content.use != nil { checkUsedInGroup(ref, content) }
      program.elements.append(.item(item, group: group))
      place(group.map { program.groups[$0].placement } ?? program.items[item].placement, &content)
    case .group where group == nil: lowerGroup(ref, &content)
    case .group: reportInSharedGroup(ref, content)
    case .overflow where group != nil: reportInSharedGroup(ref, content)
    case .overflow:
      for statement in statements(of: ref) where kind(statement) == .item {
        program.elements.append(.overflowItem(lowerItem(statement, content)))
      }
    case .spacer: lowerSpacer(ref, group: group, &content)
    case .search: lowerSearch(ref)
    case .use: lowerUse(ref, group: group, &content)
    default: break
    }
  }

  private mutating func place(_ placement: Placement, _ content: inout ContentLowering) {
    if !content.waitingSpacers.isEmpty { finishSpacers(&content, with: placement) }
    content.lastPlacement = placement
  }

  /// Gives the spacers that came before any item the placement of what follows them.
  mutating func finishSpacers(_ content: inout ContentLowering, with placement: Placement) {
    for index in content.waitingSpacers {
      guard case .spacer(var spacer) = program.elements[index] else { continue }
      spacer.placement = placement
      program.elements[index] = .spacer(spacer)
    }
    content.waitingSpacers = []
  }

  private mutating func lowerGroup(_ ref: NodeRef, _ content: inout ContentLowering) {
    let unit = unit(ref)
    var group = Group(title: title(unit, ref.node), position: unit.position(ref.node))
    for attribute in unit.attributes(of: ref.node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      switch Vocabulary.facts(id).key {
      case .placement: group.placement = placement(unit, value, content)
      case .axis: group.axis = AxisHint(rawValue: unit.ordinal(value) ?? 0)
      case .priority: group.priority = priority(unit, value, content)
      case .when: group.when = When(rawValue: unit.ordinal(value) ?? 0) ?? .always
      case .representative: group.representative = unit.tree[value].kind == .word ? unit.tree.symbol(value) : nil
      case .note: group.note = text(unit, value)
      default: break
      }
    }
    let id = program.groups.add(group)
    place(group.placement, &content)
    let first = program.elements.count
    for statement in statements(of: ref) { lowerElement(statement, group: id, &content) }
    if program.elements.count == first {
      reportMissingChild(ref, "this `group` is empty", "its items stand in its block")
    }
    if let representative = group.representative { checkRepresentative(representative, of: ref, from: first) }
  }

  private mutating func lowerSpacer(_ ref: NodeRef, group: GroupID?, _ content: inout ContentLowering) {
    let unit = unit(ref)
    var spacer = Spacer(position: unit.position(ref.node))
    spacer.use = content.use.map { units[$0.file.index].position($0.node) }
    var own: Placement?
    for attribute in unit.attributes(of: ref.node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      switch Vocabulary.facts(id).key {
      case .size:
        if let ordinal = unit.ordinal(value) {
          spacer.size = ordinal == SpacerSize.fixed.rawValue ? .fixed : .flexible
        } else if let points = points(unit, value) {
          spacer.size = .points(points)
        }
      case .placement: own = placement(unit, value, content)
      default: break
      }
    }
    let inherited = group.map { program.groups[$0].placement } ?? content.lastPlacement
    if let placement = own ?? inherited {
      spacer.placement = placement
    } else {
      content.waitingSpacers.append(program.elements.count)
    }
    program.elements.append(.spacer(spacer))
  }

  private mutating func lowerSearch(_ ref: NodeRef) {
    let unit = unit(ref)
    var search = Search(position: unit.position(ref.node))
    for attribute in unit.attributes(of: ref.node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      switch Vocabulary.facts(id).key {
      case .placement: search.placement = SearchPlacement(rawValue: unit.ordinal(value) ?? 0) ?? .automatic
      case .minimized: search.isMinimized = unit.ordinal(value) == Flag.true.rawValue
      case .when: search.when = When(rawValue: unit.ordinal(value) ?? 0) ?? .always
      case .note: search.note = text(unit, value)
      default: break
      }
    }
    if let other = itemNames.insert(reserved.search, at: search.position) {
      reportTooMany(ref, "a screen has one search", after: nil, at: other, "this one")
      return
    }
    program.elements.append(.search(search))
  }

  /// Lowers the toolbar that `use` names as if its content stood here.
  private mutating func lowerUse(_ ref: NodeRef, group: GroupID?, _ content: inout ContentLowering) {
    guard let toolbar = findToolbar(ref) else { return }
    toolbars[toolbar].isUsed = true
    content.use = ref
    for statement in statements(of: toolbars[toolbar].node) { lowerElement(statement, group: group, &content) }
    content.use = nil
  }

  // MARK: Items

  mutating func lowerItem(_ ref: NodeRef, _ content: ContentLowering) -> ItemID {
    let unit = units[ref.file.index]
    var item = Item(name: name(ref), title: title(unit, ref.node), position: unit.position(ref.node))
    item.use = content.use.map { units[$0.file.index].position($0.node) }
    checkItemName(item, ref)
    for attribute in unit.attributes(of: ref.node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      apply(Vocabulary.facts(id).key, unit, value, content, to: &item)
    }
    let id = program.items.add(item)
    if unit.block(of: ref.node) != nil { program.items[id].firstChild = lowerChildren(ref, content) }
    return id
  }

  /// Lowers the items in a block and links them; returns the first.
  mutating func lowerChildren(_ ref: NodeRef, _ content: ContentLowering) -> ItemID? {
    var first: ItemID?
    var last: ItemID?
    for statement in statements(of: ref) where kind(statement) == .item {
      let child = lowerItem(statement, content)
      if let last { program.items[last].nextSibling = child } else { first = child }
      last = child
    }
    return first
  }

  private mutating func apply(_ key: Key, _ unit: Unit, _ value: NodeID, _ content: ContentLowering, to item: inout Item) {
    let ordinal = unit.ordinal(value) ?? 0
    switch key {
    case .symbol: item.symbol = text(unit, value)
    case .image: item.image = text(unit, value)
    case .placement: item.placement = placement(unit, value, content)
    case .axis: item.axis = AxisHint(rawValue: ordinal)
    case .priority: item.priority = priority(unit, value, content)
    case .kind: item.kind = ItemKind(rawValue: ordinal) ?? .button
    case .label: item.label = LabelStyle(rawValue: ordinal) ?? .automatic
    case .role: item.role = ItemRole(rawValue: ordinal) ?? .none
    case .style: item.style = ItemStyle(rawValue: ordinal) ?? .automatic
    case .badge: item.badge = text(unit, value)
    case .becomes: item.becomes = Becomes(rawValue: ordinal) ?? .nothing
    case .text: item.text = TextMeaning(rawValue: ordinal) ?? .unset
    case .frequency: item.frequency = Frequency(rawValue: ordinal) ?? .normal
    case .status: item.conveysStatus = ordinal == Flag.true.rawValue
    case .width: item.width = points(unit, value)
    case .height: item.height = points(unit, value)
    case .when: item.when = When(rawValue: ordinal) ?? .always
    case .conditional: item.isConditional = ordinal == Flag.true.rawValue
    case .opens: item.opens = Opens(rawValue: ordinal) ?? .nothing
    case .controls: item.controls = unit.tree[value].kind == .word ? unit.tree.symbol(value) : nil
    case .note: item.note = text(unit, value)
    default: break
    }
  }

  private mutating func placement(_ unit: Unit, _ value: NodeID, _ content: ContentLowering) -> Placement {
    if content.framework == .swiftui, uiKitPlacements.contains(unit.tree.symbol(value)) {
      reportUIKitName(NodeRef(file: unit.file, node: value))
    }
    return Placement(rawValue: unit.ordinal(value) ?? 0) ?? .automatic
  }

  private mutating func priority(_ unit: Unit, _ value: NodeID, _ content: ContentLowering) -> Priority? {
    if let ordinal = unit.ordinal(value) { return PriorityLevel(rawValue: ordinal).map { Priority($0) } }
    guard unit.tree[value].kind == .word else { return nil }
    let symbol = unit.tree.symbol(value)
    if let derived = Priority(derived: symbols.utf8(symbol)) { return derived }
    if content.framework == .swiftui { reportIntegerPriority(NodeRef(file: unit.file, node: value)) }
    return Number(symbols.utf8(symbol)).map { Priority(rank: Int32(clamping: $0.whole)) }
  }
}
