import OpenChartsChartMath
import OpenChartsTables

/// The dates of a table with a row for each year and a column for each month or quarter.
enum FoldedMonths {
  /// The first month of the month or quarter that a header names, 1 to 12; `nil` for other headers.
  static func month(_ name: String) -> Int? {
    guard TimeHeader.isPartOfYear(name) else { return nil }
    if let digit = name.last?.wholeNumberValue { return digit * 3 - 2 }
    return NaturalOrder.monthRank(name.filter { $0 != "." })
  }

  /// The column with the years, which is the first column of dates without months and days; `nil` without one.
  static func yearColumn(of table: Table) -> Int? {
    table.columns.firstIndex {
      if case .dates(_, .year) = $0.values { true } else { false }
    }
  }

  /// The start of each month or quarter in each row's year, one column after another, in seconds since 2001. NaN for
  /// columns and tables of another kind.
  static func moments(_ columns: [Int], of table: Table, zone: ZoneOffsets) -> [Double] {
    guard let yearColumn = yearColumn(of: table), let years = table.columns[yearColumn].numbers else {
      return [Double](repeating: .nan, count: columns.count * table.rowCount)
    }
    var clock = WallClock(zone)
    let dates = years.map { moment -> CivilDate? in
      guard moment.isFinite else { return nil }
      return CivilDate(dayNumber: Int((clock.wall(moment) / 86_400).rounded(.down)))
    }
    return columns.flatMap { column -> [Double] in
      let month = month(table.columns[column].name)
      return dates.map { date in
        guard let date, let month else { return .nan }
        let start = CivilDate(year: date.year, month: month, day: 1)
        return clock.moment(Double(start.dayNumber) * 86_400)
      }
    }
  }
}
