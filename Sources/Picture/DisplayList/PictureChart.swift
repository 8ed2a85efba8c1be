/// A chart of a picture. Contains the drawing as data, for animations and the audit, and the data for walking through
/// values, scrolling and selecting in pages and live sessions.
///
/// Groups refer to it by ``GroupRole/plot(_:)``, accessibility elements by ``AccessibilityNode/chart``.
package struct PictureChart: Sendable {
  package let id: ChartID
  /// The frame in the picture, in points.
  package private(set) var frame: Rect
  /// The data behind the drawing, relative to ``frame``.
  package var drawn: AuditModel
  /// The marks, relative to ``frame``; `nil` for a chart without values.
  private let marks: AnsweredMarks?
  /// The axis lengths and the window; `nil` unless the chart scrolls.
  package var scrolling: ScrollingChart?
  /// The selections that the chart allows; `nil` without selection bindings.
  package var selecting: ChartSelecting?

  /// - Parameter marks: Values and tables are computed from them on first access.
  package init(
    _ id: ChartID, frame: Rect, drawn: AuditModel, marks: (any ChartMarks)? = nil,
    scrolling: ScrollingChart? = nil
  ) {
    (self.id, self.frame, self.drawn, self.scrolling) = (id, frame, drawn, scrolling)
    self.marks = marks.map(AnsweredMarks.init)
  }

  /// The frame of the plot in the picture, in points.
  package var plot: Rect { drawn.plot.offset(x: frame.minX, y: frame.minY) }

  /// The values with their positions in the picture; `nil` if there are none, or too many to step through.
  package var values: ChartValues? {
    let values = marks?.values
    return frame.origin == .zero ? values : values?.offset(x: frame.minX, y: frame.minY)
  }

  /// ``values`` without texts, for callers that need positions and colours only.
  package var positions: ChartValues? {
    let values = marks?.positions
    return frame.origin == .zero ? values : values?.offset(x: frame.minX, y: frame.minY)
  }

  /// The data; `nil` if there are none, or too many rows for a table. Not cached, because few pictures need it, and none
  /// needs it twice.
  package var table: DataTable? { marks?.marks.table }

  /// For a 3-D chart: its scene.
  package var sceneModel: SceneModel? {
    guard var sceneModel = marks?.marks.sceneModel else { return nil }
    sceneModel.frame = sceneModel.frame.offset(x: frame.minX, y: frame.minY)
    return sceneModel
  }

  /// For a 3-D chart: the positions of its marks. Not cached, because few callers need them.
  package var scenePositions: ScenePositions? { marks?.marks.scenePositions }

  package func offset(x: Double, y: Double) -> PictureChart {
    var copy = self
    copy.frame = frame.offset(x: x, y: y)
    copy.scrolling = scrolling?.offset(x: x, y: y)
    return copy
  }
}

/// Compares charts without their marks: they do not change how the picture looks, and would have to be computed.
extension PictureChart: Hashable {
  package static func == (a: PictureChart, b: PictureChart) -> Bool {
    a.id == b.id && a.frame == b.frame && a.drawn == b.drawn && a.scrolling == b.scrolling
      && a.selecting == b.selecting
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(frame)
  }
}

extension DisplayList {
  /// Returns the chart with an identity; `nil` if the picture has none, or if `id` is `nil`.
  package func chart(_ id: ChartID?) -> PictureChart? {
    guard let id else { return nil }
    return charts.first { $0.id == id }
  }

  /// The charts of the elements with the role ``AccessibilityNode/Role/chart``, in reading order; `nil` for views
  /// without a chart that the author describes as one.
  package var readCharts: [PictureChart?] {
    AccessibilityNode.charts(in: accessibility).map { chart($0.chart) }
  }
}

extension AccessibilityNode {
  /// Returns all charts in reading order.
  package static func charts(in nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.flatMap { $0.role == .chart ? [$0] : charts(in: $0.children) }
  }
}
