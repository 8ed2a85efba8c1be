import Foundation

/// A calendar step of `count` units.
package struct DateStep: Hashable, Sendable {
  package var unit: Calendar.Component
  /// The number of units; values less than 1 count as 1.
  package var count: Int

  package init(unit: Calendar.Component, count: Int) {
    self.unit = unit
    self.count = count
  }

  /// The same step in the units that ticks are counted in; `nil` for components that are not a length of time.
  var normalized: DateStep? {
    let count = max(1, count)
    switch unit {
    case .nanosecond, .second, .minute, .hour, .day, .weekOfYear, .month, .year:
      return DateStep(unit: unit, count: count)
    case .weekday, .weekdayOrdinal, .dayOfYear: return DateStep(unit: .day, count: count)
    case .weekOfMonth: return DateStep(unit: .weekOfYear, count: count)
    case .quarter:
      let (months, overflow) = count.multipliedReportingOverflow(by: 3)
      return DateStep(unit: .month, count: overflow ? count : months)
    case .yearForWeekOfYear: return DateStep(unit: .year, count: count)
    default: return nil
    }
  }

  /// The average length in seconds.
  var seconds: Double {
    let unitSeconds =
      switch unit {
      case .nanosecond: 1e-9
      case .second: 1.0
      case .minute: 60.0
      case .hour: 3_600.0
      case .day: 86_400.0
      case .weekOfYear: 604_800.0
      case .month: 2_629_746.0
      default: 31_556_952.0
      }
    return unitSeconds * Double(count)
  }

  /// The steps that automatic axes choose from, in ascending order. Multiples of years go up to 100,000.
  static let automatic: [DateStep] =
    steps(.second, [1, 5, 15, 30]) + steps(.minute, [1, 5, 15, 30]) + steps(.hour, [1, 3, 6, 12])
    + steps(.day, [1, 2]) + steps(.weekOfYear, [1, 2]) + steps(.month, [1, 2, 3, 6])
    + steps(
      .year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000])

  /// The steps of less than a second.
  static let fractions: [DateStep] = steps(
    .nanosecond, [6, 7, 8].flatMap { power in [1, 2, 5].map { $0 * Int(DecimalGrid.powersOfTen[power]) } })

  private static func steps(_ unit: Calendar.Component, _ counts: [Int]) -> [DateStep] {
    counts.map { DateStep(unit: unit, count: $0) }
  }
}
