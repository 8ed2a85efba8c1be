/// The scroll state of a chart: the lengths of its axes and the start of the visible window.
///
/// Positions are in points from the chart's top left, until ``offset(x:y:)`` moves them.
package struct ScrollingChart: Hashable, Sendable {
  /// The positions at which scrolling along an axis snaps.
  package struct Stops: Hashable, Sendable {
    /// Fractions of the axis that may be at the start of the window, ascending; `nil` means whole windows.
    package var shares: [Double]?
    /// The snap positions of long scrolls; `nil` if they are the same.
    package var major: [Double]?
    /// Whether long scrolls snap to whole windows.
    package var isByPage = false
    /// Whether one scroll passes at most one window or one major stop.
    package var isLimited = true
    package init(_ shares: [Double]?) { self.shares = shares }
  }

  package struct Direction: Hashable, Sendable {
    /// The length of the axis divided by the length of the window; 1 if all of it is visible.
    package var factor = 1.0
    /// The fraction of the axis to the left of or above the window.
    package var start = 0.0
    package var axis: InverseScale?
    package init() {}

    package var scrolls: Bool { factor > 1.001 }
  }

  package var x = Direction()
  package var y = Direction()
  /// The visible plot area.
  package var plot: Rect
  /// The visible plot area with the labels of its axes.
  package var frame: Rect
  /// The chart's index among the scrolling charts of the picture, by which pages find its full-length drawing; `nil`
  /// if there is no such drawing.
  package var number: Int?

  package init(plot: Rect, frame: Rect) {
    self.plot = plot
    self.frame = frame
  }

  package func offset(x dx: Double, y dy: Double) -> ScrollingChart {
    var copy = self
    copy.plot = plot.offset(x: dx, y: dy)
    copy.frame = frame.offset(x: dx, y: dy)
    return copy
  }
}

/// A source of the full-length drawing of a scrolling chart, for a page that scrolls it.
///
/// Implementations that draw on demand are kept next to the picture, never in it. ``ChartLengths`` holds drawings
/// made in advance.
package protocol UnrolledChart {
  /// The snap positions of each axis; `nil` if scrolling stops anywhere.
  var stops: (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?) { get }

  /// Returns the chart drawn at its full axis length.
  ///
  /// - Parameter zoom: The zoom factor: 2 shows half the visible domain; values below 1 are for narrower pages.
  /// - Returns: `nil` if this zoom is not available.
  func whole(zoom: Double) -> ChartLengths.Whole?
}

/// Drawings of a chart at the lengths that a page shows, made in advance.
package struct ChartLengths: UnrolledChart, Sendable {
  /// The chart drawn at its full axis length.
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
  /// The drawings by zoom factor.
  package var wholes: [Double: Whole] = [:]

  package init(stops: (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?) = (nil, nil)) {
    self.stops = stops
  }

  package func whole(zoom: Double) -> Whole? { wholes[zoom] }
}
