import OpenChartsDisplayList

extension ScrollingChart {
  /// Additional space in points for labels beside the plot, which may get longer when the user zooms in.
  private static let more = 12.0

  /// Creates the scroll state of a chart; `nil` if no axis is longer than its window.
  init?(_ arranged: ChartArrangement) {
    let frame = arranged.frame
    let x = arranged.x?.domain.window == nil ? nil : frame.x
    let y = arranged.y?.domain.window == nil ? nil : frame.y
    let zone = arranged.request.environment.calendar.timeZone.identifier
    let directions = (
      x: Direction(x, in: frame.plot.width, timeZone: zone),
      y: Direction(y, in: frame.plot.height, timeZone: zone)
    )
    guard directions.x.scrolls || directions.y.scrolls else { return nil }
    // Labels need space beside the axes that scroll.
    var outer = frame.container
    if directions.x.scrolls {
      outer.y -= frame.insets.top
      outer.height += frame.insets.top + frame.insets.bottom
    }
    if directions.y.scrolls {
      // At a higher zoom, labels may have more digits than the visible ones.
      let (left, right) = (frame.insets.left, frame.insets.right)
      let margins = (left: left > 0 ? left + Self.more : 0, right: right > 0 ? right + Self.more : 0)
      outer.x -= margins.left
      outer.width += margins.left + margins.right
    }
    self.init(plot: frame.plot, frame: outer)
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
