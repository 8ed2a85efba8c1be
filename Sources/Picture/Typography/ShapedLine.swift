import OpenChartsDisplayList

/// One line of shaped text in one font.
final class ShapedLine: Sendable {
  /// The runs in visual order; positions are relative to the left end of the line.
  let runs: [GlyphRun]
  /// The advance of each glyph of each run, in points.
  let advances: [[Double]]
  let metrics: TextMetrics
  let isRightToLeft: Bool

  init(runs: [GlyphRun], advances: [[Double]], metrics: TextMetrics, isRightToLeft: Bool) {
    self.runs = runs
    self.advances = advances
    self.metrics = metrics
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the runs with additional space after each cluster, and the increase in width.
  func spaced(by tracking: Double) -> (runs: [GlyphRun], extra: Double) {
    guard tracking != 0 else { return (runs, 0) }
    var extra = 0.0
    let spaced = runs.map { run in
      var run = run
      for i in run.glyphs.indices {
        run.positions[i].x += extra
        let isLast = i + 1 == run.glyphs.count || run.clusters[i + 1] != run.clusters[i]
        if isLast { extra += tracking }
      }
      return run
    }
    return (spaced, extra)
  }
}

/// The key of a cached line.
struct ShapeKey: Hashable, Sendable {
  var string: String
  var font: FontDescriptor
  /// The direction of text without strongly directional letters.
  var prefersRightToLeft: Bool
}
