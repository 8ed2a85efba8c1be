import Tables

/// How many rows lie where, by the intervals of two columns, added up along the first: what lies between two of its
/// places is the difference of two rows. After Moritz, Howe and Heer, "Falcon: Balancing Interactive Latency and
/// Resolution Sensitivity for Scalable Linked Visualizations" (2019).
struct JointCounts: Sendable {
  let active: EqualBins
  let passive: EqualBins
  /// A row for each end of an interval of the active column, with a number for each interval of the passive one.
  private var sums: [Double]

  init(active: EqualBins, passive: EqualBins, _ rows: DataRows<Double, Double>) {
    (self.active, self.passive) = (active, passive)
    let width = passive.count
    sums = [Double](repeating: 0, count: (active.count + 1) * width)
    for row in rows.indices {
      guard let a = active.index(of: rows.x[row]), let b = passive.index(of: rows.y[row]) else { continue }
      sums[(a + 1) * width + b] += rows.values[row]
    }
    for place in width..<max(width, sums.count) { sums[place] += sums[place - width] }
  }

  /// The counts of the passive column's intervals; ends within an interval of the active column go to its nearer edge.
  func counts(_ range: ClosedRange<Double>?) -> [Double] {
    let width = passive.count
    func edge(_ value: Double) -> Int {
      let place = ((value - active.start) / active.step).rounded()
      return place.isNaN ? 0 : Int(min(max(place, 0), Double(active.count)))
    }
    let low = range.map { edge($0.lowerBound) } ?? 0
    let high = max(low, range.map { edge($0.upperBound) } ?? active.count)
    return (0..<width).map { sums[high * width + $0] - sums[low * width + $0] }
  }
}
