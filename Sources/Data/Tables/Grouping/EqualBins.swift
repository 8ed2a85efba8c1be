import OpenChartsChartMath

/// Bins of equal width with round edges that cover some data, as the command line groups a column.
///
/// `Bins` of `ChartMath`, which `NumberBins` uses, follow Apple's rule: steps of 1, 2 and 5, with up to 200 bins near
/// the desired number. `EqualBins` chooses the width first: by Scott's rule, limited to between a fifth and a hundredth
/// of the range, then rounded to the nearest of 1, 2, 2.5 and 5 times a power of ten. On a logarithmic axis, the bins
/// of ``init(logarithmicFrom:to:wanted:)`` have nearly equal widths.
package struct EqualBins: Hashable, Sendable {
  package var start: Double
  package var step: Double
  package var count: Int
  /// Whether the maximum is the end of the last bin. The last bin then includes the maximum.
  package private(set) var reachesEnd = false
  /// The resolution of the data, of which ``step`` and ``start`` are multiples, so that each bin covers equally many
  /// possible values. `nil` for arbitrary data.
  package private(set) var resolution: Resolution?
  /// The `count` + 1 ascending edges of logarithmic bins, all positive; empty for bins of equal width.
  package private(set) var edges: [Double] = []

  init(edges: [Double], high: Double) {
    (start, step, count, self.edges) = (edges[0], edges[1] - edges[0], edges.count - 1, edges)
    reachesEnd = edges[count] == high
  }

  /// - Parameters:
  ///   - values: The data. NaN and infinities are ignored; `nil` if no values remain.
  ///   - wanted: The approximate number of bins; `nil` for Scott's rule, a width of 3.49 σ n^(-1/3).
  ///   - end: The end of the axis. No bin begins there or beyond; `nil` for an axis that ends with the last bin.
  package init?(
    _ values: [Double], wanted: Int? = nil, isDuration: Bool = false, before end: Double? = nil
  ) {
    var (low, high) = (Double.infinity, -Double.infinity)
    var (count, mean, squares) = (0.0, 0.0, 0.0)
    for value in values where value.isFinite {
      low = min(low, value)
      high = max(high, value)
      count += 1
      let delta = value - mean
      mean += delta / count
      squares += delta * (value - mean)
    }
    guard count > 0 else { return nil }
    self.init(
      low: low, high: high, count: count, deviation: (squares / count).squareRoot(), wanted: wanted,
      resolution: Resolution(of: values), isDuration: isDuration, before: end)
  }

  /// Creates bins from statistics of the data; `nil` if the range is empty or not finite.
  ///
  /// - Parameters:
  ///   - count: The number of finite values.
  ///   - deviation: The standard deviation of the values, for Scott's rule.
  ///   - resolution: The power of ten of which all values are multiples; `nil` if there is none.
  ///   - isDuration: Whether the values are seconds. The bins then have widths such as minutes and hours.
  ///   - end: The end of the axis. No bin begins there or beyond; `nil` for an axis that ends with the last bin.
  package init?(
    low: Double, high: Double, count: Double, deviation: Double, wanted: Int? = nil,
    resolution: Resolution? = nil, isDuration: Bool = false, before end: Double? = nil
  ) {
    let resolution = isDuration ? nil : resolution
    guard low <= high, (high - low).isFinite else { return nil }
    if high == low {
      // A bin around the single value. The bin is so wide that its edges differ from the value as `Double`.
      step = max(1, abs(low).ulp * 4)
      start = low - step / 2
      self.count = 1
      return
    }
    var width: Double
    if let wanted {
      width = (high - low) / Double(max(1, min(wanted, 1000)))
    } else {
      width = 3.49 * deviation / Self.cubeRoot(count)
      width = min(max(width, (high - low) / 100), (high - low) / 5)
    }
    self.resolution = resolution
    let step = isDuration ? Self.familiarSeconds(near: width) : Self.familiar(near: width, resolution)
    var start = (low / step).rounded(.down) * step
    var places = (high - start) / step
    if let resolution {
      let units = resolution.units(step)
      let first = (resolution.units(low) / units).rounded(.down)
      start = resolution.value(units: first * units)
      places = resolution.units(high) / units - first
    }
    (self.step, self.start) = (step, start)
    // The last bin includes its end, so a maximum on an edge needs no further bin.
    self.count = max(1, Int(places.rounded(.up)))
    reachesEnd = places.rounded(.down) >= Double(self.count)
    // With fewer than five possible values per bin, a last bin with one more possible value would have a visibly higher
    // count. Add a bin to avoid this.
    if let resolution, reachesEnd, resolution.units(step) < 5, end.map({ high < $0 }) ?? true {
      self.count += 1
      reachesEnd = false
    }
  }

  package func index(of value: Double) -> Int? {
    guard value.isFinite else { return nil }
    if isLogarithmic { return Bins.index(for: value, edges: edges) }
    let position =
      resolution.map { ($0.units(value) - $0.units(start)) / $0.units(step) } ?? (value - start) / step
    guard abs(position) < 1e9 else { return nil }
    let index = Int(position.rounded(.down))
    if index == count, value <= lower(count) { return count - 1 }
    return (0..<count).contains(index) ? index : nil
  }

  package func lower(_ index: Int) -> Double {
    if isLogarithmic { return edges[index] }
    guard let resolution else { return withoutNoise(start + Double(index) * step) }
    return resolution.value(units: resolution.units(start) + Double(index) * resolution.units(step))
  }

  /// Removes the rounding errors that binary sums add to edges: 0.15, not 0.15000000000000002.
  private func withoutNoise(_ edge: Double) -> Double {
    let largest = max(abs(start), abs(start + Double(count) * step))
    guard largest < 1e12, step > largest * 1e-9 else { return edge }
    let scale = largest < 1 ? 1e15 : largest < 1e4 ? 1e11 : 1e3
    return (edge * scale).rounded() / scale
  }

  /// A value inside the bin despite rounding errors: its middle on the axis.
  package func middle(_ index: Int) -> Double {
    isLogarithmic
      ? edges[index].squareRoot() * edges[index + 1].squareRoot() : lower(index) + step / 2
  }

  /// The upper edges and the middles of bins with the given lower edges. NaN stays NaN.
  package func ends(from starts: [Double]) -> (uppers: [Double], middles: [Double]) {
    guard isLogarithmic else {
      return (starts.map { withoutNoise($0 + step) }, starts.map { $0 + step / 2 })
    }
    let indices = starts.map { index(of: $0) }
    return (indices.map { $0.map { lower($0 + 1) } ?? .nan }, indices.map { $0.map(middle) ?? .nan })
  }

  /// The multiple of the resolution that is nearest in ratio to `width`, among 1, 2, 2.5 and 5 times a power of ten.
  static func familiar(near width: Double, _ resolution: Resolution? = nil) -> Double {
    var power = 1.0
    while power * 10 <= width { power *= 10 }
    while power > width { power /= 10 }
    guard power > 0, power.isFinite else { return width }
    if let resolution, width <= resolution.value { return resolution.value }
    // If the power of ten is below two units, 2.5 times the power is not a multiple of the unit.
    let isUnit = resolution.map { power < $0.value * 2 } ?? false
    let factors = (isUnit ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]).min { a, b in
      max(a * power / width, width / (a * power)) < max(b * power / width, width / (b * power))
    }
    let step = factors! * power
    return resolution.map { $0.value(units: $0.units(step).rounded()) } ?? step
  }

  /// The width nearest in ratio among common parts of minutes, hours and days, and whole days.
  package static func familiarSeconds(near width: Double) -> Double {
    let parts: [Double] = [
      1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400,
    ]
    if width < 1 { return familiar(near: width) }
    if width > 86_400 { return 86_400 * familiar(near: width / 86_400, Resolution(exponent: 0)) }
    return parts.min { max($0 / width, width / $0) < max($1 / width, width / $1) }!
  }

  private static func cubeRoot(_ x: Double) -> Double {
    var root = x > 1 ? x.squareRoot() : 1
    for _ in 0..<40 { root = (2 * root + x / (root * root)) / 3 }
    return root
  }
}
