import Foundation

/// Summaries of numbers. All of them give NaN for no values.
package enum Statistics {
  /// The value below which a share `q` of ascending values lies, interpolated linearly between neighbours
  /// (type 7 of Hyndman and Fan, 1996). `q` is held to 0…1.
  package static func quantile(sorted values: [Double], q: Double) -> Double {
    guard !values.isEmpty, !q.isNaN else { return .nan }
    let place = min(max(q, 0), 1) * Double(values.count - 1)
    let index = min(Int(place), values.count - 1)
    let share = place - Double(index)
    guard share > 0, index + 1 < values.count else { return values[index] }
    return values[index] * (1 - share) + values[index + 1] * share
  }

  package static func median(_ values: [Double]) -> Double { quantile(sorted: values.sorted(), q: 0.5) }

  package static func mean(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let count = Double(values.count)
    let sum = values.reduce(0, +)
    // Values near the end of the range of Double may overflow as a sum but not as a mean.
    return sum.isFinite ? sum / count : values.reduce(0) { $0 + $1 / count }
  }

  /// The sample variance (divided by n - 1); 0 for a single value.
  package static func variance(_ values: [Double]) -> Double {
    guard values.count > 1 else { return values.isEmpty ? .nan : 0 }
    let mean = mean(values)
    return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)
  }

  package static func standardDeviation(_ values: [Double]) -> Double { variance(values).squareRoot() }

  /// Least and greatest of the finite values; `nil` where there is none.
  package static func extent(_ values: [Double]) -> ClosedRange<Double>? {
    var least = Double.infinity
    var greatest = -Double.infinity
    for value in values where value.isFinite {
      if value < least { least = value }
      if value > greatest { greatest = value }
    }
    return least <= greatest ? least...greatest : nil
  }
}
