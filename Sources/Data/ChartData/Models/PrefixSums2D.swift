/// Row counts by the bins of two columns, as prefix sums along the first: the count between two of its edges is the
/// difference of two rows. After Moritz, Howe and Heer, "Falcon: Balancing Interactive Latency and Resolution
/// Sensitivity for Scalable Linked Visualizations" (2019).
struct PrefixSums2D: Sendable {
  private let active: CrossAxis
  private let width: Int
  /// One row per edge of the active column's fine bins, with one sum per shown bin of the passive column.
  private var sums: [Double]

  /// Creates the sums from counts by the active column's fine bins and the passive column's shown ones; for a single
  /// column, by its fine bins.
  init(active: CrossAxis, passive: CrossAxis, _ rows: RawRows) {
    self.active = active
    width = passive.shown.count
    sums = [Double](repeating: 0, count: (active.fine.count + 1) * width)
    let first = active.fine.indices(of: rows.keys[0])
    let second =
      rows.keys.count > 1
      ? passive.shown.indices(of: rows.keys[1]) : first.map { $0.map { active.shownOf[$0] } }
    for row in rows.values.indices {
      guard let a = first[row], let b = second[row] else { continue }
      sums[(a + 1) * width + b] += rows.values[row]
    }
    for offset in width..<max(width, sums.count) { sums[offset] += sums[offset - width] }
  }

  /// The counts of the passive column's shown bins.
  ///
  /// - Parameter range: A range of the active column's fine bins; `nil` for all.
  func counts(_ range: Range<Int>?) -> [Double] {
    let range = range ?? 0..<active.fine.count
    return (0..<width).map { sums[range.upperBound * width + $0] - sums[range.lowerBound * width + $0] }
  }

  /// The counts of the active column's own shown bins.
  var ownCounts: [Double] {
    var counts = [Double](repeating: 0, count: active.shown.count)
    for (fineIndex, shown) in active.shownOf.enumerated() {
      for column in fineIndex * width..<(fineIndex + 1) * width {
        counts[shown] += sums[column + width] - sums[column]
      }
    }
    return counts
  }
}
