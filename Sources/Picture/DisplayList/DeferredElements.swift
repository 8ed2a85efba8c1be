/// The elements of a node. Those of a chart are worked out when somebody asks: a picture for the eye alone needs none.
struct DeferredElements: Sendable {
  private let known: [AccessibilityNode]
  private let later: Deferred<[AccessibilityNode]>?
  private var x = 0.0
  private var y = 0.0

  init(_ nodes: [AccessibilityNode]) { (known, later) = (nodes, nil) }
  init(_ make: @escaping @Sendable () -> [AccessibilityNode]) {
    (known, later) = ([], Deferred(make))
  }

  var nodes: [AccessibilityNode] {
    guard let later else { return known }
    return x == 0 && y == 0 ? later.value : later.value.map { $0.offset(x: x, y: y) }
  }

  func offset(x dx: Double, y dy: Double) -> DeferredElements {
    guard later != nil else { return DeferredElements(known.map { $0.offset(x: dx, y: dy) }) }
    var copy = self
    copy.x += dx
    copy.y += dy
    return copy
  }
}

/// What was put off is made to be compared, unless it is the same.
extension DeferredElements: Hashable {
  static func == (a: DeferredElements, b: DeferredElements) -> Bool {
    if let first = a.later, first === b.later, a.x == b.x, a.y == b.y { return true }
    return a.nodes == b.nodes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(nodes) }
}
