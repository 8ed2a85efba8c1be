import DisplayList

/// Where marks of one picture only come from, or go to.
struct MarkGrowth {
  private let chart: ChartPair
  private let origins: (from: Point, to: Point)
  private let isHorizontal: Bool
  private let hasBars: Bool
  private let hasAreas: Bool
  private let rows: (from: [MarkKey: RowPlace], to: [MarkKey: RowPlace])
  private let sectors: (from: [MarkID: (SectorShape, SectorShape)], to: [MarkID: (SectorShape, SectorShape)])

  init(_ chart: ChartPair, origins: (from: Point, to: Point)) {
    self.chart = chart
    self.origins = origins
    let marks = chart.to.drawn.marks + chart.from.drawn.marks
    isHorizontal = marks.first { $0.kind == .bar || $0.kind == .area }?.isHorizontal ?? false
    hasBars = marks.contains { $0.kind == .bar }
    hasAreas = marks.contains { $0.kind == .area }
    rows = (Self.rows(chart.from), Self.rows(chart.to))
    sectors = (
      Self.sectors(of: chart.from, into: chart.to), Self.sectors(of: chart.to, into: chart.from)
    )
  }

  private static func rows(_ side: ChartSide) -> [MarkKey: RowPlace] {
    Dictionary(
      side.rows.compactMap { id, row in side.keys[id].map { ($0, row) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func side(_ presence: Presence) -> ChartSide { presence == .goes ? chart.from : chart.to }
  private func origin(_ presence: Presence) -> Point { presence == .goes ? origins.from : origins.to }
  private func otherOrigin(_ presence: Presence) -> Point { presence == .goes ? origins.to : origins.from }

  /// A bar without its length, standing on its foot, where it lies on the other picture's scale; `nil` for
  /// rectangles that are no bars.
  func start(of rect: Rect, _ key: MarkKey, _ presence: Presence) -> Rect? {
    let side = side(presence)
    let places = presence == .goes ? rows.from : rows.to
    guard hasBars, let row = places[key], let series = side.series(of: row) else { return nil }
    let (frame, end) = (series.frames[row.row], series.points[row.row])
    var foot = rect
    let away = place(of: rect.center, presence) - rect.center
    if isHorizontal {
      guard frame.width > 0, abs(end.x - frame.midX) > 0.25 * frame.width else { return nil }
      foot.x = end.x > frame.midX ? rect.minX : rect.maxX
      foot.width = 0
      foot.y += away.y
    } else {
      guard frame.height > 0, abs(end.y - frame.midY) > 0.25 * frame.height else { return nil }
      foot.y = end.y < frame.midY ? rect.maxY : rect.minY
      foot.height = 0
      foot.x += away.x
    }
    return foot
  }

  /// Where a place of one picture lies by the scales of the other, kept within the plot.
  func place(of point: Point, _ presence: Presence) -> Point {
    let side = side(presence)
    let other = presence == .goes ? chart.to : chart.from
    let (own, home) = (origin(presence), otherOrigin(presence))
    func carried(_ map: AxisMap, _ place: Double) -> Double {
      let carried = presence == .goes ? map.new(place) : map.old(place)
      let length = presence == .goes ? map.lengths.to : map.lengths.from
      return min(max(carried ?? place, 0), max(length, 0))
    }
    let x = carried(chart.x, point.x + own.x - side.origin.x) + other.origin.x - home.x
    let y = carried(chart.y, point.y + own.y - side.origin.y) + other.origin.y - home.y
    return Point(chart.x.isKnown ? x : point.x, chart.y.isKnown ? y : point.y)
  }

  /// An area on its way from its lower edge, or back to it.
  func area(_ path: VectorPath, _ presence: Presence) -> PathAlignment? {
    guard hasAreas, let rising = PathAlignment(raising: path, alongX: !isHorizontal) else { return nil }
    return presence == .comes ? rising : PathAlignment(rising.path(at: 1), rising.path(at: 0))
  }

  /// A sector that opens where its neighbours part, or closes there.
  func sector(_ id: MarkID, _ presence: Presence) -> (SectorShape, SectorShape)? {
    guard presence == .goes else { return sectors.to[id].map { ($0.1, $0.0) } }
    return sectors.from[id]
  }

  /// Each sector of one picture with what is left of it in the other, where it is not in there.
  private static func sectors(
    of side: ChartSide, into other: ChartSide
  ) -> [MarkID: (SectorShape, SectorShape)] {
    let there = Dictionary(
      other.drawn.sectors.compactMap { id, shape in other.keys[id].map { ($0, shape) } },
      uniquingKeysWith: { first, _ in first })
    var edge = there.values.map(\.start).min() ?? -Double.pi / 2
    var result: [MarkID: (SectorShape, SectorShape)] = [:]
    for (id, shape) in side.drawn.sectors.sorted(by: { ($0.value.start, $0.key) < ($1.value.start, $1.key) })
    {
      if let own = side.keys[id].flatMap({ there[$0] }) {
        edge = own.end
        continue
      }
      var closed = shape
      (closed.start, closed.end) = (edge, edge)
      if let any = there.values.min(by: { $0.start < $1.start }) {
        (closed.center, closed.inner, closed.outer) = (any.center, any.inner, any.outer)
      }
      result[id] = (shape, closed)
    }
    return result
  }
}
