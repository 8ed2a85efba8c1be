import OpenChartsDisplayList

/// The start and end states of marks that are in one picture only.
struct MarkGrowth {
  private let chart: ChartPair
  private let origins: (from: Point, to: Point)
  private let isHorizontal: Bool
  private let hasBars: Bool
  private let hasAreas: Bool
  /// The bands of categories along x or y, for bars on a category axis.
  private let slots: (from: [String: Rect], to: [String: Rect])
  private let rows: (from: [MarkKey: ChartRow], to: [MarkKey: ChartRow])
  private let sectors: (from: [MarkID: (SectorShape, SectorShape)], to: [MarkID: (SectorShape, SectorShape)])

  init(_ chart: ChartPair, origins: (from: Point, to: Point)) {
    self.chart = chart
    self.origins = origins
    let marks = chart.to.drawn.marks + chart.from.drawn.marks
    isHorizontal = marks.first(where: \.hasLength)?.isHorizontal ?? false
    hasBars = marks.contains(where: \.areBars)
    hasAreas = marks.contains(where: \.areAreas)
    rows = (Self.rows(chart.from), Self.rows(chart.to))
    slots = (Self.slots(chart.from), Self.slots(chart.to))
    sectors = (
      Self.sectors(of: chart.from, into: chart.to, comes: false),
      Self.sectors(of: chart.to, into: chart.from, comes: true)
    )
  }

  private static func rows(_ side: ChartSide) -> [MarkKey: ChartRow] {
    Dictionary(
      side.rows.compactMap { id, row in side.keys[id].map { ($0, row) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func slots(_ side: ChartSide) -> [String: Rect] {
    var slots: [String: Rect] = [:]
    for (series, anchors) in zip(side.values?.series ?? [], side.anchors) {
      for (row, key) in anchors.enumerated() {
        if case .words(let name) = key.position, slots[name] == nil { slots[name] = series.frames[row] }
      }
    }
    return slots
  }

  private func side(_ presence: Presence) -> ChartSide { presence == .goes ? chart.from : chart.to }
  private func origin(_ presence: Presence) -> Point { presence == .goes ? origins.from : origins.to }
  private func otherOrigin(_ presence: Presence) -> Point { presence == .goes ? origins.to : origins.from }

  /// Returns the bar with zero length at its base, mapped to the other picture's scale; `nil` for rectangles that are
  /// not bars.
  func start(of rect: Rect, _ key: MarkKey, _ presence: Presence) -> Rect? {
    let side = side(presence)
    let rowOfKey = presence == .goes ? rows.from : rows.to
    guard hasBars, let row = rowOfKey[key], let series = side.series(of: row) else { return nil }
    let (frame, end) = (series.frames[row.row], series.points[row.row])
    var foot = rect
    let slot: (own: Rect, other: Rect)? =
      if case .words(let name) = key.position,
        let ownFrame = (presence == .goes ? slots.from : slots.to)[name],
        let other = (presence == .goes ? slots.to : slots.from)[name]
      {
        (ownFrame, other)
      } else {
        nil
      }
    let home = otherOrigin(presence) - origin(presence)
    if isHorizontal {
      guard frame.width > 0, abs(end.x - frame.midX) > 0.25 * frame.width else { return nil }
      foot.x = position(of: Point(end.x > frame.midX ? rect.minX : rect.maxX, rect.midY), presence).x
      foot.width = 0
      if let slot {
        foot.height *= slot.own.height > 0 ? slot.other.height / slot.own.height : 1
        foot.y = rect.midY + slot.other.midY - slot.own.midY - home.y - foot.height / 2
      } else {
        foot.y += position(of: rect.center, presence).y - rect.midY
      }
    } else {
      guard frame.height > 0, abs(end.y - frame.midY) > 0.25 * frame.height else { return nil }
      foot.y = position(of: Point(rect.midX, end.y < frame.midY ? rect.maxY : rect.minY), presence).y
      foot.height = 0
      if let slot {
        foot.width *= slot.own.width > 0 ? slot.other.width / slot.own.width : 1
        foot.x = rect.midX + slot.other.midX - slot.own.midX - home.x - foot.width / 2
      } else {
        foot.x += position(of: rect.center, presence).x - rect.midX
      }
    }
    return foot
  }

  /// Maps a point of one picture to the scales of the other, clamped to the plot.
  func position(of point: Point, _ presence: Presence) -> Point {
    let side = side(presence)
    let other = presence == .goes ? chart.to : chart.from
    let (ownOrigin, home) = (origin(presence), otherOrigin(presence))
    func carried(_ map: AxisMap, _ coordinate: Double) -> Double {
      let carried = presence == .goes ? map.new(coordinate) : map.old(coordinate)
      let length = presence == .goes ? map.lengths.to : map.lengths.from
      return min(max(carried ?? coordinate, 0), max(length, 0))
    }
    let x = carried(chart.x, point.x + ownOrigin.x - side.origin.x) + other.origin.x - home.x
    let y = carried(chart.y, point.y + ownOrigin.y - side.origin.y) + other.origin.y - home.y
    return Point(chart.x.isKnown ? x : point.x, chart.y.isKnown ? y : point.y)
  }

  /// Animates an area from its lower edge, or back to it.
  func area(_ path: VectorPath, _ presence: Presence) -> PathAlignment? {
    guard hasAreas, let rising = PathAlignment(raising: path, alongX: !isHorizontal) else { return nil }
    return presence == .comes ? rising : PathAlignment(rising.path(at: 1), rising.path(at: 0))
  }

  /// Animates a sector that opens between its neighbours, or closes there.
  func sector(_ id: MarkID, _ presence: Presence) -> (SectorShape, SectorShape)? {
    guard presence == .goes else { return sectors.to[id].map { ($0.1, $0.0) } }
    return sectors.from[id]
  }

  /// Pairs each sector of one picture with an empty sector in the other, if it is missing there.
  private static func sectors(
    of side: ChartSide, into other: ChartSide, comes: Bool
  ) -> [MarkID: (SectorShape, SectorShape)] {
    let there = Dictionary(
      other.drawn.sectors.compactMap { id, shape in other.keys[id].map { ($0, shape) } },
      uniquingKeysWith: { first, _ in first })
    // An inserted sector opens after the previous one, a removed one closes before the next one, so that together
    // they fill the circle.
    var edge =
      comes ? there.values.map(\.start).min() ?? -.pi / 2 : there.values.map(\.end).max() ?? 1.5 * .pi
    var result: [MarkID: (SectorShape, SectorShape)] = [:]
    let order = side.drawn.sectors.sorted { ($0.value.start, $0.key) < ($1.value.start, $1.key) }
    for (id, shape) in comes ? order : order.reversed() {
      if let ends = side.keys[id].flatMap({ there[$0] }) {
        edge = comes ? ends.end : ends.start
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
