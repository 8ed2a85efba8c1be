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

  /// The number of values at the start of a series that have no result, because there are too few before them.
  var leadCount: Int {
    switch self {
    case .rolling(let count): count - 1
    case .change: 1
    case .cumulative, .index: 0
    }
  }

  /// Transforms the values of one series, in their order. A value that cannot be computed is NaN: the first ones of a
  /// rolling mean, the first change, zeros before the base of an index, values next to a missing one.
  ///
  /// Results have 15 digits of the largest number that they were computed from: 0.9 - 0.6 is 0.3.
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
    // The indices of magnitudes in the window that no later one exceeds; those before `head` have left it.
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

/// A sum whose rounding errors are added separately (A. Neumaier, 1974), so that values can enter and leave it.
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
