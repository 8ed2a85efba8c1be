/// The child nodes of a node: given nodes, or the nodes of a chart's marks.
struct NodeContents: Sendable {
  /// The child nodes; `nil` if ``marks`` provides them.
  private var givenNodes: [AccessibilityNode]?
  private var marks: AnsweredMarks?
  /// The offset of the marks from the positions that they were created with, in points.
  private var x = 0.0
  private var y = 0.0

  init(_ nodes: [AccessibilityNode]) { givenNodes = nodes }

  init(_ marks: any ChartMarks) { self.marks = AnsweredMarks(marks) }

  var nodes: [AccessibilityNode] {
    get {
      if let givenNodes { return givenNodes }
      let nodes = marks?.elements ?? []
      return x == 0 && y == 0 ? nodes : nodes.map { $0.offset(x: x, y: y) }
    }
    set { givenNodes = newValue }
  }

  func offset(x dx: Double, y dy: Double) -> NodeContents {
    var copy = self
    copy.givenNodes = givenNodes?.map { $0.offset(x: dx, y: dy) }
    copy.x += dx
    copy.y += dy
    return copy
  }
}

/// Compares contents by their nodes, which are computed for the comparison unless the marks are identical.
extension NodeContents: Hashable {
  static func == (a: NodeContents, b: NodeContents) -> Bool {
    if a.givenNodes == nil, b.givenNodes == nil, let marks = a.marks, marks === b.marks, a.x == b.x,
      a.y == b.y
    {
      return true
    }
    return a.nodes == b.nodes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(nodes) }
}
