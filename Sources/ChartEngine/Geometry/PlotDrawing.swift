import ChartModel
import DisplayList

/// Draws all marks of a chart into its plot area.
struct PlotDrawing {
  let marks: [ResolvedMarks]
  let bands: [Int: [StackedBand]]
  let scales: StyleScales
  let sectorTotal: Double?

  func fragments(in space: PlotSpace, recordsAllFrames: Bool) -> Fragments {
    var fragments = Fragments(recordsAllFrames: recordsAllFrames)
    let looks = marks.map { MarkLooks($0.table, scales: scales, manyRows: space.isLarge) }
    let bars = marks.indices.filter { marks[$0].table.kind == .bar }
    let hasGaps = bars.count > 1 || bars.contains { !looks[$0].isSingle }
    var running = 0.0
    for (index, table) in marks.enumerated() where table.table.count > 0 {
      let look = looks[index]
      switch table.table.kind {
      case .bar, .rectangle:
        BarGeometry.draw(table, looks: look, hasGaps: hasGaps, in: space, into: &fragments)
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

  /// The marks in drawing order.
  func items(_ fragments: Fragments, in space: PlotSpace, setups: AxisSetups) -> [DisplayItem] {
    fragments.items(
      mask: { layer in
        guard !layer.mask.isEmpty else { return nil }
        var masks: [ResolvedMarks] = []
        for (index, table) in layer.mask.map(\.materialized.finite.aligned).enumerated() where table.count > 0
        {
          masks.append(ResolvedMarks(table, index: index, firstID: 0, x: setups.x, y: setups.y))
        }
        SeriesSplit.apply(&masks)
        BarStacking.apply(&masks)
        let bands = AreaStacking.apply(&masks)
        let drawing = PlotDrawing(marks: masks, bands: bands, scales: scales, sectorTotal: sectorTotal)
        let pieces = drawing.fragments(in: space, recordsAllFrames: false)
        // What masks is no mark of the picture.
        return pieces.items(mask: { _ in nil }, plot: space.size).map(\.withoutIdentity)
      }, plot: space.size)
  }
}

/// The kinds of both axes.
struct AxisSetups: Sendable {
  var x: AxisSetup?
  var y: AxisSetup?
}
