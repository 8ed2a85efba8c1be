import Descriptions

/// A finished picture: what to draw, what to say and what answers to a pointer, in points from the top left.
///
/// Front ends make it, renderers read it, on any thread. What only pages ask for (the values of a chart, its drawing
/// in other windows) is worked out when they do.
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
  /// What it holds, in reading order.
  private var elements: DeferredElements
  /// Of a chart: its values, for those who ask.
  package var values: DeferredValues?
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
    elements = DeferredElements(children)
  }

  /// What it holds, in reading order.
  package var children: [AccessibilityNode] {
    get { elements.nodes }
    set { elements = DeferredElements(newValue) }
  }

  /// Leaves what the node holds for later: `make` is called once, on any thread, when somebody asks.
  package mutating func deferChildren(_ make: @escaping @Sendable () -> [AccessibilityNode]) {
    elements = DeferredElements(make)
  }

  package func offset(x: Double, y: Double) -> AccessibilityNode {
    var copy = self
    copy.frame = frame.offset(x: x, y: y)
    copy.elements = elements.offset(x: x, y: y)
    copy.values = values?.offset(x: x, y: y)
    copy.scrolling = scrolling?.offset(x: x, y: y)
    return copy
  }
}
