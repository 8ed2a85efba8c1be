import OpenChartsTables

/// Zeros in columns of prices of things that not every row has, such as the fuels of filling stations.
enum AbsentPrices {
  private static let fewestPrices = 10
  /// The largest factor between two prices of things of one kind.
  private static let mostSpread = 3.0

  /// Replaces zeros in columns of prices by missing values, and adds a note.
  ///
  /// At least two columns of fractions are prices if their values other than zero are within a factor of three. Nearly
  /// all rows must also have a value above zero in one of them. A mean with these zeros would be a price that does not
  /// occur.
  ///
  /// Other zeros stay: things can be free, and machines can be off at the same time.
  static func cleared(_ table: Table) -> Table {
    let prices = table.columns.indices.compactMap { index in
      range(of: table.columns[index]).map { (column: index, low: $0.low, high: $0.high) }
    }
    guard let first = prices.first else { return table }
    let alike = prices.filter {
      max($0.high, first.high) <= min($0.low, first.low) * mostSpread
    }.map(\.column)
    guard alike.count >= 2 else { return table }
    let values = alike.compactMap { table.columns[$0].numbers }
    let empty = (0..<table.rowCount).count { row in values.allSatisfy { !($0[row] > 0) } }
    guard empty * 50 <= table.rowCount else { return table }
    var table = table
    for (column, numbers) in zip(alike, values) {
      let priced = numbers.map { $0 == 0 ? .nan : $0 }
      table.columns[column].values = .numbers(priced)
      table.columns[column].exact = nil
      table.columns[column].present = priced.count { !$0.isNaN }
    }
    let names = alike.prefix(3).map { spaced(table.columns[$0].name) }.joined(separator: ", ")
    table.notes.append(
      "0 is read as missing in \(names)\(alike.count > 3 ? ", …" : ""), whose other values are of one size")
    return table
  }

  /// The lowest and the highest value above zero of a column of possible prices with at least two zeros; `nil` for other
  /// columns.
  private static func range(of column: TableColumn) -> (low: Double, high: Double)? {
    guard case .numbers(let values) = column.values else { return nil }
    var (low, high, zeros, prices, isWhole) = (Double.infinity, 0.0, 0, 0, true)
    for value in values where value.isFinite {
      if value < 0 { return nil }
      if value == 0 {
        zeros += 1
        continue
      }
      (low, high, prices) = (min(low, value), max(high, value), prices + 1)
      if high > low * mostSpread { return nil }
      isWhole = isWhole && value == value.rounded()
    }
    return zeros >= 2 && prices >= fewestPrices && !isWhole ? (low, high) : nil
  }
}
