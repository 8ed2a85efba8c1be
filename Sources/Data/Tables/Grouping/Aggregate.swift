/// A function that reduces many values to one.
package enum Aggregate: Hashable, Sendable {
  case count, sum, mean, median, min, max
  /// A percentile by linear interpolation between two neighbors: type 7 of Hyndman and Fan, "Sample quantiles in
  /// statistical packages" (1996), which databases call `percentile_cont`.
  case quantile(percent: Double)
  /// The standard deviation of a sample, with one degree of freedom fewer than values; NaN for fewer than two.
  case deviation
  /// The number of different values.
  case distinct
  /// The sum as a fraction of the sum over all groups.
  case share

  /// Creates an aggregate by its name: `mean`, or for quantiles `p95`.
  package init?(_ name: String) {
    if let named = Self.named.first(where: { $0.name == name }) {
      self = named
      return
    }
    guard name.hasPrefix("p"), name.count <= 6, let percent = Double(name.dropFirst()),
      (0...100).contains(percent)
    else { return nil }
    self = .quantile(percent: percent)
  }

  package static let named: [Aggregate] = [
    .count, .sum, .mean, .median, .min, .max, .deviation, .distinct, .share,
  ]

  package var name: String {
    switch self {
    case .count: "count"
    case .sum: "sum"
    case .mean: "mean"
    case .median: "median"
    case .min: "min"
    case .max: "max"
    case .deviation: "stddev"
    case .distinct: "distinct"
    case .share: "share"
    case .quantile(let percent): "p" + Self.text(percent)
    }
  }

  /// Formats a percentage without a trailing `.0`: 95, 99.9.
  package static func text(_ percent: Double) -> String {
    let text = "\(percent)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Aggregates each group. Missing values are ignored; a group without values gives NaN, or a count of 0.
  ///
  /// - Parameters:
  ///   - values: One value per row; `nil` to count the rows themselves.
  ///   - groups: The group of each row.
  /// - Complexity: O(*n*), for medians and quantiles O(*n* log *n*).
  package func callAsFunction(_ values: [Double]?, in groups: GroupKeys) -> [Double] {
    var counts = [Double](repeating: 0, count: groups.count)
    guard let values else {
      for code in groups.codes where code >= 0 { counts[Int(code)] += 1 }
      return self == .share ? Self.fractions(counts) : counts
    }
    switch self {
    case .median: return Self.quantiles(0.5, values, in: groups)
    case .quantile(let percent): return Self.quantiles(percent / 100, values, in: groups)
    case .deviation: return Self.deviations(values, in: groups)
    case .distinct:
      let pairs = groups.combined(with: GroupKeys(numbers: values))
      for row in pairs.firstRows { counts[Int(groups.codes[row])] += 1 }
      return counts
    case .share: return Self.fractions(Aggregate.sum(values, in: groups))
    default: break
    }
    var results = [Double](
      repeating: self == .min ? .infinity : self == .max ? -.infinity : 0, count: groups.count)
    for row in values.indices {
      let group = Int(groups.codes[row])
      let value = values[row]
      if group < 0 || value.isNaN { continue }
      counts[group] += 1
      switch self {
      case .min: if value < results[group] { results[group] = value }
      case .max: if value > results[group] { results[group] = value }
      default: results[group] += value
      }
    }
    switch self {
    case .count: return counts
    case .mean: return zip(results, counts).map { $1 == 0 ? .nan : $0 / $1 }
    default: return zip(results, counts).map { $1 == 0 ? .nan : $0 }
    }
  }

  private static func fractions(_ amounts: [Double]) -> [Double] {
    let total = amounts.reduce(0) { $0 + ($1.isNaN ? 0 : $1) }
    return amounts.map { total == 0 ? .nan : $0 / total }
  }

  private static func deviations(_ values: [Double], in groups: GroupKeys) -> [Double] {
    let means = Aggregate.mean(values, in: groups)
    var (counts, squares) = (
      [Double](repeating: 0, count: groups.count), [Double](repeating: 0, count: groups.count)
    )
    for row in values.indices where groups.codes[row] >= 0 && !values[row].isNaN {
      let group = Int(groups.codes[row])
      counts[group] += 1
      squares[group] += (values[row] - means[group]) * (values[row] - means[group])
    }
    return zip(squares, counts).map { $1 < 2 ? .nan : ($0 / ($1 - 1)).squareRoot() }
  }

  private static func quantiles(_ share: Double, _ values: [Double], in groups: GroupKeys) -> [Double] {
    // A counting sort makes the values of each group adjacent.
    var starts = [Int](repeating: 0, count: groups.count + 1)
    for row in values.indices where groups.codes[row] >= 0 && !values[row].isNaN {
      starts[Int(groups.codes[row]) + 1] += 1
    }
    for group in 0..<groups.count { starts[group + 1] += starts[group] }
    var places = starts
    var sorted = [Double](repeating: 0, count: starts[groups.count])
    for row in values.indices where groups.codes[row] >= 0 && !values[row].isNaN {
      let group = Int(groups.codes[row])
      sorted[places[group]] = values[row]
      places[group] += 1
    }
    return (0..<groups.count).map { group in
      let run = sorted[starts[group]..<starts[group + 1]].sorted()
      if run.isEmpty { return .nan }
      let rank = share * Double(run.count - 1)
      let low = Int(rank)
      let (a, b) = (run[low], run[Swift.min(low + 1, run.count - 1)])
      let part = rank - Double(low)
      // Use the formula of most databases, unless the difference overflows.
      return part == 0 || a == b ? a : (b - a).isFinite ? a + (b - a) * part : a * (1 - part) + b * part
    }
  }
}
