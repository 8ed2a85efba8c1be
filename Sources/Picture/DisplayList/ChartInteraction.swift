import Synchronization

/// A scale backwards, from positions to values: what pages need to say what lies under a pointer.
package struct InverseScale: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case numbers, dates, names }

  package var kind: Kind
  /// Values at evenly spaced positions from the left or top end of the axis to the other; two where it is straight.
  /// Dates are seconds since the reference date.
  package var samples: [Double] = []
  /// All names from the left or top.
  package var names: [String] = []
  /// Of dates: how the reader's clock is called.
  package var timeZone = ""

  package init(_ kind: Kind) { self.kind = kind }
}

/// What a reader may select in a chart, by the bindings that it was given.
package struct ChartSelecting: Hashable, Sendable {
  /// One direction, with what is selected at first: shares of the axis, or of the running total.
  package struct Direction: Hashable, Sendable {
    package var selectsValue = false
    package var selectsRange = false
    package var value: Double?
    package var lower: Double?
    package var upper: Double?
    package var axis: InverseScale?
    package init() {}

    package var isEmpty: Bool { !selectsValue && !selectsRange }
  }

  package var x = Direction()
  package var y = Direction()
  package var angle = Direction()
  package init() {}

  package var isEmpty: Bool { x.isEmpty && y.isEmpty && angle.isEmpty }

  /// The directions by their names.
  package var directions: [(String, Direction)] { [("x", x), ("y", y), ("angle", angle)] }
}

/// A chart that scrolls: how long its axes are, where its window begins, and all of it drawn.
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
    package var stops: Stops?
    package var axis: InverseScale?
    package init() {}

    package var scrolls: Bool { factor > 1.001 }
  }

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

  package var x = Direction()
  package var y = Direction()
  /// What is in view at once.
  package var plot: Rect
  /// The same with the labels of its axes.
  package var frame: Rect
  /// Where the group of the plot's drawing begins.
  package var origin: Point
  /// Where scrolls end, for those who ask; `nil` where they end anywhere.
  package var stops: Deferred<(x: Stops?, y: Stops?)>?
  private let drawings: WholeDrawings

  /// - Parameters:
  ///   - asksAuthor: Whether drawing calls what the author wrote, such as views in annotations, which belongs to
  ///     the main actor.
  ///   - draw: Draws all of the chart.
  package init(
    plot: Rect, frame: Rect, origin: Point, asksAuthor: Bool = false,
    draw: @escaping @Sendable (_ zoom: Double) -> Whole
  ) {
    self.plot = plot
    self.frame = frame
    self.origin = origin
    drawings = WholeDrawings(isKept: asksAuthor, draw)
  }

  /// Whether ``whole(zoom:)`` must first be called on the main actor for each zoom; other threads then get the
  /// drawings that are known from there.
  package var asksAuthor: Bool { drawings.isKept }

  /// All of the chart, where `zoom` times less is in view than asked for; less than one for narrower pages.
  package func whole(zoom: Double) -> Whole { drawings.whole(zoom: zoom) }

  package func offset(x dx: Double, y dy: Double) -> ScrollingChart {
    var copy = self
    copy.plot = plot.offset(x: dx, y: dy)
    copy.frame = frame.offset(x: dx, y: dy)
    copy.origin = Point(origin.x + dx, origin.y + dy)
    return copy
  }

  package static func == (a: ScrollingChart, b: ScrollingChart) -> Bool {
    a.x == b.x && a.y == b.y && a.plot == b.plot && a.frame == b.frame
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(x)
    hasher.combine(y)
    hasher.combine(plot)
  }
}

/// All of a chart that scrolls, in the lengths that somebody has asked for.
private final class WholeDrawings: Sendable {
  /// Whether drawings are remembered: those that cost no more than time are made again, for they are large.
  let isKept: Bool
  private let draw: @Sendable (Double) -> ScrollingChart.Whole
  private let known = Mutex<[Double: ScrollingChart.Whole]>([:])

  init(isKept: Bool, _ draw: @escaping @Sendable (Double) -> ScrollingChart.Whole) {
    self.isKept = isKept
    self.draw = draw
  }

  func whole(zoom: Double) -> ScrollingChart.Whole {
    guard isKept else { return draw(zoom) }
    return known.withLock { known in
      if let drawing = known[zoom] { return drawing }
      let drawing = draw(zoom)
      known[zoom] = drawing
      return drawing
    }
  }
}
