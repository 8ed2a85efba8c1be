/// The contents of a node: its child nodes, or the marks of a chart.
struct NodeContents: Sendable {
  /// The child nodes; `nil` if ``marks`` provides them.
  private var own: [AccessibilityNode]?
  /// The values; the outer `nil` means that ``marks`` provides them, the inner that there are none.
  private var ownValues: ChartValues??
  /// The table; the outer `nil` means that ``marks`` provides it, the inner that there is none.
  private var ownTable: DataTable??
  private var marks: AnsweredMarks?
  /// The offset of the marks from the positions that they were created with, in points.
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

  /// The data. Not cached, because few pictures need it, and none needs it twice.
  var table: DataTable? {
    get { ownTable ?? marks?.marks.table }
    set { ownTable = .some(newValue) }
  }

  var form: SceneForm? {
    guard var form = marks?.marks.form else { return nil }
    form.frame = form.frame.offset(x: x, y: y)
    return form
  }

  /// The positions of the marks in a scene. Not cached, because few callers need them.
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

/// Compares contents by their nodes, which are computed for the comparison unless the marks are identical. Values are
/// ignored: they do not change how the picture looks.
extension NodeContents: Hashable {
  static func == (a: NodeContents, b: NodeContents) -> Bool {
    if a.own == nil, b.own == nil, let marks = a.marks, marks === b.marks, a.x == b.x, a.y == b.y {
      return true
    }
    return a.nodes == b.nodes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(nodes) }
}
