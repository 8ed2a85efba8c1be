import Descriptions

/// A finished picture: what to draw, what to say and what answers to a pointer, in points from the top left.
///
/// Front ends make it, renderers read it, on any thread. What only some of them ask for (what a chart's marks are one by
/// one, and what they tell) is made of the chart's columns when they do; nothing asks a view or the engine again.
package struct DisplayList: Hashable, Sendable {
  package var items: [DisplayItem] = []
  /// What assistive technology reads, in reading order.
  package var accessibility: [AccessibilityNode] = []
  /// What answers to a pointer, from back to front.
  package var regions: [HitRegion] = []

  package init() {}

  package init(_ items: [DisplayItem]) { self.items = items }

  package var isEmpty: Bool { items.isEmpty && accessibility.isEmpty }

  /// Adds another list, moved by an offset in points.
  package mutating func append(_ other: DisplayList, x: Double = 0, y: Double = 0) {
    guard x != 0 || y != 0 else {
      items += other.items
      accessibility += other.accessibility
      regions += other.regions
      return
    }
    if !other.items.isEmpty {
      var group = GroupItem(other.items)
      group.transform = .translation(x, y)
      items.append(.group(group))
    }
    accessibility += other.accessibility.map { $0.offset(x: x, y: y) }
    add(other.regions, movedBy: .translation(x, y))
  }

  /// Adds regions that belong to a drawing which is moved.
  package mutating func add(_ regions: [HitRegion], movedBy transform: Transform) {
    self.regions += regions.map { region in
      var region = region
      region.apply(transform)
      return region
    }
  }
}

/// An element that assistive technology can reach; frame in points of the picture.
package struct AccessibilityNode: Hashable, Sendable {
  package enum Role: String, Sendable {
    case chart, series, mark, interval, text, image, heading, button, group
    case toggle, slider, stepper, picker, textField, progress, link, tab
  }

  package var role: Role
  package var label: String
  package var value: String
  package var identifier: String?
  /// What happens when the element is used.
  package var hint = ""
  /// Whether it is the chosen one among its like.
  package var isSelected = false
  /// Among those beside it the greater ones are read first.
  package var sortPriority = 0.0
  /// Whether it answers to its user at all.
  package var isEnabled = true
  package var frame: Rect
  /// The controls of a live session that it names.
  package var controls: [Int] = []
  /// The mark that it describes, if it is one mark.
  package var id: MarkID?
  /// Of a chart: what its series show, for sentences, statistics and audio graphs.
  package var facts: ChartFacts?
  /// Of a chart: what its drawing stands for, for those who check it.
  package var drawn: DrawnChart?
  private var contents: NodeContents
  /// Of a chart that scrolls: all of it.
  package var scrolling: ScrollingChart?
  /// Of a chart: what may be selected in it.
  package var selecting: ChartSelecting?

  package init(
    role: Role, label: String, value: String = "", identifier: String? = nil, frame: Rect,
    id: MarkID? = nil, children: [AccessibilityNode] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.identifier = identifier
    self.frame = frame
    self.id = id
    contents = NodeContents(children)
  }

  /// What it holds, in reading order.
  package var children: [AccessibilityNode] {
    get { contents.nodes }
    set { contents.nodes = newValue }
  }

  /// Of a chart: its values where they are drawn; `nil` where there are none, or too many to walk through.
  package var values: ChartValues? {
    get { contents.values }
    set { contents.values = newValue }
  }
  /// Of a chart: its data; `nil` where there are none, or too many for a table.
  package var table: DataTable? {
    get { contents.table }
    set { contents.table = newValue }
  }

  /// Of a chart in three dimensions: its scene as it stands in space.
  package var form: SceneForm? { contents.form }

  /// Makes children and values those of a chart's marks, which are asked once at most, when somebody asks the node.
  package mutating func setMarks(_ marks: any ChartMarks) { contents = NodeContents(marks) }

  /// Where the marks of a chart in three dimensions lie.
  package var places: ScenePlaces? { contents.places }

  package func offset(x: Double, y: Double) -> AccessibilityNode {
    var copy = self
    copy.frame = frame.offset(x: x, y: y)
    copy.contents = contents.offset(x: x, y: y)
    copy.scrolling = scrolling?.offset(x: x, y: y)
    return copy
  }
}
