import OpenChartsDisplayList

/// The position of a mark, independent of the picture.
enum MarkPosition: Hashable, Sendable {
  case number(Double)
  case words(String)
  case pair(String, String)
  /// The index in the series, for points that move in both directions.
  case index
  /// The whole series, for lines and areas.
  case series
  /// No position is known: marks are matched by their drawing order.
  case unknown
}

/// The identity of a mark, independent of the picture.
struct MarkKey: Hashable, Sendable {
  var series: String
  var position: MarkPosition
  /// The index among the marks of the series at the same position.
  var occurrence: Int
  /// 0 for the first mark that shows a value, 1 or more for further marks with the same value, such as a point on a
  /// line.
  var layer = 0
}

/// A row of a chart's values.
struct ChartRow: Hashable, Sendable {
  var series: Int
  var row: Int
  var layer: Int
}

/// One chart of a picture with its values and the keys of its marks.
struct ChartSide {
  let drawn: AuditModel
  let values: ChartValues?
  /// The top left of the plot in the picture.
  let origin: Point
  private(set) var keys: [MarkID: MarkKey] = [:]
  private(set) var rows: [MarkID: ChartRow] = [:]
  /// The anchor keys by row, for each series.
  private(set) var anchors: [[AnchorKey]] = []
  private var near: [Cell: [ChartRow]] = [:]

  private struct Cell: Hashable {
    var x: Int32
    var y: Int32
  }

  init(_ chart: PictureChart, values: ChartValues?) {
    drawn = chart.drawn
    self.values = values
    origin = values?.plot.origin ?? chart.plot.origin
  }

  /// - Parameter movingSeries: The names of series whose marks are identified by index.
  mutating func name(movingSeries: Set<String>) {
    guard let values else { return }
    let isNamed =
      (values.navigationOrder == .y ? drawn.y : drawn.x)?.kind == .names || values.navigationOrder == .angle
    let isMatrix = drawn.x?.kind == .names && drawn.y?.kind == .names
    for (s, series) in values.series.enumerated() {
      var counts: [MarkPosition: Int] = [:]
      var anchorKeys: [AnchorKey] = []
      anchorKeys.reserveCapacity(series.points.count)
      for row in series.points.indices {
        let number = values.navigationOrder == .y ? series.y[row] : series.x[row]
        let position: MarkPosition
        if movingSeries.contains(series.name) {
          position = .index
        } else if isMatrix {
          position = .pair(series.positionTexts[row], series.values[row])
        } else if isNamed || !number.isFinite {
          position = .words(series.positionTexts[row])
        } else {
          position = .number(number)
        }
        anchorKeys.append(AnchorKey(position: position, occurrence: counts[position, default: 0]))
        counts[position, default: 0] += 1
      }
      anchors.append(anchorKeys)
      let count = series.points.count
      for (k, id) in (series.ids + series.echoes).enumerated() where count > 0 {
        let (layer, row) = (k / count, k % count)
        keys[id] = MarkKey(
          series: series.name, position: anchorKeys[row].position, occurrence: anchorKeys[row].occurrence,
          layer: layer)
        rows[id] = ChartRow(series: s, row: row, layer: layer)
      }
      for row in 0..<count {
        let ownRow = ChartRow(series: s, row: row, layer: 0)
        let (point, center) = (series.points[row], series.frames[row].center)
        guard let cell = Self.cell(point) else { continue }
        near[cell, default: []].append(ownRow)
        if let other = Self.cell(center), other != cell { near[other, default: []].append(ownRow) }
      }
    }
  }

  /// Returns the rows at a point of the picture, with a tolerance of 0.01 points.
  func rows(at point: Point) -> [ChartRow] {
    var matches: [ChartRow] = []
    var visitedCells: [Cell] = []
    for (dx, dy) in [(-0.02, -0.02), (0.02, -0.02), (-0.02, 0.02), (0.02, 0.02)] {
      guard let cell = Self.cell(Point(point.x + dx, point.y + dy)), !visitedCells.contains(cell) else {
        continue
      }
      visitedCells.append(cell)
      for row in near[cell] ?? [] where isAt(row, point) { matches.append(row) }
    }
    return matches
  }

  private func isAt(_ row: ChartRow, _ point: Point) -> Bool {
    guard let series = values?.series[row.series] else { return false }
    return [series.points[row.row], series.frames[row.row].center].contains {
      abs($0.x - point.x) < 0.02 && abs($0.y - point.y) < 0.02
    }
  }

  private static func cell(_ p: Point) -> Cell? {
    guard abs(p.x) < 1e8, abs(p.y) < 1e8 else { return nil }
    return Cell(x: Int32((p.x * 4).rounded()), y: Int32((p.y * 4).rounded()))
  }

  func key(_ row: ChartRow) -> MarkKey? {
    guard let values, row.series < values.series.count, row.row < anchors[row.series].count else {
      return nil
    }
    let anchor = anchors[row.series][row.row]
    return MarkKey(
      series: values.series[row.series].name, position: anchor.position, occurrence: anchor.occurrence,
      layer: row.layer)
  }

  func series(of row: ChartRow) -> ChartValues.Series? { values?.series[row.series] }
}

/// One chart in two pictures.
struct ChartPair {
  let from: ChartSide
  let to: ChartSide
  let x: AxisMap
  let y: AxisMap

  init(_ a: PictureChart, _ b: PictureChart) {
    // 3-D charts rotate as a whole, so their values are not needed for each frame.
    func values(_ chart: PictureChart) -> ChartValues? { chart.drawn.isSpatial ? nil : chart.values }
    var (old, new) = (values(a), values(b))
    Self.nameOnlySeries(of: &old, like: new)
    Self.nameOnlySeries(of: &new, like: old)
    var from = ChartSide(a, values: old)
    var to = ChartSide(b, values: new)
    let movingSeries = old.flatMap { old in new.map { Self.movingSeries(old, $0, to.drawn) } } ?? []
    from.name(movingSeries: movingSeries)
    to.name(movingSeries: movingSeries)
    (self.from, self.to) = (from, to)
    x = AxisMap(from.drawn, to.drawn, isX: true)
    y = AxisMap(from.drawn, to.drawn, isX: false)
  }

  /// Names the only series of a chart, which has no name, after the series with its colour in the other picture. It
  /// stays then when other series come or go.
  private static func nameOnlySeries(of values: inout ChartValues?, like other: ChartValues?) {
    guard let series = values?.series, let first = series.first, let other,
      series.allSatisfy({ $0.name == first.name }), !other.series.contains(where: { $0.name == first.name }),
      let match = other.series.first(where: { $0.color == first.color })
    else { return }
    for index in series.indices { values?.series[index].name = match.name }
  }

  /// Treats a scatter series as moved, not replaced, if its row count is unchanged and few of its points stay in
  /// place.
  private static func movingSeries(_ a: ChartValues, _ b: ChartValues, _ drawn: AuditModel) -> Set<String> {
    guard a.navigationOrder == .both, b.navigationOrder == .both, !drawn.marks.contains(where: \.areFields)
    else {
      return []
    }
    let old = Dictionary(a.series.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(
      b.series.filter { series in
        guard let before = old[series.name], before.x.count == series.x.count else { return false }
        let oldValues = Set(before.x)
        return series.x.reduce(0) { $0 + (oldValues.contains($1) ? 1 : 0) } * 2 < series.x.count
      }.map(\.name))
  }
}
