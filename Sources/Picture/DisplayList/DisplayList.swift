import OpenChartsDescriptions

/// A finished picture: drawing operations, accessibility elements and hit regions, in points from the top left.
///
/// Front ends create it; renderers read it on any thread. Details that only some renderers need, such as the marks of
/// a chart and their texts, are computed from the chart's columns on access, without a view or the engine.
package struct DisplayList: Hashable, Sendable {
  package var items: [DisplayItem] = []
  /// The elements for assistive technology, in reading order.
  package var accessibility: [AccessibilityNode] = []
  /// The charts in drawing order, whether or not an accessibility element refers to them.
  package var charts: [PictureChart] = []
  /// The areas that respond to a pointer, from back to front.
  package var regions: [HitRegion] = []

  package init() {}

  package init(_ items: [DisplayItem]) { self.items = items }

  /// Adds another list, moved by (x, y) in points.
  package mutating func append(_ other: DisplayList, x: Double = 0, y: Double = 0) {
    guard x != 0 || y != 0 else {
      items += other.items
      accessibility += other.accessibility
      charts += other.charts
      regions += other.regions
      return
    }
    if !other.items.isEmpty {
      var group = GroupItem(other.items)
      group.transform = .translation(x, y)
      items.append(.group(group))
    }
    accessibility += other.accessibility.map { $0.offset(x: x, y: y) }
    charts += other.charts.map { $0.offset(x: x, y: y) }
    add(other.regions, movedBy: .translation(x, y))
  }

  /// Adds the regions of a drawing that is transformed.
  package mutating func add(_ regions: [HitRegion], movedBy transform: Transform) {
    self.regions += regions.map { region in
      var region = region
      region.apply(transform)
      return region
    }
  }
}

/// An element for assistive technology; its frame is in points of the picture.
package struct AccessibilityNode: Hashable, Sendable {
  package enum Role: String, Sendable {
    case chart, series, mark, interval, text, image, heading, button, group
    case toggle, slider, stepper, picker, textField, progress, link, tab
  }

  package var role: Role
  package var label: String
  package var value: String
  package var identifier: String?
  /// The effect of using the element, for screen readers.
  package var hint = ""
  /// Whether the element is the selected one of its group.
  package var isSelected = false
  /// Siblings with higher values are read first.
  package var sortPriority = 0.0
  /// Whether the control is enabled.
  package var isEnabled = true
  package var frame: Rect
  /// The numbers of the controls of a live session that the element describes.
  package var controls: [Int] = []
  /// For a chart: its identity; `nil` if the author describes a view without a chart as one.
  package var chart: ChartID?
  /// The mark that the element describes; `nil` unless it is exactly one mark.
  package var id: MarkID?
  /// For a chart: the facts about its series, for sentences, statistics and audio graphs.
  package var facts: ChartFacts?
  private var contents: NodeContents

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

  /// The child elements in reading order.
  package var children: [AccessibilityNode] {
    get { contents.nodes }
    set { contents.nodes = newValue }
  }

  /// Takes children from a chart's marks. They are computed at most once, on first access.
  package mutating func setMarks(_ marks: any ChartMarks) { contents = NodeContents(marks) }

  package func offset(x: Double, y: Double) -> AccessibilityNode {
    var copy = self
    copy.frame = frame.offset(x: x, y: y)
    copy.contents = contents.offset(x: x, y: y)
    return copy
  }
}
