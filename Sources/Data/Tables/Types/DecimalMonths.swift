import OpenChartsChartMath

/// Months written as decimal numbers, such as 1999.06 for June 1999.
enum DecimalMonths {
  /// The first moments of months; NaN for missing values.
  ///
  /// - Returns: `nil` unless each text is a year from 1500 to 2200 with a month from .01 to .12. There must be at least
  ///   six different months at equal steps; at most a tenth of the steps may be missing. Programs that drop zeros write
  ///   .1 for October.
  static func read(_ text: ColumnText, zone: ZoneOffsets) -> [Double]? {
    // Most columns of numbers are rejected here, before memory for their rows is allocated.
    guard let first = (0..<text.count).first(where: { !MissingText.matchesAmongValues(text[$0]) }),
      month(text[first]) != nil
    else { return nil }
    var months = [Int?](repeating: nil, count: text.count)
    var hasTwoDigits = false
    for row in 0..<text.count {
      let bytes = text[row]
      if MissingText.matchesAmongValues(bytes) { continue }
      guard let month = month(bytes) else { return nil }
      months[row] = month
      hasTwoDigits = hasTwoDigits || bytes.count == 7
    }
    let different = Set(months.compactMap { $0 }).sorted()
    let steps = zip(different, different.dropFirst()).map { $1 - $0 }
    guard hasTwoDigits, different.count >= 6, let step = steps.min(),
      steps.count(where: { $0 == step }) * 10 >= steps.count * 9
    else { return nil }
    var clock = WallClock(zone)
    return months.map { month in
      guard let month else { return .nan }
      let day = CivilDate(year: month / 12, month: month % 12 + 1, day: 1).dayNumber
      return clock.moment(Double(day) * 86_400)
    }
  }

  /// The number of months since the year 0; `nil` for other texts.
  private static func month(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard (6...7).contains(text.count), text[4] == UInt8(ascii: ".") else { return nil }
    var digits: [Int] = []
    for (index, byte) in text.enumerated() where index != 4 {
      guard (0x30...0x39).contains(byte) else { return nil }
      digits.append(Int(byte) - 0x30)
    }
    let year = digits[0] * 1000 + digits[1] * 100 + digits[2] * 10 + digits[3]
    let month = digits[4] * 10 + (digits.count == 6 ? digits[5] : 0)
    guard (1500...2200).contains(year), (1...12).contains(month) else { return nil }
    return year * 12 + month - 1
  }
}
