/// One number for many.
package enum Aggregate: String, Sendable, CaseIterable {
  case count, sum, mean, median, min, max

  /// The aggregate of each group. Missing values do not count; a group without any value has no aggregate
  /// (NaN), a count and a sum of 0.
  ///
  /// - Parameters:
  ///   - values: One a row; `nil`: rows themselves are counted.
  ///   - groups: The group of each row.
  /// - Complexity: O(*n*), for the median O(*n* log *n*).
  package func callAsFunction(_ values: [Double]?, in groups: GroupKeys) -> [Double] {
    var counts = [Double](repeating: 0, count: groups.count)
    guard let values else {
      for code in groups.codes where code >= 0 { counts[Int(code)] += 1 }
      return counts
    }
    if self == .median { return medians(values, in: groups) }
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
    case .sum: return results
    case .mean: return zip(results, counts).map { $1 == 0 ? .nan : $0 / $1 }
    default: return zip(results, counts).map { $1 == 0 ? .nan : $0 }
    }
  }

  private func medians(_ values: [Double], in groups: GroupKeys) -> [Double] {
    // Values of one group stand together after a counting sort.
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
      let middle = run.count / 2
      return run.count % 2 == 1 ? run[middle] : run[middle - 1] / 2 + run[middle] / 2
    }
  }
}
