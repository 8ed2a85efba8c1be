import OpenChartsChartMath
import OpenChartsLimits

/// Months of the Minguo calendar, whose year 1 is 1912: `105/01` for January 2016.
enum MinguoMonths {
  /// The first moments of months; NaN for missing values.
  ///
  /// - Returns: `nil` unless each text is a year of two or three digits and a month, and the months of neighbouring
  ///   rows are consecutive. There must be at least four months, and one of them in a year of three digits.
  static func read(_ text: ColumnText, zone: ZoneOffsets) -> [Double]? {
    var clock = WallClock(zone)
    var values = [Double](repeating: .nan, count: text.count)
    var (last, step, count, hasThreeDigits): (Int?, Int?, Int, Bool) = (nil, nil, 0, false)
    for row in 0..<text.count {
      let bytes = text[row]
      if MissingText.matchesAmongValues(bytes) { continue }
      guard let month = month(bytes) else { return nil }
      if let last {
        guard abs(month - last) == 1, step == nil || step == month - last else { return nil }
        step = month - last
      }
      last = month
      count += 1
      hasThreeDigits = hasThreeDigits || month >= 1200
      let day = CivilDate(year: month / 12 + 1911, month: month % 12 + 1, day: 1).dayNumber
      values[row] = clock.moment(Double(day) * 86_400)
    }
    return count >= 4 && hasThreeDigits ? values : nil
  }

  /// The number of months since the year 0 of the calendar; `nil` for other texts.
  private static func month(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard (5...6).contains(text.count), let slash = text.firstIndex(of: UInt8(ascii: "/")),
      slash == text.count - 3,
      let year = CheckedNumber.integer(UnsafeBufferPointer(rebasing: text[..<slash]), in: 1...200),
      let month = CheckedNumber.integer(UnsafeBufferPointer(rebasing: text[(slash + 1)...]), in: 1...12)
    else { return nil }
    return year * 12 + month - 1
  }
}
