import OpenChartsChartMath

extension Table {
  /// Returns the table with the texts of a column parsed as another type. Numbers and Booleans are converted to text
  /// first.
  ///
  /// - Parameter reading: The zone, and how missing values, dates and numbers are written. The rest is ignored.
  /// - Throws: ``TableError`` with the first value that is not of the type.
  package func retyped(
    _ name: String, as type: ColumnType, _ reading: TableOptions
  ) throws(TableError) -> Table {
    guard let index = index(named: name), columns[index].type != type else { return self }
    var text = "column\n"
    for value in texts(columns[index]) { text += "\"" + (value ?? "").replacing("\"", with: "\"\"") + "\"\n" }
    var options = TableOptions()
    (options.format, options.delimiter, options.hasHeader) = (.csv, UInt8(ascii: ","), true)
    (options.types, options.zone) = ([("column", type)], reading.zone)
    (options.missing, options.dateFormat, options.decimal) =
      (reading.missing, reading.dateFormat, reading.decimal)
    var read: Table
    do {
      read = try Table(bytes: Array(text.utf8), file: file, options: options)
    } catch {
      var error = error
      if error.column != nil { error.column = columns[index].name }
      // An engine's table has no header, so its row numbers are one lower.
      error.row = error.row.map { $0 - 1 }
      throw error
    }
    read.columns[0].name = columns[index].name
    var table = self
    table.columns[index] = read.columns[0]
    table.notes += read.notes
    return table
  }

  /// Returns the table of an engine with integers from 1500 to 2200 converted to years in columns whose names mean
  /// years. Tables of files are read in the same way.
  ///
  /// - Parameter isExcluded: Returns whether a column keeps its type, by its name.
  package func withYears(zone: ZoneOffsets, except isExcluded: (String) -> Bool) -> Table {
    var table = self
    for index in columns.indices {
      let column = columns[index]
      guard case .numbers(let values) = column.values, column.unit == .plain, column.offset == nil,
        column.present > 0, DateColumn.isDateName(column.name, yearWords), !isExcluded(column.name),
        let years = DateColumn.years(values, name: "year", zone: zone)
      else { continue }
      table.columns[index].values = .dates(years, .year)
    }
    return table
  }

  private func texts(_ column: TableColumn) -> [String?] {
    switch column.values {
    case .text(let codes, let names), .booleans(let codes, let names):
      codes.map { $0 < 0 ? nil : names[Int($0)] }
    case .numbers(let values), .dates(let values, _):
      values.map { $0.isNaN ? nil : $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int64($0))" : "\($0)" }
    }
  }
}
