/// Rows of totals below or among rows of dates or numbers.
package enum TotalRows {
  /// Words for a total in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Polish, Finnish,
  /// Indonesian, Japanese, Chinese and Korean.
  package static let words: Set<String> = [
    "total", "totals", "subtotal", "sum", "summe", "gesamt", "insgesamt", "gesamtsumme", "zusammen", "totaux",
    "ensemble", "somme", "suma", "totale", "totali", "somma", "totais", "soma", "totaal", "totalt", "razem",
    "ogółem", "yhteensä", "jumlah", "計", "合計", "総計", "计", "合计", "总计", "계", "합계",
  ]

  /// Whether a text marks its row as a total: `Total`, `ANNUAL TOTAL`, `Total 2024`.
  static func isTotal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, text.count <= 60, first >= UInt8(ascii: "A") else { return false }
    let parts = nameWords(String(decoding: text, as: UTF8.self))
    guard let start = parts.first, let end = parts.last, parts.count <= 4 else { return false }
    return words.contains(start) || words.contains(end)
  }

  /// Removes total rows: rows with a word such as "Total" in a column that otherwise has dates or numbers, or months
  /// beside years. This word would make the column a text column.
  ///
  /// - Parameter isText: Returns whether the column with an index is read as text, because an option says so.
  static func remove(from grid: inout CellGrid, except isText: (Int) -> Bool) {
    guard (4...mostRows).contains(grid.rowCount) else { return }
    let hasYears = grid.names.contains { DateColumn.isDateName($0, yearWords) }
    for column in grid.names.indices.prefix(mostColumns) where !isText(column) {
      let rows = grid.withColumn(column) { totals($0, hasYears: hasYears) }
      guard let first = rows.first else { continue }
      let text = grid.withColumn(column) { excerpt($0[first]) }
      let name = grid.names[column]
      grid.notes.append(
        (rows.count == 1
          ? "\"\(text)\" of \"\(name)\" is a total and no row"
          : "\(rows.count) rows are totals, the first \"\(text)\" of \"\(name)\", and are left out")
          + "; --type '\(name)=text' reads it as one")
      grid.remove(Set(rows))
    }
  }

  /// The maximum number of columns at the left that can contain the keys of rows.
  private static let mostColumns = 4
  /// The maximum number of rows: larger tables do not have total rows.
  private static let mostRows = 100_000
  /// The number of rows at the top that are examined. In most text columns, one of these rows has a text.
  private static let sampledRows = 50

  /// The indices of total rows; empty if a row has another text, or if more than a third of the rows are totals.
  private static func totals(_ text: ColumnText, hasYears: Bool) -> [Int] {
    func isKnown(_ row: Int) -> Bool { isTotal(text[row]) || isValue(text[row], hasYears: hasYears) }
    guard (0..<min(text.count, sampledRows)).allSatisfy(isKnown) else { return [] }
    let totals = (0..<text.count).filter { isTotal(text[$0]) }
    guard !totals.isEmpty, totals.count * 3 <= text.count, (0..<text.count).allSatisfy(isKnown) else {
      return []
    }
    let missing = (0..<text.count).count { MissingText.matchesAmongValues(text[$0]) }
    return text.count - totals.count - missing > 2 ? totals : []
  }

  /// Whether a text is a number, a date, missing, or a month in a table with years.
  private static func isValue(_ text: UnsafeBufferPointer<UInt8>, hasYears: Bool) -> Bool {
    if HeaderRows.isNumber(text) || MissingText.matchesAmongValues(text) { return true }
    if hasYears, text.count <= 20,
      DateWords.monthName(String(decoding: text, as: UTF8.self).lowercased()) != nil
    {
      return true
    }
    return DateText.parse(text, order: .dayFirst) != nil || DateText.parse(text, order: .monthFirst) != nil
  }
}
