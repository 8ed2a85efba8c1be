import OpenChartsChartMath

/// Quarters that are written as a year and a number from 1 to 4, such as 2013-1 to 2014-4.
enum NumberedQuarters {
  /// Whether all texts are a year of four digits, one separator and one digit from 1 to 4, and each of these digits
  /// occurs. Months would have two digits, or numbers above 4.
  static func areQuarters(_ text: ColumnText) -> Bool {
    var numbers: Set<UInt8> = []
    for row in 0..<text.count {
      let bytes = text[row]
      if MissingText.matchesAmongValues(bytes) { continue }
      guard bytes.count == 6, bytes[..<4].allSatisfy({ (0x30...0x39).contains($0) }),
        (0x31...0x34).contains(bytes[5])
      else { return false }
      numbers.insert(bytes[5])
    }
    return numbers.count == 4
  }

  /// The starts of quarters whose numbers were read as months.
  static func moments(_ months: [Double], zone: ZoneOffsets) -> [Double] {
    var clock = WallClock(zone)
    return months.map { moment in
      guard moment.isFinite else { return moment }
      let date = CivilDate(dayNumber: Int((clock.wall(moment) / 86_400).rounded(.down)))
      let start = CivilDate(year: date.year, month: (date.month - 1) * 3 + 1, day: 1)
      return clock.moment(Double(start.dayNumber) * 86_400)
    }
  }
}
