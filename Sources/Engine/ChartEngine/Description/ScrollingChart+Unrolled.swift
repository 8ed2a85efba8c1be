import ChartModel
import DisplayList

extension ScrollingChart {
  private static let more = 12.0

  /// A chart that a page scrolls; `nil` where neither axis is longer than its window.
  ///
  /// - Parameters:
  ///   - given: What was asked for, before it was sampled.
  ///   - draw: Draws a chart in a size: the same chart, as long as its axes are.
  init?(
    _ arranged: ChartArrangement, of given: ChartRequest, in size: Size,
    draw: @escaping @Sendable (ChartRequest, Size) -> Whole
  ) {
    var request = given
    request.environment.labelFont = arranged.request.environment.labelFont
    let frame = arranged.frame
    let x = arranged.x?.domain.window == nil ? nil : frame.x
    let y = arranged.y?.domain.window == nil ? nil : frame.y
    let calendar = request.environment.calendar
    let directions = (
      x: Direction(x, in: frame.plot.width, timeZone: calendar.timeZone.identifier),
      y: Direction(y, in: frame.plot.height, timeZone: calendar.timeZone.identifier)
    )
    guard directions.x.scrolls || directions.y.scrolls else { return nil }
    let window = frame.plot.size
    // Labels take room beside the axes that scroll.
    var outer = frame.container
    if directions.x.scrolls {
      outer.y -= frame.insets.top
      outer.height += frame.insets.top + frame.insets.bottom
    }
    if directions.y.scrolls {
      // Closer by, labels may have more digits than those in view.
      let (left, right) = (frame.insets.left, frame.insets.right)
      let room = (left: left > 0 ? left + Self.more : 0, right: right > 0 ? right + Self.more : 0)
      outer.x -= room.left
      outer.width += room.left + room.right
    }
    self.init(
      plot: frame.plot, frame: outer, origin: arranged.plotOrigin, asksAuthor: request.asksAuthor
    ) { [request] zoom in
      var request = request
      request.marks = request.marks.map(\.materialized)
      var size = size
      if directions.x.scrolls {
        request.scales.x.window?.isUnrolled = true
        request.scales.x.window?.zoom = zoom
        size.width += window.width * max(directions.x.factor * zoom - 1, -0.8)
      }
      if directions.y.scrolls {
        request.scales.y.window?.isUnrolled = true
        request.scales.y.window?.zoom = zoom
        size.height += window.height * max(directions.y.factor * zoom - 1, -0.8)
      }
      return draw(request, size)
    }
    (self.x, self.y) = directions
  }
}

extension ScrollingChart.Direction {
  fileprivate init(_ scale: PositionScale?, in length: Double, timeZone: String) {
    self.init()
    guard let scale, length > 0 else { return }
    let whole = abs(scale.end - scale.start)
    guard whole.isFinite, whole / length < 1_000 else { return }
    factor = max(whole / length, 1)
    start = min(max(-min(scale.start, scale.end) / whole, 0), 1)
    axis = scale.inverse(timeZone: timeZone)
  }
}
