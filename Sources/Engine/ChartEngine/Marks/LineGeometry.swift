import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// Draws lines: one path for each series, in the order of its rows.
enum LineGeometry {
  static let standardStroke = Stroke(width: 2, cap: .round, join: .round)

  /// The number of points above which lines are decimated.
  static let decimationCount = 1 << 17
  /// The width in points of a column that keeps only its first, last, lowest and highest point: 0.25 points, one
  /// pixel at a scale of 4.
  private static let columnWidth = 0.25

  static func draw(
    _ marks: ResolvedMarks, markStyles: ResolvedMarkStyles, sizes: StyleScale<Double>?, in space: PlotSpace,
    into fragments: inout MarkDrawing
  ) {
    let xs = space.centers(marks, .x)
    // A stacked line is at the top of its band.
    let ys = marks.y.upper.count == marks.table.count ? tops(marks, .y, space) : space.centers(marks, .y)
    let hasSymbols =
      fragments.recordsAllFrames || !marks.table.annotations.isEmpty
      || markStyles.markStyles.contains { $0.symbol != nil }
    for rows in SeriesRows.split(marks) {
      guard let first = rows.first(where: { markStyles.code($0) >= 0 }) else { continue }
      let markStyle = markStyles[first]
      let stroke = markStyle.stroke ?? standardStroke
      let offset = markStyle.style.offset
      var path = VectorPath()
      appendRuns(rows, xs, ys, offset, markStyle.style.interpolation ?? .linear, to: &path)
      if !path.isEmpty {
        let item = PathItem(
          path, line: PathItem.Line(stroke, markStyle.brush),
          brushBounds: markStyle.style.alignsWithPlot ? space.bounds : nil,
          id: MarkID(marks.firstID + UInt32(first)))
        fragments.add(
          .path(item), order: marks.table.order[first], style: markStyle.style,
          frame: markStyle.style.effects.isEmpty ? nil : path.controlBounds)
      }
      guard hasSymbols else { continue }
      // The symbols of a line are on top of it, but below lines declared later.
      PointGeometry.draw(
        marks, rows: Array(rows), markStyles: markStyles, sizes: sizes, onLine: true,
        order: marks.table.order[first],
        positions: (xs, ys), in: space, into: &fragments)
    }
  }

  /// Returns the upper edges of a column of intervals in points.
  static func tops(_ marks: ResolvedMarks, _ axis: AxisDimension, _ space: PlotSpace) -> [Double] {
    guard marks[axis].form == .edges, let scale = space.scale(axis) else { return space.centers(marks, axis) }
    return scale.positions(marks[axis].upper)
  }

  /// Missing values interrupt a line.
  private static func appendRuns(
    _ rows: SeriesRows, _ xs: [Double], _ ys: [Double], _ offset: MarkOffset, _ interpolation: Interpolation,
    to path: inout VectorPath
  ) {
    var runX: [Double] = []
    var runY: [Double] = []
    runX.reserveCapacity(rows.count)
    runY.reserveCapacity(rows.count)
    let (dx, dy) = (offset.xStart, offset.yStart)
    for row in rows {
      let (x, y) = (xs[row] + dx, ys[row] + dy)
      if x.isFinite, y.isFinite {
        runX.append(x)
        runY.append(y)
      } else if !runX.isEmpty {
        appendRun(runX, runY, interpolation, to: &path)
        runX.removeAll(keepingCapacity: true)
        runY.removeAll(keepingCapacity: true)
      }
    }
    appendRun(runX, runY, interpolation, to: &path)
  }

  private static func appendRun(
    _ xs: [Double], _ ys: [Double], _ interpolation: Interpolation, to path: inout VectorPath
  ) {
    guard !xs.isEmpty else { return }
    if xs.count > decimationCount, interpolation == .linear {
      xs.withUnsafeBufferPointer { xs in
        ys.withUnsafeBufferPointer { ys in
          let retained = Decimation.m4(xs: xs, ys: ys, pixelWidth: columnWidth)
          path.reserve(retained.count)
          for (i, index) in retained.enumerated() {
            let point = Point(xs[Int(index)], ys[Int(index)])
            if i == 0 { path.move(to: point) } else { path.line(to: point) }
          }
        }
      }
      return
    }
    path.append(curve: interpolation.curve, xs, ys, startsNew: true)
    // A line with one point is drawn as a dot if its caps are round.
    if xs.count == 1 { path.line(to: Point(xs[0], ys[0])) }
  }
}

extension Interpolation {
  var curve: Curve {
    switch self {
    case .linear: .linear
    case .monotone: .monotone
    case .stepStart: .stepStart
    case .stepCenter: .stepCenter
    case .stepEnd: .stepEnd
    case .cardinal(let tension): .cardinal(tension: tension)
    case .catmullRom(let alpha): .catmullRom(alpha: alpha)
    }
  }
}

extension VectorPath {
  /// Appends a curve through points; with `swapped` the first column is y.
  mutating func append(
    curve: Curve, _ xs: [Double], _ ys: [Double], startsNew: Bool, reversed: Bool = false,
    swapped: Bool = false
  ) {
    guard let first = reversed ? xs.indices.last : xs.indices.first else { return }
    func point(_ x: Double, _ y: Double) -> Point { swapped ? Point(y, x) : Point(x, y) }
    reserve(xs.count)
    if startsNew { move(to: point(xs[first], ys[first])) } else { line(to: point(xs[first], ys[first])) }
    xs.withUnsafeBufferPointer { xBuffer in
      ys.withUnsafeBufferPointer { yBuffer in
        curve.draw(
          xs: xBuffer, ys: yBuffer, reversed: reversed, line: { self.line(to: point($0, $1)) },
          cubic: { self.cubic(point($0, $1), point($2, $3), to: point($4, $5)) })
      }
    }
  }
}
