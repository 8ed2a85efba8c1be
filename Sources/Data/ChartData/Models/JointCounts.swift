/// How many rows lie where, by the places of two columns, added up along the first: what lies between two of its
/// places is the difference of two rows. After Moritz, Howe and Heer, "Falcon: Balancing Interactive Latency and
/// Resolution Sensitivity for Scalable Linked Visualizations" (2019).
struct JointCounts: Sendable {
  private let active: CrossAxis
  private let width: Int
  /// A row for each end of a fine place of the active column, with a number for each shown place of the passive one.
  private var sums: [Double]

  /// `rows` are counts by the active column's fine places and the passive one's shown ones; of one column alone by its
  /// fine places.
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
    for place in width..<max(width, sums.count) { sums[place] += sums[place - width] }
  }

  /// The counts of the passive column's shown places.
  ///
  /// - Parameter places: Of the active column, fine ones; `nil`: all.
  func counts(_ places: Range<Int>?) -> [Double] {
    let places = places ?? 0..<active.fine.count
    return (0..<width).map { sums[places.upperBound * width + $0] - sums[places.lowerBound * width + $0] }
  }

  /// The counts of the active column's own shown places.
  var ownCounts: [Double] {
    var counts = [Double](repeating: 0, count: active.shown.count)
    for (place, shown) in active.shownOf.enumerated() {
      for column in place * width..<(place + 1) * width {
        counts[shown] += sums[column + width] - sums[column]
      }
    }
    return counts
  }
}
