/// What a node holds: nodes of its own, or those of the marks of a chart.
struct NodeContents: Sendable {
  /// `nil` where the marks have them.
  private var own: [AccessibilityNode]?
  /// `nil` where the marks have them; none where there are neither.
  private var ownValues: ChartValues??
  /// `nil` where the marks have it; none where there is neither.
  private var ownTable: DataTable??
  private var marks: AnsweredMarks?
  /// How far the marks have been moved since their answers were right.
  private var x = 0.0
  private var y = 0.0

  init(_ nodes: [AccessibilityNode]) { (own, ownValues, ownTable) = (nodes, .some(nil), .some(nil)) }

  init(_ marks: any ChartMarks) { self.marks = AnsweredMarks(marks) }

  var nodes: [AccessibilityNode] {
    get {
      if let own { return own }
      let nodes = marks?.elements ?? []
      return x == 0 && y == 0 ? nodes : nodes.map { $0.offset(x: x, y: y) }
    }
    set { own = newValue }
  }

  var values: ChartValues? {
    get {
      if let ownValues { return ownValues }
      let values = marks?.values
      return x == 0 && y == 0 ? values : values?.offset(x: x, y: y)
    }
    set { ownValues = .some(newValue) }
  }

  /// The data, made each time: few pictures are asked for it, and none twice.
  var table: DataTable? {
    get { ownTable ?? marks?.marks.table }
    set { ownTable = .some(newValue) }
  }

  var form: SceneForm? {
    guard var form = marks?.marks.form else { return nil }
    form.frame = form.frame.offset(x: x, y: y)
    return form
  }

  /// Where the marks lie in a scene: made each time, as few ever ask.
  var places: ScenePlaces? { marks?.marks.places }

  func offset(x dx: Double, y dy: Double) -> NodeContents {
    var copy = self
    copy.own = own?.map { $0.offset(x: dx, y: dy) }
    if let values = ownValues { copy.ownValues = .some(values?.offset(x: dx, y: dy)) }
    copy.x += dx
    copy.y += dy
    return copy
  }
}

/// Contents are compared by their nodes, which are made for that unless the marks are the same. Values follow from
/// what made the picture, and are no part of how it looks.
extension NodeContents: Hashable {
  static func == (a: NodeContents, b: NodeContents) -> Bool {
    if a.own == nil, b.own == nil, let marks = a.marks, marks === b.marks, a.x == b.x, a.y == b.y {
      return true
    }
    return a.nodes == b.nodes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(nodes) }
}
