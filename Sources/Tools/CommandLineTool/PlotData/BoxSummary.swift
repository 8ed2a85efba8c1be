import OpenChartsStatistics

/// The distribution of the values of one name.
package struct BoxSummary: Equatable, Sendable {
  /// The index of the name on the axis.
  package var nameIndex: Int
  /// The index of the colour's name; `nil` for a chart without names as colours.
  package var color: Int?
  package var count: Int
  package var lowerQuarter: Double
  package var median: Double
  package var upperQuarter: Double
  /// The ends of the whiskers: the lowest and the highest value within 1.5 interquartile ranges of the box (J. W.
  /// Tukey, Exploratory Data Analysis, 1977).
  package var low: Double
  package var high: Double
  /// The values below `low` and above `high`, in ascending order.
  package var outliers: [Double]
  /// The outline of a violin from the lowest to the highest value: the density at equal steps, as shares of the
  /// largest. Empty for boxes, and for fewer than two different values.
  package var outline: [Double] = []
  package var least: Double
  package var greatest: Double
}

extension BoxSummary {
  /// The number of steps of a violin's outline. Many violins have fewer steps, because each has fewer pixels.
  static func steps(among violins: Int) -> Int { max(12, min(96, 2_880 / max(1, violins))) }

  /// - Parameters:
  ///   - values: Finite numbers in any order, at least one.
  ///   - steps: The number of steps of the outline; 0 for a box.
  init(_ values: [Double], nameIndex: Int, color: Int?, steps: Int) {
    let sorted = values.sorted()
    let (least, greatest) = (sorted[0], sorted[sorted.count - 1])
    let largest = max(abs(least), abs(greatest))
    let (lower, upper) = (
      Quantile.quantile(0.25, ofSorted: sorted), Quantile.quantile(0.75, ofSorted: sorted)
    )
    // Round, because interpolation can give 14.899999999999999.
    func rounded(_ quantile: Double) -> Double { quantile.withoutRoundingError(among: largest) }
    let reach = 1.5 * (upper - lower)
    (self.nameIndex, self.color, count) = (nameIndex, color, sorted.count)
    (lowerQuarter, upperQuarter) = (rounded(lower), rounded(upper))
    median = rounded(Quantile.quantile(0.5, ofSorted: sorted))
    (self.least, self.greatest) = (least, greatest)
    // A quartile can lie between two values. If no value outside the box is near enough, the whisker has no length.
    let start = min(lower, sorted.first { $0 >= lower - reach } ?? lower)
    let end = max(upper, sorted.last { $0 <= upper + reach } ?? upper)
    low = start == lower ? rounded(lower) : start
    high = end == upper ? rounded(upper) : end
    outliers = sorted.filter { $0 < start || $0 > end }
    guard steps > 0, let density = KernelDensity(sorted) else { return }
    let step = (greatest - least) / Double(steps)
    let heights = (0..<steps).map { density.value(at: least + (Double($0) + 0.5) * step) }
    let peak = heights.max() ?? 0
    outline = peak > 0 ? heights.map { $0 / peak } : []
  }
}

extension PlotData {
  /// The distribution at each name and colour, in the order of the axis; empty unless the plan draws boxes or violins.
  func boxes(_ plan: ChartPlan) -> [BoxSummary] {
    guard plan.summary == .box || plan.summary == .violin,
      case .names(let nameCodes, _)? = plan.isHorizontal ? y : x,
      case .numbers(let values)? = plan.isHorizontal ? x : y
    else { return [] }
    var colors = [Int32](repeating: -1, count: count)
    if case .names(let codes, _)? = color { colors = codes }
    var groups: [SIMD2<Int32>: [Double]] = [:]
    for row in 0..<count where values[row].isFinite && nameCodes[row] >= 0 {
      groups[SIMD2(nameCodes[row], colors[row]), default: []].append(values[row])
    }
    let steps = plan.summary == .violin ? BoxSummary.steps(among: groups.count) : 0
    return groups.sorted { ($0.key.x, $0.key.y) < ($1.key.x, $1.key.y) }.map { key, values in
      BoxSummary(
        values, nameIndex: Int(key.x), color: key.y < 0 ? nil : Int(key.y), steps: steps)
    }
  }
}

extension ChartPlan {
  /// A sentence about the meaning of the parts of boxes and error bars; empty for other charts.
  var summaryCaption: String {
    switch summary {
    case .box: words.control(.boxParts)
    case .errorbar: words.control(.meanInterval)
    case .violin, .strip, .density, nil: ""
    }
  }
}
