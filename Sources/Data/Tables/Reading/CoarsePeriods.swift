/// Rows of whole years and quarters among rows of months, which databases of statistical offices write into one column:
/// `2022`, `2023`, `2022 Q1`, …, `2022 JAN`, …. They repeat the months in another measure of time.
enum CoarsePeriods {
  /// The maximum number of columns at the left that can contain the periods.
  private static let mostColumns = 20
  /// The maximum number of rows: larger tables are not of this kind.
  private static let mostRows = 100_000
  /// The minimum number of periods of a kind.
  private static let fewestPeriods = 4
  /// The minimum number of rows for each change from one length to another.
  private static let rowsPerChange = 6

  /// Removes the rows whose period has another length than most rows, and adds a note. A column must have only years,
  /// quarters and months, and periods of one length must follow each other. If the lengths alternate, the column has
  /// dates of different precision, and no row is removed.
  ///
  /// - Parameter isText: Returns whether the column with an index is read as text, because an option says so.
  static func remove(from grid: inout CellGrid, except isText: (Int) -> Bool) {
    guard (fewestPeriods * 2...mostRows).contains(grid.rowCount) else { return }
    for column in grid.names.indices.prefix(mostColumns) where !isText(column) {
      guard let periods = grid.withColumn(column, { Self.periods($0) }) else { continue }
      let kinds = [DatePrecision.year, .quarter, .month].map { kind in
        (kind: kind, count: periods.count { $0 == kind })
      }
      let frequent = kinds.filter { $0.count >= fewestPeriods }
      let changes = zip(periods, periods.dropFirst()).count { $0 != $1 }
      guard frequent.count >= 2, changes * rowsPerChange <= periods.count,
        let kept = frequent.max(by: { $0.count < $1.count })?.kind
      else { continue }
      let removed = periods.indices.filter { periods[$0] != kept }
      let names = kinds.filter { $0.kind != kept && $0.count > 0 }.map { name(of: $0.kind) }
      grid.notes.append(
        "\(removed.count) rows of \(names.joined(separator: " and ")) among the \(name(of: kept)) of \"\(grid.names[column])\" "
          + "are left out; --type '\(grid.names[column])=text' reads them")
      grid.remove(Set(removed))
    }
  }

  private static func name(of kind: DatePrecision) -> String {
    switch kind {
    case .year: "years"
    case .quarter: "quarters"
    default: "months"
    }
  }

  /// The length of the period in each row; `nil` if a row has no period.
  private static func periods(_ text: ColumnText) -> [DatePrecision]? {
    var periods: [DatePrecision] = []
    for row in 0..<text.count {
      guard let period = period(text[row]) else { return nil }
      periods.append(period)
    }
    return periods
  }

  /// A year, a quarter or a month; `nil` for other texts.
  private static func period(_ text: UnsafeBufferPointer<UInt8>) -> DatePrecision? {
    if text.count == 4, let number = NumberText.plain(text) {
      return (1500...2200).contains(number) && number == number.rounded() ? .year : nil
    }
    guard let date = DateText.parse(text, order: .dayFirst), !date.hasShortYear, date.precision <= .month
    else {
      return nil
    }
    return date.precision
  }
}
