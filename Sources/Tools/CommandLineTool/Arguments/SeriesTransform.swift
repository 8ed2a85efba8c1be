/// A calculation that replaces each amount of a series, in the order of its axis.
package enum SeriesTransform: Equatable, Sendable {
  /// The mean of a value and the previous ones, as many in all as the associated number.
  case rolling(Int)
  /// The sum of a value and all previous values.
  case cumulative
  /// The difference from the previous value.
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

  /// The number of values at the start of a series without a result, because they have too few predecessors.
  var leadCount: Int {
    switch self {
    case .rolling(let count): count - 1
    case .change: 1
    case .cumulative, .index: 0
    }
  }

  /// Transforms the values of one series, in order. A value that cannot be computed is NaN: the first values of a
  /// rolling mean, the first change, zeros before the base of an index, values next to a missing one.
  ///
  /// Results are rounded to 15 digits of the largest operand: 0.9 - 0.6 is 0.3.
  func callAsFunction(_ values: [Double]) -> [Double] {
    switch self {
    case .rolling(let count): return Self.means(values, count)
    case .cumulative:
      var total = CompensatedSum()
      var largest = 0.0
      return values.map { value in
        guard value.isFinite else { return .nan }
        total.add(value)
        largest = max(largest, abs(value), abs(total.value))
        return total.value.withoutRoundingError(among: largest)
      }
    case .change:
      return values.indices.map { index in
        guard index > 0 else { return .nan }
        let (before, value) = (values[index - 1], values[index])
        return (value - before).withoutRoundingError(among: max(abs(before), abs(value)))
      }
    case .index(let level):
      guard let base = values.firstIndex(where: { $0.isFinite && $0 != 0 }) else {
        return values.map { _ in .nan }
      }
      return values.indices.map {
        $0 < base ? .nan : (values[$0] / values[base] * level).withoutRoundingError
      }
    }
  }

  /// - Complexity: O(*n*).
  private static func means(_ values: [Double], _ count: Int) -> [Double] {
    var sum = CompensatedSum()
    var missing = 0
    // The indices of magnitudes that no later magnitude in the window exceeds. Indices before `head` have left the
    // window.
    var peaks: [Int] = []
    var head = 0
    return values.indices.map { index in
      if values[index].isFinite {
        sum.add(values[index])
        while peaks.count > head, abs(values[peaks[peaks.count - 1]]) <= abs(values[index]) {
          peaks.removeLast()
        }
        peaks.append(index)
      } else {
        missing += 1
      }
      if index >= count {
        let old = values[index - count]
        if old.isFinite { sum.add(-old) } else { missing -= 1 }
        while head < peaks.count, peaks[head] <= index - count { head += 1 }
      }
      guard index + 1 >= count, missing == 0, head < peaks.count else { return .nan }
      return (sum.value / Double(count)).withoutRoundingError(among: abs(values[peaks[head]]))
    }
  }
}

/// A sum with separate rounding errors (A. Neumaier, 1974), so that values can be added and removed without loss.
private struct CompensatedSum {
  private var sum = 0.0
  private var error = 0.0

  var value: Double { sum + error }

  mutating func add(_ value: Double) {
    let next = sum + value
    error += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
    sum = next
  }
}
