/// A chart that scrolls: how long its axes are, and where its window begins.
///
/// Places are in points of the chart, from its top left, until ``offset(x:y:)`` moves them.
package struct ScrollingChart: Hashable, Sendable {
  /// Where scrolls along an axis end.
  package struct Stops: Hashable, Sendable {
    /// Shares of the axis that may lie at the start of the window, ascending; `nil`: whole windows.
    package var shares: [Double]?
    /// Those at which long scrolls end, where they are others.
    package var major: [Double]?
    /// Whether long scrolls go by whole windows.
    package var isByPage = false
    /// Whether one scroll passes one window or one major stop at most.
    package var isLimited = true
    package init(_ shares: [Double]?) { self.shares = shares }
  }

  package struct Direction: Hashable, Sendable {
    /// How many times as long as its window the axis is; 1 where all of it is in view.
    package var factor = 1.0
    /// The share of the axis that lies left of or above the window.
    package var start = 0.0
    package var axis: InverseScale?
    package init() {}

    package var scrolls: Bool { factor > 1.001 }
  }

  package var x = Direction()
  package var y = Direction()
  /// What is in view at once.
  package var plot: Rect
  /// The same with the labels of its axes.
  package var frame: Rect
  /// Where the group of the plot's drawing begins.
  package var origin: Point
  /// The chart's number among those of its picture that scroll, by which whoever makes a page finds all of it;
  /// `nil` where nobody can draw more of it.
  package var number: Int?

  package init(plot: Rect, frame: Rect, origin: Point) {
    self.plot = plot
    self.frame = frame
    self.origin = origin
  }

  package func offset(x dx: Double, y dy: Double) -> ScrollingChart {
    var copy = self
    copy.plot = plot.offset(x: dx, y: dy)
    copy.frame = frame.offset(x: dx, y: dy)
    copy.origin = Point(origin.x + dx, origin.y + dy)
    return copy
  }
}

/// All of a chart that shows a part of its axes, for a page that scrolls it.
///
/// What draws the chart anew conforms beside the picture, never in it; ``ChartLengths`` are its answers, kept.
package protocol UnrolledChart {
  /// Where scrolls along each axis end; `nil` where they end anywhere.
  var stops: (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?) { get }

  /// The chart drawn as long as its axes are.
  ///
  /// - Parameter zoom: How many times less is in view than asked for; less than one for narrower pages.
  /// - Returns: `nil` where this length is not known.
  func whole(zoom: Double) -> ChartLengths.Whole?
}

/// A chart in the lengths in which a page shows it, drawn ahead.
package struct ChartLengths: UnrolledChart, Sendable {
  /// The chart drawn as long as its axes are.
  package struct Whole: Sendable {
    package var list: DisplayList
    package var size: Size
    package var plot: Rect
    package init(list: DisplayList, size: Size, plot: Rect) {
      self.list = list
      self.size = size
      self.plot = plot
    }
  }

  package var stops: (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?)
  /// The drawings by their zoom.
  package var wholes: [Double: Whole] = [:]

  package init(stops: (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?) = (nil, nil)) {
    self.stops = stops
  }

  package func whole(zoom: Double) -> Whole? { wholes[zoom] }
}
