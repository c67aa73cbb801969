/// A declaration of a generated program: a header and what stands in its block.
struct SpecNode {
  var head: String
  var children: [SpecNode] = []
  /// An empty block is written too.
  var hasBlock = false

  init(_ head: String, _ children: [SpecNode] = []) {
    self.head = head
    self.children = children
    hasBlock = !children.isEmpty
  }

  /// As `.duo` text.
  func text(indentation: Int = 0) -> String {
    let margin = String(repeating: "  ", count: indentation)
    guard hasBlock else { return "\(margin)\(head)\n" }
    return "\(margin)\(head) {\n" + children.map { $0.text(indentation: indentation + 1) }.joined() + "\(margin)}\n"
  }

  /// How many declarations it is, itself included.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Without the declaration at `position`, counted in reading order from 1 for the first child.
  func removing(_ position: Int) -> SpecNode {
    var copy = self
    var position = position - 1
    for (index, child) in children.enumerated() {
      if position == 0 {
        copy.children.remove(at: index)
        return copy
      }
      if position < child.count {
        copy.children[index] = child.removing(position)
        return copy
      }
      position -= child.count
    }
    return copy
  }
}

/// A generated program: its declarations at the top of the file.
struct Spec {
  var nodes: [SpecNode]

  var text: String { "duo 1\n" + nodes.map { $0.text() }.joined() }

  /// A smaller program for which `fails` still holds: declarations are taken away while it does.
  ///
  /// - Complexity: at most `tries` calls of `fails`.
  func shrunk(tries: Int = 400, while fails: (String) -> Bool) -> Spec {
    var best = self
    var left = tries
    var progress = true
    while progress, left > 0 {
      progress = false
      var root = SpecNode("", best.nodes)
      var position = 1
      while position < root.count, left > 0 {
        left -= 1
        let candidate = root.removing(position)
        if fails(Spec(nodes: candidate.children).text) {
          root = candidate
          progress = true
        } else {
          position += 1
        }
      }
      best = Spec(nodes: root.children)
    }
    return best
  }
}
