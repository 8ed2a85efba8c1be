import Foundation

/// Computes summaries of numbers. For no values, they are NaN, and `extent` is `nil`.
package enum Statistics {
  /// Returns the value below which the fraction `q` of ascending values lies, interpolated linearly between
  /// neighbours (type 7 of Hyndman and Fan, 1996). `q` is clamped to 0…1.
  package static func quantile(sorted values: [Double], q: Double) -> Double {
    guard !values.isEmpty, !q.isNaN else { return .nan }
    let position = min(max(q, 0), 1) * Double(values.count - 1)
    let index = min(Int(position), values.count - 1)
    let share = position - Double(index)
    guard share > 0, index + 1 < values.count else { return values[index] }
    return values[index] * (1 - share) + values[index + 1] * share
  }

  package static func median(_ values: [Double]) -> Double { quantile(sorted: values.sorted(), q: 0.5) }

  package static func mean(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let count = Double(values.count)
    let sum = values.reduce(0, +)
    // The sum of values near the limit of Double may overflow although their mean does not.
    return sum.isFinite ? sum / count : values.reduce(0) { $0 + $1 / count }
  }

  /// Returns the sample variance (with divisor n - 1); 0 for a single value.
  package static func variance(_ values: [Double]) -> Double {
    guard values.count > 1 else { return values.isEmpty ? .nan : 0 }
    let mean = mean(values)
    return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)
  }

  package static func standardDeviation(_ values: [Double]) -> Double { variance(values).squareRoot() }

  /// Returns the least and greatest of the finite values; `nil` if there are none.
  package static func extent(_ values: [Double]) -> ClosedRange<Double>? {
    let (least, greatest) = values.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { finiteBounds($0, count: buffer.count) } ?? bounds(buffer)
    }
    return least <= greatest ? least...greatest : nil
  }

  /// Returns the least and greatest of numbers in memory, four at a time; `nil` if any of them is not finite.
  /// - Parameter stride: The distance in bytes from one number to the next.
  package static func finiteBounds(
    _ base: UnsafeRawPointer, stride: Int = MemoryLayout<Double>.stride, count: Int
  ) -> (least: Double, greatest: Double)? {
    func number(_ at: UnsafeRawPointer) -> Double { at.loadUnaligned(as: Double.self) }
    var low = SIMD4<Double>(repeating: .infinity)
    var high = -low
    var check = SIMD4<Double>()
    var at = base
    for _ in 0..<(count / 4) {
      let four = SIMD4(
        number(at), number(at + stride), number(at + 2 &* stride), number(at + 3 &* stride))
      low.replace(with: four, where: four .< low)
      high.replace(with: four, where: four .> high)
      // 0, or NaN if a number is not finite.
      check += four * 0
      at += 4 &* stride
    }
    var (least, greatest, sum) = (low.min(), high.max(), check.sum())
    for _ in 0..<(count % 4) {
      least = min(least, number(at))
      greatest = max(greatest, number(at))
      sum += number(at) * 0
      at += stride
    }
    return sum == 0 ? (least, greatest) : nil
  }

  private static func bounds(_ values: UnsafeBufferPointer<Double>) -> (least: Double, greatest: Double) {
    var least = Double.infinity
    var greatest = -Double.infinity
    for value in values where value.isFinite {
      if value < least { least = value }
      if value > greatest { greatest = value }
    }
    return (least, greatest)
  }
}
