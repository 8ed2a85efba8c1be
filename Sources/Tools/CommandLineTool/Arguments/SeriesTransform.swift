/// A calculation that replaces each amount of a series, in the order of its axis.
package enum SeriesTransform: Equatable, Sendable {
  /// The mean of this number of values: the value itself and those before it.
  case rolling(Int)
  /// The sum of a value and all before it.
  case cumulative
  /// The difference from the value before.
  case change
  /// The ratio to the first value other than 0, times this number. Values before that one have no index.
  case index(Double)

  /// The option that sets it.
  var option: Option {
    switch self {
    case .rolling: .rolling
    case .cumulative: .cumulative
    case .change: .change
    case .index: .index
    }
  }

  /// Transforms the values of one series, in their order. A value that cannot be computed is NaN: the first ones of a
  /// rolling mean, the first change, zeros before the base of an index, values next to a missing one.
  func callAsFunction(_ values: [Double]) -> [Double] {
    switch self {
    case .rolling(let count): return Self.means(values, count)
    case .cumulative:
      var total = 0.0
      return values.map { value in
        guard value.isFinite else { return .nan }
        total += value
        return total
      }
    case .change:
      return values.indices.map { $0 == 0 ? .nan : values[$0] - values[$0 - 1] }
    case .index(let level):
      guard let base = values.firstIndex(where: { $0.isFinite && $0 != 0 }) else {
        return values.map { _ in .nan }
      }
      return values.indices.map { $0 < base ? .nan : values[$0] / values[base] * level }
    }
  }

  /// - Complexity: O(*n*). The sums are compensated (Neumaier 1974), because values enter and leave them.
  private static func means(_ values: [Double], _ count: Int) -> [Double] {
    var (sum, compensation, missing) = (0.0, 0.0, 0)
    func add(_ value: Double) {
      let next = sum + value
      compensation += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
      sum = next
    }
    return values.indices.map { index in
      if values[index].isFinite { add(values[index]) } else { missing += 1 }
      if index >= count {
        let old = values[index - count]
        if old.isFinite { add(-old) } else { missing -= 1 }
      }
      return index + 1 >= count && missing == 0 ? (sum + compensation) / Double(count) : .nan
    }
  }
}
