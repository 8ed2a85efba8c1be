import ChartMath

/// Infers the types of a grid's columns from all rows, and parses them.
///
/// The types are tried in this order: numbers, Booleans, dates, text. Text fits everything; missing values fit all
/// types.
struct ColumnTyper {
  let grid: CellGrid
  let zone: ZoneOffsets
  var notes: [String] = []

  init(grid: CellGrid, zone: ZoneOffsets) {
    self.grid = grid
    self.zone = zone
  }

  mutating func column(_ index: Int, as forced: ColumnType?) throws(TableError) -> TableColumn {
    let name = grid.names[index]
    var noted: [String] = []
    let column = try grid.withColumn(index) { (text: ColumnText) throws(TableError) -> TableColumn in
      switch forced {
      case .number: return try number(text, name)
      case .date: return try date(text, name, &noted)
      case .boolean: return try boolean(text, name)
      case .text: return words(text, name, &noted)
      case nil: return inferred(text, name, &noted)
      }
    }
    notes += noted
    return column
  }

  // MARK: Inference

  private func inferred(_ text: ColumnText, _ name: String, _ noted: inout [String]) -> TableColumn {
    let numbers = NumberColumn.read(text, in: grid, quotedToo: !grid.quotesMeanText)
    if let values = numbers.values, numbers.present > 0 {
      if let years = DateColumn.years(values, name: name, zone: zone) {
        return TableColumn(name: name, values: .dates(years, .year), present: numbers.present)
      }
      if let days = DateColumn.compactDays(values, name: name, zone: zone) {
        return TableColumn(name: name, values: .dates(days, .day), present: numbers.present)
      }
      var column = TableColumn(name: name, values: .numbers(values), present: numbers.present)
      (column.unit, column.exact) = (numbers.unit, numbers.exact)
      return column
    }
    if numbers.present == 0, numbers.misfit == nil {
      // A column of missing values only becomes a column of numbers.
      return TableColumn(
        name: name, values: .numbers([Double](repeating: .nan, count: text.count)), present: 0)
    }
    if let column = truthValues(text, name) { return column }
    let dates = DateColumn.read(text, in: grid, zone: zone)
    if let values = dates.values {
      if dates.isAmbiguous {
        noted.append(
          "column \"\(name)\": read as month/day/year, which day/month/year would also fit")
      }
      return TableColumn(
        name: name, values: .dates(values, dates.precision), present: dates.present)
    }
    var column = words(text, name, &noted)
    if numbers.isMostly, let row = numbers.misfit {
      column.misfit = .init(expected: .number, row: grid.rowNumber(row), text: excerpt(text[row]))
    } else if dates.isMostly, let row = dates.misfit {
      column.misfit = .init(expected: .date, row: grid.rowNumber(row), text: excerpt(text[row]))
    }
    return column
  }

  // MARK: One type

  private func number(_ text: ColumnText, _ name: String) throws(TableError) -> TableColumn {
    let numbers = NumberColumn.read(text, in: grid, quotedToo: true, takesCodes: true)
    guard let values = numbers.values else {
      let row = numbers.misfit ?? 0
      throw TableError(
        file: grid.file, row: grid.rowNumber(row), column: name, .notANumber(excerpt(text[row])))
    }
    var column = TableColumn(name: name, values: .numbers(values), present: numbers.present)
    (column.unit, column.exact) = (numbers.unit, numbers.exact)
    return column
  }

  private func date(
    _ text: ColumnText, _ name: String, _ noted: inout [String]
  ) throws(TableError) -> TableColumn {
    let dates = DateColumn.read(text, in: grid, zone: zone)
    if let values = dates.values {
      return TableColumn(
        name: name, values: .dates(values, dates.precision), present: dates.present)
    }
    let numbers = NumberColumn.read(text, in: grid, quotedToo: true)
    if let values = numbers.values {
      // Integers are years, days as yyyyMMdd, or seconds, milliseconds, microseconds or nanoseconds since 1970.
      if let years = DateColumn.years(values, name: "year", zone: zone) {
        return TableColumn(name: name, values: .dates(years, .year), present: numbers.present)
      }
      if let days = DateColumn.compactDays(values, name: "date", zone: zone) {
        return TableColumn(name: name, values: .dates(days, .day), present: numbers.present)
      }
      let largest = values.reduce(0) { $1.isNaN ? $0 : max($0, abs($1)) }
      let scale = largest < 1e11 ? 1 : largest < 1e14 ? 1e-3 : largest < 1e17 ? 1e-6 : 1e-9
      return TableColumn(
        name: name, values: .dates(values.map { $0 * scale - 978_307_200 }, .second),
        present: numbers.present)
    }
    let row = dates.misfit ?? 0
    throw TableError(
      file: grid.file, row: grid.rowNumber(row), column: name, .notADate(excerpt(text[row])))
  }

  private func boolean(_ text: ColumnText, _ name: String) throws(TableError) -> TableColumn {
    if let column = truthValues(text, name, takesDigits: true) { return column }
    for row in 0..<text.count where !MissingText.matches(text[row]) {
      if Self.truth(text[row], takesDigits: true) == nil {
        throw TableError(
          file: grid.file, row: grid.rowNumber(row), column: name,
          .notABoolean(excerpt(text[row])))
      }
    }
    return TableColumn(
      name: name,
      values: .booleans(codes: [Int32](repeating: -1, count: text.count), names: []), present: 0)
  }

  private func truthValues(
    _ text: ColumnText, _ name: String, takesDigits: Bool = false
  ) -> TableColumn? {
    var dictionary = TextDictionary(text)
    var codes = [Int32](repeating: -1, count: text.count)
    var present = 0
    for row in 0..<text.count {
      let bytes = text[row]
      if Self.truth(bytes, takesDigits: takesDigits) != nil {
        codes[row] = dictionary.code(of: text.cell(row), bytes)
        present += 1
      } else if !MissingText.matches(bytes) {
        return nil
      }
    }
    guard present > 0 else { return nil }
    return TableColumn(
      name: name, values: .booleans(codes: codes, names: dictionary.names().names),
      present: present)
  }

  private static func truth(_ text: UnsafeBufferPointer<UInt8>, takesDigits: Bool) -> Bool? {
    switch text.count {
    case 1 where takesDigits: text[0] == 0x31 ? true : text[0] == 0x30 ? false : nil
    case 2: equals(text, "no") || equals(text, "No") || equals(text, "NO") ? false : nil
    case 3: equals(text, "yes") || equals(text, "Yes") || equals(text, "YES") ? true : nil
    case 4: equals(text, "true") || equals(text, "True") || equals(text, "TRUE") ? true : nil
    case 5: equals(text, "false") || equals(text, "False") || equals(text, "FALSE") ? false : nil
    default: nil
    }
  }

  private func words(_ text: ColumnText, _ name: String, _ noted: inout [String]) -> TableColumn {
    var dictionary = TextDictionary(text)
    var codes = [Int32](repeating: -1, count: text.count)
    var present = 0
    for row in 0..<text.count {
      let bytes = text[row]
      if MissingText.matches(bytes) { continue }
      codes[row] = dictionary.code(of: text.cell(row), bytes)
      present += 1
    }
    let (names, areUTF8) = dictionary.names()
    if !areUTF8 { noted.append("column \"\(name)\" is not UTF-8 and is read as Latin 1") }
    return TableColumn(name: name, values: .text(codes: codes, names: names), present: present)
  }
}
