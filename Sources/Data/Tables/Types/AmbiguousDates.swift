import OpenChartsChartMath

/// The order of day and month in dates that fit both orders, such as 01/02/2024, by the course of the dates.
enum AmbiguousDates {
  /// Enough different dates to recognize a course.
  private static let fewest = 4

  /// Whether the days come first; `nil` if nothing tells the order.
  ///
  /// In this order: one reading has the first days of months only, and the other does not; one reading has evenly spaced
  /// dates, and the other does not; one reading ascends or descends from row to row, and the other does not. Complexity:
  /// O(*n* log *n*).
  ///
  /// - Parameters:
  ///   - monthFirst: The moments in one reading, NaN for missing values.
  ///   - dayFirst: The moments of the same rows in the other reading.
  static func areDaysFirst(_ monthFirst: [Double], _ dayFirst: [Double], zone: ZoneOffsets) -> Bool? {
    let (months, days) = (different(monthFirst), different(dayFirst))
    guard min(months.count, days.count) >= fewest else { return nil }
    let tests: [(Course) -> Bool] = [{ $0.startsMonths }, { $0.isEven }, { $0.isMonotone }]
    let monthCourse = Course(monthFirst, months, zone)
    let dayCourse = Course(dayFirst, days, zone)
    for test in tests where test(monthCourse) != test(dayCourse) { return test(dayCourse) }
    return nil
  }

  private static func different(_ moments: [Double]) -> [Double] {
    Set(moments.lazy.filter { !$0.isNaN }).sorted()
  }

  private struct Course {
    /// Whether all dates are the first day of a month.
    var startsMonths: Bool
    /// Whether the distances of adjacent dates differ by at most a fifth. Months differ less.
    var isEven: Bool
    /// Whether the rows are in the order of time, in either direction.
    var isMonotone: Bool

    init(_ moments: [Double], _ different: [Double], _ zone: ZoneOffsets) {
      var clock = WallClock(zone)
      startsMonths = different.allSatisfy {
        CivilDate(dayNumber: Int((clock.wall($0) / 86_400).rounded(.down))).day == 1
      }
      var (shortest, longest) = (Double.infinity, 0.0)
      for (date, next) in zip(different, different.dropFirst()) {
        (shortest, longest) = (min(shortest, next - date), max(longest, next - date))
      }
      isEven = longest <= shortest * 1.2
      var (rises, falls, last) = (false, false, Double.nan)
      for moment in moments where !moment.isNaN {
        if moment > last { rises = true }
        if moment < last { falls = true }
        last = moment
      }
      isMonotone = !rises || !falls
    }
  }
}
