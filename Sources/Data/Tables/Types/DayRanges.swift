import OpenChartsChartMath

/// Days and ranges of days in lists of polls and events: `3–5 Oct 2023`, `28 Sep – 2 Oct 2023`, `Oct 3-5, 2023`,
/// `03.–05.10.2023`, `14 Sep 2023`.
enum DayRanges {
  /// The minimum number of different days.
  private static let fewestDays = 3
  /// One text in this many may be something else.
  private static let mostMisfits = 20

  /// The last days of the ranges, because a result was known then; NaN for missing values and other texts.
  ///
  /// - Returns: The moments and the row of the first range; `nil` without a range, and if more than a twentieth of the
  ///   texts are neither days nor ranges.
  static func read(_ text: ColumnText, zone: ZoneOffsets) -> (values: [Double], row: Int)? {
    var clock = WallClock(zone)
    var values = [Double](repeating: .nan, count: text.count)
    var (days, misfits, firstRange): (Int, Int, Int?) = (0, 0, nil)
    for row in 0..<text.count {
      let bytes = text[row]
      if MissingText.matchesAmongValues(bytes) { continue }
      if let day = day(bytes) {
        values[row] = clock.moment(day)
      } else if (5...48).contains(bytes.count), let day = lastDay(String(decoding: bytes, as: UTF8.self)) {
        values[row] = clock.moment(day)
        firstRange = firstRange ?? row
      } else {
        misfits += 1
        if misfits > mostMisfits, misfits * mostMisfits > row { return nil }
        continue
      }
      days += 1
    }
    guard let firstRange, misfits * mostMisfits <= days, Set(values.filter(\.isFinite)).count >= fewestDays
    else {
      return nil
    }
    return (values, firstRange)
  }

  /// The day of a text in seconds since 2001; `nil` for months, times and other texts.
  private static func day(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let date = DateText.parse(text, order: .dayFirst), date.precision == .day, !date.hasShortYear else {
      return nil
    }
    return date.seconds
  }

  /// The last day of a range; `nil` for other texts.
  private static func lastDay(_ text: String) -> Double? {
    // The order of day and month in 3/4/2024 is not known.
    guard !text.contains("/"), let dash = dash(in: text) else { return nil }
    let start = text[..<dash.lowerBound].trimmingPrefix(while: \.isWhitespace)
    let end = text[dash.upperBound...].trimmingPrefix(while: \.isWhitespace)
    guard let first = start.split(whereSeparator: { !$0.isNumber }).first, let number = Int(first),
      (1...31).contains(number), start.count <= 24
    else { return nil }
    let month = start.prefix(while: \.isLetter)
    // In "Oct 3-5, 2023", the month is before both days.
    let candidates = [String(end)] + (month.isEmpty ? [] : ["\(month) \(end)"])
    for candidate in candidates {
      var candidate = candidate
      if let day = candidate.withUTF8({ day($0) }) { return day }
    }
    return nil
  }

  /// The position of the dash between two days: a long dash, a hyphen between blanks, or the only hyphen.
  private static func dash(in text: String) -> Range<String.Index>? {
    for dash in ["–", "—", " - "] {
      if let range = text.firstRange(of: dash) { return range }
    }
    guard text.count(where: { $0 == "-" }) == 1 else { return nil }
    return text.firstRange(of: "-")
  }
}
