import ChartModel
import DisplayList

extension ScrollingChart {
  private static let more = 12.0

  /// `nil` where neither axis is longer than its window.
  ///
  /// - Parameters:
  ///   - x: The scale of an x axis that scrolls, in points of the plot; `nil` where it does not.
  ///   - y: The same for y.
  init?(
    _ request: ChartRequest, in size: Size, frame: ChartFrame, origin: Point, x: PositionScale?,
    y: PositionScale?
  ) {
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
      outer.y -= frame.strips.top
      outer.height += frame.strips.top + frame.strips.bottom
    }
    if directions.y.scrolls {
      // Closer by, labels may have more digits than those in view.
      let (left, right) = (frame.strips.left, frame.strips.right)
      let room = (left: left > 0 ? left + Self.more : 0, right: right > 0 ? right + Self.more : 0)
      outer.x -= room.left
      outer.width += room.left + room.right
    }
    self.init(plot: frame.plot, frame: outer, origin: origin, asksAuthor: request.asksAuthor) {
      zoom in
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
      let layout = ChartPipeline.layout(request, in: size)
      return Whole(list: layout.list, size: layout.size, plot: layout.plotFrame)
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
    axis = scale.places(timeZone: timeZone)
  }
}

extension PositionScale {
  /// Segments that tell a bent axis apart from its curve by less than its labels do.
  private static let segments = 256

  /// The axis backwards, from its left or top end.
  package func places(timeZone: String) -> PlaceAxis {
    let isForward = start <= end
    switch form {
    case .band(let domain):
      var axis = PlaceAxis(.names)
      let names = domain.map { value in
        switch value {
        case .category(let name): name
        case .number(let v), .date(let v): "\(v)"
        }
      }
      axis.names = isForward ? names : names.reversed()
      return axis
    case .continuous(let lower, let upper, let transform, let kind):
      var axis = PlaceAxis(kind == .date ? .dates : .numbers)
      if kind == .date { axis.timeZone = Self.name(ofZone: timeZone) }
      let count = transform == .linear ? 1 : Self.segments
      let (a, b) = (transform.forward(lower), transform.forward(upper))
      axis.samples = (0...count).map { i in
        if i == 0 || i == count { return (i == 0) == isForward ? lower : upper }
        let share = Double(i) / Double(count)
        return transform.inverse(a + (b - a) * (isForward ? share : 1 - share))
      }
      return axis
    }
  }

  /// A name that browsers know: those of fixed hours from Greenwich count the other way round there.
  private static func name(ofZone identifier: String) -> String {
    guard identifier.hasPrefix("GMT"), let offset = Int(identifier.dropFirst(3)), offset != 0 else {
      return identifier
    }
    let hours = offset / 100
    return offset % 100 == 0
      ? "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))" : String(identifier.dropFirst(3))
  }

  /// The share of the axis from its left or top end at which a value lies; `nil` outside, or where it has no
  /// place.
  package func share(of value: DataValue) -> Double? {
    guard let place = position(of: value), end != start else { return nil }
    let share = (place - min(start, end)) / abs(end - start)
    return (-1e-9...1.000_000_001).contains(share) ? min(max(share, 0), 1) : nil
  }
}
