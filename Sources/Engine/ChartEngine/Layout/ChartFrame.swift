import OpenChartsChartModel
import OpenChartsDisplayList

/// The frames of the plot, the axes, the titles and the legend.
struct ChartFrame: Sendable {
  var size: Size
  var plot = Rect.zero
  /// The plot including its style. Axes are at its edges.
  var container = Rect.zero
  var x: PositionScale?
  var y: PositionScale?
  var xLabels: [[PlacedLabel]] = []
  var yLabels: [[PlacedLabel]] = []
  /// The space of the axes at each side of the plot, in points.
  var insets = Insets()
  var titles: [(frame: Rect, rotation: LabelOrientation, content: any MeasuredContent)] = []
  var legend: (frame: Rect, content: any MeasuredContent)?
  /// Whether guides were omitted for lack of space.
  var omitsGuides = false

  struct Insets: Sendable {
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0

    var isEmpty: Bool { left == 0 && right == 0 && top == 0 && bottom == 0 }

    subscript(side: Side) -> Double {
      get {
        switch side {
        case .left: left
        case .right: right
        case .top: top
        case .bottom: bottom
        }
      }
      set {
        switch side {
        case .left: left = newValue
        case .right: right = newValue
        case .top: top = newValue
        case .bottom: bottom = newValue
        }
      }
    }
  }
}

extension ChartFrame {
  /// Moves the parts to the right of and below the plot after the plot style changed its size.
  mutating func moveOuter(after inner: Rect, dx: Double, dy: Double) {
    func moved(_ rect: Rect) -> Rect {
      rect.offset(x: rect.minX >= inner.maxX - 0.01 ? dx : 0, y: rect.minY >= inner.maxY - 0.01 ? dy : 0)
    }
    for i in titles.indices { titles[i].frame = moved(titles[i].frame) }
    if let placed = legend { legend = (moved(placed.frame), placed.content) }
  }
}
