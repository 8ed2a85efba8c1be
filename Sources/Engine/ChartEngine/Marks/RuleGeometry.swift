import OpenChartsChartModel
import OpenChartsDisplayList

/// Draws rules: straight lines across the plot or between two values.
enum RuleGeometry {
  static let standardStroke = Stroke(width: 2)

  static func draw(
    _ marks: ResolvedMarks, markStyles: ResolvedMarkStyles, in space: PlotSpace,
    into fragments: inout MarkDrawing
  ) {
    var pending: [Int32: (path: VectorPath, row: Int)] = [:]
    let records = fragments.recordsAllFrames || !marks.table.annotations.isEmpty
    for row in 0..<marks.table.count {
      let code = markStyles.code(row)
      guard code >= 0, let (a, b) = ends(marks, row, space) else { continue }
      let markStyle = markStyles.markStyles[Int(code)]
      if records { fragments.record(Rect(from: a, to: b), id: marks.firstID + UInt32(row)) }
      if space.isLarge {
        pending[code, default: (VectorPath(), row)].path.move(to: a)
        pending[code, default: (VectorPath(), row)].path.line(to: b)
        continue
      }
      add(VectorPath(from: a, to: b), row: row, markStyle, marks, space, into: &fragments)
    }
    for (code, group) in pending.sorted(by: { $0.key < $1.key }) {
      add(group.path, row: group.row, markStyles.markStyles[Int(code)], marks, space, into: &fragments)
    }
  }

  private static func add(
    _ path: VectorPath, row: Int, _ markStyle: ResolvedMarkStyle, _ marks: ResolvedMarks, _ space: PlotSpace,
    into fragments: inout MarkDrawing
  ) {
    let item = PathItem(
      path, line: PathItem.Line(markStyle.stroke ?? standardStroke, markStyle.brush),
      brushBounds: markStyle.style.alignsWithPlot ? space.bounds : nil,
      id: MarkID(marks.firstID + UInt32(row)))
    let frame = markStyle.style.effects.isEmpty ? nil : path.controlBounds
    fragments.add(.path(item), order: marks.table.order[row], style: markStyle.style, frame: frame)
  }

  /// A rule is at a single value of one axis and spans the other completely, or from start to end.
  private static func ends(_ marks: ResolvedMarks, _ row: Int, _ space: PlotSpace) -> (Point, Point)? {
    let offset = marks.table.styles.isEmpty ? MarkOffset() : marks.table.style(at: row).offset
    if isVertical(marks) {
      let x = space.center(marks, row, .x) + offset.xStart
      guard x.isFinite, let span = span(marks, row, .y, space) else { return nil }
      return (Point(x, span.0 + offset.yStart), Point(x, span.1 + offset.yEnd))
    }
    let y = space.center(marks, row, .y) + offset.yStart
    guard y.isFinite, let span = span(marks, row, .x, space) else { return nil }
    return (Point(span.0 + offset.xStart, y), Point(span.1 + offset.xEnd, y))
  }

  static func isVertical(_ marks: ResolvedMarks) -> Bool {
    func isPosition(_ channel: ResolvedChannel) -> Bool {
      switch channel.form {
      case .single, .slot: true
      case .none, .edges, .plot: false
      }
    }
    return isPosition(marks.x) || !isPosition(marks.y) && !marks.y.hasData && marks.x.hasData
  }

  /// Whether a rule spans the whole plot, so that content beyond its ends is outside the plot.
  static func spansPlot(_ marks: ResolvedMarks) -> Bool {
    switch (isVertical(marks) ? marks.y : marks.x).form {
    case .none, .plot(nil, nil): true
    case .plot, .single, .slot, .edges: false
    }
  }

  private static func span(
    _ marks: ResolvedMarks, _ row: Int, _ axis: AxisDimension, _ space: PlotSpace
  ) -> (Double, Double)? {
    space.slot(marks[axis], row, axis)
  }
}
