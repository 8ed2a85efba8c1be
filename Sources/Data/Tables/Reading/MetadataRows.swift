/// Rows between the header and the data that describe the columns: the region, the frequency, the unit, and the source
/// of each series, as databases of economic statistics write them.
enum MetadataRows {
  /// The maximum number of such rows.
  private static let mostRows = 30
  /// The minimum number of rows of data below them.
  private static let fewestRows = 4
  /// The number of rows of data that are examined.
  private static let sampledRows = 100

  /// Names of the row of units in several languages.
  private static let unitWords: Set = [
    "单位", "單位", "単位", "단위", "unit", "units", "einheit", "einheiten", "unité", "unités", "unidad", "unidades",
    "unità", "unidade", "eenheid", "jednostka", "jednotka", "enhet", "единица", "единица измерения",
    "ед. изм.",
  ]

  /// The number of rows below the header that describe the columns, and the one of them with the units; `nil` for other
  /// tables.
  ///
  /// The first cell of each such row is a text that differs from row to row. The first cells of the rows below are dates
  /// or numbers, with a few exceptions, and their other cells are numbers or missing. At least half of the descriptions have only texts. There
  /// are at least three of them, or two with a row of units; fewer are rows of the header.
  static func find(in grid: CellGrid) -> (count: Int, units: Int?)? {
    let width = grid.names.count
    guard width > 1, grid.rowCount > fewestRows + 1 else { return nil }
    let (count, units) = grid.withColumn(0) { text -> (Int, Int?) in
      let count = (1..<min(text.count, mostRows + 2)).prefix { isName(text[$0]) }.count
      let data = (count + 1)..<min(text.count, count + 1 + sampledRows)
      guard (2...mostRows).contains(count), data.count >= fewestRows, !isKey(text[0]),
        data.prefix(fewestRows).allSatisfy({ isKey(text[$0]) }),
        data.count(where: { isKey(text[$0]) }) * 10 >= data.count * 9
      else { return (0, nil) }
      // Merged cells of a header repeat their text.
      guard Set((0...count).map { Array(text[$0]) }).count == count + 1 else { return (0, nil) }
      let units = (1...count).first { unitWords.contains(decodedName(text[$0]).text.lowercased()) }
      return (count > 2 || units != nil ? count : 0, units)
    }
    guard count > 0 else { return nil }
    var textRows = [Bool](repeating: true, count: count)
    var isFilled = [Bool](repeating: false, count: count)
    let data = (count + 1)..<min(grid.rowCount, count + 1 + sampledRows)
    let keyed = grid.withColumn(0) { text in data.filter { isKey(text[$0]) } }
    for column in 1..<width {
      let isSeries = grid.withColumn(column) { text -> Bool in
        for row in 1...count where !text[row].isEmpty {
          isFilled[row - 1] = true
          if HeaderRows.isNumber(text[row]) { textRows[row - 1] = false }
        }
        return !HeaderRows.isNumber(text[0])
          && keyed.allSatisfy { HeaderRows.isNumber(text[$0]) || MissingText.matchesAmongValues(text[$0]) }
      }
      guard isSeries else { return nil }
    }
    let described = zip(textRows, isFilled).count { $0 && $1 }
    return described > 0 && described * 2 >= count ? (count, units) : nil
  }

  private static func isName(_ text: UnsafeBufferPointer<UInt8>) -> Bool { !text.isEmpty && !isKey(text) }

  /// Whether a text is a number or a date.
  private static func isKey(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    HeaderRows.isNumber(text) || DateText.parse(text, order: .dayFirst) != nil
      || DateText.parse(text, order: .monthFirst) != nil
  }

  static func note(_ rows: ClosedRange<Int>) -> String {
    rows.count == 1
      ? "row \(rows.lowerBound) describes the columns and is no row of data"
      : "rows \(rows.lowerBound) to \(rows.upperBound) describe the columns and are no rows of data"
  }
}
