import ChartModel
import DisplayList

/// Draws all marks of a chart into its plot area.
struct PlotDrawing: Sendable {
  var marks: [ResolvedMarks]
  let bands: [Int: [StackedBand]]
  var scales: StyleScales
  let sectorTotal: Double?
  /// How the rows of each table look.
  var looks: [MarkLooks]

  /// - Parameter isLarge: Whether marks are drawn by look rather than row by row.
  init(
    marks: [ResolvedMarks], bands: [Int: [StackedBand]], scales: StyleScales, sectorTotal: Double?,
    isLarge: Bool
  ) {
    self.marks = marks
    self.bands = bands
    self.scales = scales
    self.sectorTotal = sectorTotal
    looks = marks.map { MarkLooks($0.table, scales: scales, manyRows: isLarge) }
  }

  func fragments(in space: PlotSpace, recordsAllFrames: Bool) -> Fragments {
    var fragments = Fragments(recordsAllFrames: recordsAllFrames)
    var running = 0.0
    for (index, table) in marks.enumerated() where table.table.count > 0 {
      let look = looks[index]
      switch table.table.kind {
      case .bar, .rectangle:
        BarGeometry.draw(
          table, looks: look, isParted: { isParted(index, $0) }, in: space, into: &fragments)
      case .line: LineGeometry.draw(table, looks: look, sizes: scales.symbolSize, in: space, into: &fragments)
      case .area: AreaGeometry.draw(table, bands: bands[index], looks: look, in: space, into: &fragments)
      case .point:
        if let source = table.table.source {
          PointGeometry.draw(source, table, look: look[0], in: space, into: &fragments)
          continue
        }
        PointGeometry.draw(
          table, looks: look, sizes: scales.symbolSize, onLine: false, in: space, into: &fragments)
      case .rule: RuleGeometry.draw(table, looks: look, in: space, into: &fragments)
      case .sector:
        let isOnly = marks.reduce(0) { $0 + ($1.table.kind == .sector ? $1.table.count : 0) } == 1
        SectorGeometry.draw(
          table, looks: look, total: sectorTotal ?? 0, running: &running, isOnly: isOnly, in: space,
          into: &fragments)
      }
    }
    return fragments
  }

  /// Whether a bar stands on another that looks different, so that a line has to part the two.
  private func isParted(_ table: Int, _ row: Int) -> Bool {
    guard row < marks[table].below.count, let place = marks[table].below[row] else { return false }
    let (own, other) = (looks[table], looks[place.table])
    guard own.code(row) >= 0, other.code(place.row) >= 0 else { return false }
    if table == place.table, own.code(row) == other.code(place.row) { return false }
    return !own[row].isFilled(like: other[place.row])
  }

  /// The marks in drawing order.
  ///
  /// - Parameters:
  ///   - chart: The chart's frame in coordinates of the plot.
  ///   - isUnrolled: Whether a page may stretch what lies around annotations.
  func items(
    _ fragments: Fragments, in space: PlotSpace, setups: AxisSetups, chart: Rect, isUnrolled: Bool
  ) -> [DisplayItem] {
    fragments.items(
      mask: { layer in
        guard !layer.mask.isEmpty else { return nil }
        var masks: [ResolvedMarks] = []
        for (index, table) in layer.mask.map(\.materialized.finite.aligned).enumerated() where table.count > 0
        {
          masks.append(
            ResolvedMarks(table, index: index, firstID: firstID(after: masks), x: setups.x, y: setups.y))
        }
        SeriesSplit.apply(&masks)
        BarStacking.apply(&masks)
        let bands = AreaStacking.apply(&masks)
        let drawing = PlotDrawing(
          marks: masks, bands: bands, scales: scales, sectorTotal: sectorTotal, isLarge: space.isLarge)
        let pieces = drawing.fragments(in: space, recordsAllFrames: false)
        let annotations = AnnotationLayout(
          masks, frames: pieces.frames, environment: space.environment)
        // What masks is no mark of the picture.
        return
          (pieces.items(mask: { _ in nil }, plot: space.size)
          + annotations.items(plot: space.size, chart: chart, isUnrolled: isUnrolled))
          .map(\.withoutIdentity)
      }, plot: space.size)
  }

  private func firstID(after tables: [ResolvedMarks]) -> UInt32 {
    tables.last.map { $0.firstID + UInt32($0.table.count) } ?? 0
  }
}

/// The kinds of both axes.
struct AxisSetups: Sendable {
  var x: AxisSetup?
  var y: AxisSetup?
}
