import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// Draws areas: one filled path for each series, with both edges interpolated in the same way.
enum AreaGeometry {
  /// The length in points by which a band of a stack extends over the band below it; bars extend by the same length.
  /// Without it, a hairline would be visible where pixels are half covered.
  private static let seam = 0.25

  static func draw(
    _ marks: ResolvedMarks, markStyles: ResolvedMarkStyles, in space: PlotSpace,
    into fragments: inout MarkDrawing
  ) {
    let axis = marks.valueAxis
    let slotAxis = marks.slotAxis
    if let bands = marks.bands, let positions = space.scale(slotAxis), let values = space.scale(axis) {
      let visibleStyles = bands.lazy.filter { markStyles.code($0.row) >= 0 }.map { markStyles[$0.row] }
      let areParted =
        visibleStyles.first.map { first in visibleStyles.contains { !$0.isFilled(like: first) } } ?? false
      var below: ResolvedMarkStyle?
      for band in bands where markStyles.code(band.row) >= 0 {
        let markStyle = markStyles[band.row]
        let upper = values.positions(band.upper)
        var lower = values.positions(band.lower).map { footed($0, values) }
        let touches =
          below.map { isFlush(markStyle, with: $0) }
          // The band below the first one belongs to another plot.
          ?? (marks.isStacked && marks.table.shape.stacking != .center && markStyle.isSolid
            && band.lower.contains { $0 != 0 })
        if touches, !space.environment.separatesMarks {
          lower = extended(lower, from: upper)
        }
        add(
          marks, row: band.row, markStyle: markStyle, axis: axis,
          positions: positions.positions(band.positions),
          lower: lower, upper: upper, space, isParted: areParted, into: &fragments)
        below = markStyle
      }
      recordFrames(marks, space, into: &fragments)
      return
    }
    let positions = space.centers(marks, slotAxis)
    let (lower, upper) = edges(marks, axis, space)
    for rows in SeriesRows.split(marks) {
      guard let first = rows.first(where: { markStyles.code($0) >= 0 }) else { continue }
      add(
        marks, row: first, markStyle: markStyles[first], axis: axis, positions: rows.map { positions[$0] },
        lower: rows.map { lower[$0] }, upper: rows.map { upper[$0] }, space, into: &fragments)
    }
    recordFrames(marks, space, into: &fragments)
  }

  /// Whether a band and the band below it are opaque, in one layer, and in their places.
  private static func isFlush(_ band: ResolvedMarkStyle, with below: ResolvedMarkStyle) -> Bool {
    band.isSolid && below.isSolid && band.style.zIndex == below.style.zIndex
      && band.style.offset == below.style.offset
  }

  /// Returns the lower edge of a band, extended over the band below it where it is not thinner than the extension.
  private static func extended(_ lower: [Double], from upper: [Double]) -> [Double] {
    zip(lower, upper).map { lower, upper in
      let height = lower - upper
      return abs(height) >= seam ? lower + (height > 0 ? seam : -seam) : lower
    }
  }

  /// The base of a stack has no position on a logarithmic axis. Use the end of the axis.
  private static func footed(_ position: Double, _ scale: PositionScale) -> Double {
    position.isFinite ? position : scale.position(scale.bounds.lower)
  }

  private static func edges(_ marks: ResolvedMarks, _ axis: AxisDimension, _ space: PlotSpace) -> (
    [Double], [Double]
  ) {
    let channel = marks[axis]
    let count = marks.table.count
    switch channel.form {
    case .edges, .slot:
      guard let scale = space.scale(axis) else { break }
      let lower = scale.positions(channel.lower)
      let upper = scale.positions(channel.upper)
      guard marks.table.y.isSingle || marks.table.x.isSingle else { return (lower, upper) }
      return (zip(lower, upper).map { $1.isFinite ? footed($0, scale) : $0 }, upper)
    case .single:
      guard let scale = space.scale(axis) else { break }
      let foot = scale.position(scale.baseline)
      return (Array(repeating: foot, count: count), scale.positions(channel.lower))
    case .none, .plot: break
    }
    let (from, to) = space.slot(channel, 0, axis) ?? (0, 0)
    return (Array(repeating: from, count: count), Array(repeating: to, count: count))
  }

  private static func add(
    _ marks: ResolvedMarks, row: Int, markStyle: ResolvedMarkStyle, axis: AxisDimension, positions: [Double],
    lower: [Double],
    upper: [Double], _ space: PlotSpace, isParted: Bool = false, into fragments: inout MarkDrawing
  ) {
    let curve = (markStyle.style.interpolation ?? .linear).curve
    let offset = markStyle.style.offset
    let (along, start, end) =
      axis == .y ? (offset.xStart, offset.yStart, offset.yEnd) : (offset.yStart, offset.xStart, offset.xEnd)
    var path = VectorPath()
    var run: (positions: [Double], lower: [Double], upper: [Double]) = ([], [], [])
    func close() {
      guard run.positions.count > 1 else {
        run = ([], [], [])
        return
      }
      let thinned = thin(run, curve)
      path.append(curve: curve, thinned.positions, thinned.upper, startsNew: true, swapped: axis == .x)
      path.append(
        curve: curve, thinned.positions, thinned.lower, startsNew: false, reversed: true, swapped: axis == .x)
      path.close()
      run = ([], [], [])
    }
    for i in positions.indices {
      if positions[i].isFinite, lower[i].isFinite, upper[i].isFinite {
        run.positions.append(positions[i] + along)
        run.lower.append(lower[i] + start)
        run.upper.append(upper[i] + end)
      } else {
        close()
      }
    }
    close()
    guard !path.isEmpty else { return }
    var item = PathItem(
      path, fill: markStyle.brush, brushBounds: markStyle.style.alignsWithPlot ? space.bounds : nil,
      id: MarkID(marks.firstID + UInt32(row)))
    if isParted, space.environment.separatesMarks {
      item.line = PathItem.Line(Stroke(width: 1, join: .round), .color(space.environment.background))
    }
    fragments.add(
      .path(item), order: marks.table.order[row], style: markStyle.style,
      frame: markStyle.style.effects.isEmpty ? nil : path.controlBounds, pattern: markStyle.pattern)
  }

  /// Long areas with straight edges keep the points that affect the pixels of both edges.
  private static func thin(_ run: (positions: [Double], lower: [Double], upper: [Double]), _ curve: Curve)
    -> (positions: [Double], lower: [Double], upper: [Double])
  {
    guard run.positions.count > 20_000, curve == .linear else { return run }
    let retained = run.positions.withUnsafeBufferPointer { positions in
      let upper = run.upper.withUnsafeBufferPointer { Decimation.m4(xs: positions, ys: $0, pixelWidth: 0.25) }
      let lower = run.lower.withUnsafeBufferPointer { Decimation.m4(xs: positions, ys: $0, pixelWidth: 0.25) }
      return Set(upper).union(lower).sorted().map(Int.init)
    }
    return (
      retained.map { run.positions[$0] }, retained.map { run.lower[$0] }, retained.map { run.upper[$0] }
    )
  }

  /// Annotations and descriptions of an area's values are at its upper edge.
  private static func recordFrames(
    _ marks: ResolvedMarks, _ space: PlotSpace, into fragments: inout MarkDrawing
  ) {
    guard fragments.recordsAllFrames || !marks.table.annotations.isEmpty else { return }
    let positions = space.centers(marks, marks.slotAxis)
    let tops = edges(marks, marks.valueAxis, space).1
    for row in positions.indices where positions[row].isFinite && tops[row].isFinite {
      let center = marks.valueAxis == .y ? Point(positions[row], tops[row]) : Point(tops[row], positions[row])
      fragments.record(
        Rect(x: center.x - 4, y: center.y - 4, width: 8, height: 8), id: marks.firstID + UInt32(row))
    }
  }
}

extension PositionChannel {
  /// Whether each row has one value rather than two edges.
  var isSingle: Bool {
    if case .value(let column) = self { return !column.isInterval }
    return false
  }
}
