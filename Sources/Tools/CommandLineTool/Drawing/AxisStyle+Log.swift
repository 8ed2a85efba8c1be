import Foundation

/// Domains of logarithmic axes.
extension AxisStyle {
  /// The domain of a logarithmic axis of lines or points, from 1, 2 or 5 times a power of ten to another, such as 20 to
  /// 5,000. Whole powers of ten would leave much of the plot empty. `nil` for other axes, for data within a
  /// factor of two, and for charts with trends or errors, which can exceed the values.
  var logDomain: ClosedRange<Double>? {
    guard axis.scale == .log, plan.shape == .line || plan.shape == .point, data.trends.isEmpty,
      data.errors.isEmpty, case .numbers? = column, let extent, extent.lowerBound > 0,
      extent.upperBound >= extent.lowerBound * 2
    else { return nil }
    let (low, high) = (
      Self.familiar(below: extent.lowerBound), Self.familiar(above: extent.upperBound)
    )
    return low > 0 && high.isFinite ? low...high : nil
  }

  /// The largest of 1, 2 and 5 times a power of ten that is not above the value.
  private static func familiar(below value: Double) -> Double {
    let power = powerOfTen(below: value)
    return [5.0, 2].map { $0 * power }.first { $0 <= value } ?? min(power, value)
  }

  /// The smallest of 1, 2 and 5 times a power of ten that is not below the value.
  private static func familiar(above value: Double) -> Double {
    let power = powerOfTen(below: value)
    return [1.0, 2, 5].map { $0 * power }.first { $0 >= value } ?? max(power * 10, value)
  }

  private static func powerOfTen(below value: Double) -> Double { pow(10, log10(value).rounded(.down)) }
}
