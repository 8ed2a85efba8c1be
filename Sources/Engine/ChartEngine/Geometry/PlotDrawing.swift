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
          table, looks: look, joint: { joint(index, $0, space) }, in: space, into: &fragments)
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

  /// How a bar meets the one that it stands on.
  private func joint(_ table: Int, _ row: Int, _ space: PlotSpace) -> BarGeometry.Joint {
    guard row < marks[table].below.count, let place = marks[table].below[row] else { return .none }
    let (own, other) = (Int(looks[table].code(row)), Int(looks[place.table].code(place.row)))
    guard own >= 0, other >= 0 else { return .none }
    // Looks are compared where they are: a copy of each would take longer than the rest of a bar.
    guard looks[table].looks[own].isFilled(like: looks[place.table].looks[other]) else { return .line }
    guard looks[table].looks[own].isSolid, looks[place.table].looks[other].isSolid,
      looks[table].looks[own].style.offset == looks[place.table].looks[other].style.offset,
      marks[table].table.shape == marks[place.table].table.shape
    else { return .none }
    // Another look may be right below a piece that is shorter than the overlap.
    let below = marks[place.table]
    guard let (from, to) = space.slot(below[below.valueAxis], place.row, below.valueAxis) else {
      return .none
    }
    return abs(to - from) >= 1 ? .overlap : .none
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
