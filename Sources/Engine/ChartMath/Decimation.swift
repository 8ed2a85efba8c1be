/// Removes points of a line that no pixel shows.
package enum Decimation {
  /// Returns the indices of the first, lowest, highest and last point of each run of points within one pixel column
  /// (M4; U. Jugel and others, "M4: a visualization-oriented time series data aggregation", VLDB 2014).
  ///
  /// A line through them covers the same pixels as the whole line. Indices ascend. A point that is not finite ends a
  /// run; one such point is kept for each gap, so that gaps stay gaps.
  ///
  /// - Parameters:
  ///   - xs: Horizontal positions in points.
  ///   - pixelWidth: The width of a pixel in points; if it is not positive, every point is kept.
  package static func m4(
    xs: UnsafeBufferPointer<Double>, ys: UnsafeBufferPointer<Double>, pixelWidth: Double
  ) -> [Int32] {
    let count = min(xs.count, ys.count)
    guard pixelWidth > 0, pixelWidth.isFinite, count > 4 else { return (0..<count).map(Int32.init) }
    let scale = 1 / pixelWidth
    var retained: [Int32] = []
    var run = Run()
    var column = Double.nan
    var inGap = false
    for index in 0..<count {
      let y = ys[index]
      let pixelColumn = (xs[index] * scale).rounded(.down)
      guard y.isFinite, pixelColumn.isFinite else {
        run.flush(into: &retained)
        if !inGap { retained.append(Int32(index)) }
        inGap = true
        column = .nan
        continue
      }
      inGap = false
      if pixelColumn == column {
        if y < ys[run.least] { run.least = index }
        if y > ys[run.greatest] { run.greatest = index }
        run.last = index
      } else {
        run.flush(into: &retained)
        run = Run(index)
        column = pixelColumn
      }
    }
    run.flush(into: &retained)
    return retained
  }

  private struct Run {
    var first = -1
    var least = 0
    var greatest = 0
    var last = 0

    init() {}
    init(_ index: Int) { (first, least, greatest, last) = (index, index, index, index) }

    mutating func flush(into retained: inout [Int32]) {
      guard first >= 0 else { return }
      let low = min(least, greatest)
      let high = max(least, greatest)
      retained.append(Int32(first))
      if low > first { retained.append(Int32(low)) }
      if high > low, high > first { retained.append(Int32(high)) }
      if last > high { retained.append(Int32(last)) }
      first = -1
    }
  }
}
