import DuoLang

public struct Size: Hashable, Sendable {
  public var width: Points
  public var height: Points

  public init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }
}

public struct Rect: Hashable, Sendable {
  public var x: Points
  public var y: Points
  public var width: Points
  public var height: Points

  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Points { x + width }
  public var maxY: Points { y + height }
}

public struct Insets: Hashable, Sendable {
  public var top: Points
  public var left: Points
  public var bottom: Points
  public var right: Points

  public init(top: Points, left: Points, bottom: Points, right: Points) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
