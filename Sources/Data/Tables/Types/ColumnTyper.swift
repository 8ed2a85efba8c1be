import OpenChartsChartMath

/// Infers the types of a grid's columns from all rows, and parses them.
///
/// The types are tried in this order: numbers, Booleans, dates, text. Text fits everything; missing values fit all
/// types.
struct ColumnTyper {
  let grid: CellGrid
  let zone: ZoneOffsets
  /// The format of dates that the user gave.
  let dateFormat: DateFormat?
  /// Markers such as `NA` that columns of numbers use for missing values.
  private let usedMarkers: [[UInt8]]
  var notes: [String] = []
  /// The names of the columns that notes are about, by note.
  private(set) var notedColumns: [String: String] = [:]
  /// The names of the columns in which each number means a missing value.
  private var sentinels: [(number: Double, names: [String])] = []

  /// The notes about numbers that mean a missing value.
  var sentinelNotes: [String] { sentinels.map { Sentinel.note($0.number, $0.names) } }

  init(grid: CellGrid, zone: ZoneOffsets, dateFormat: DateFormat?) {
    var grid = grid
    let proof = grid.decimal == nil && !grid.quotesMeanText ? Self.groupedByPoints(in: grid) : nil
    grid.pointsAreGroups = proof != nil
    grid.hasFlags = Self.hasFlags(in: grid)
    self.grid = grid
    self.zone = zone
    self.dateFormat = dateFormat
    usedMarkers = Self.markers(in: grid)
    if let proof {
      notes.append("points separate thousands, as in \(proof); --decimal point reads them as decimal points")
    }
  }

  /// A number such as 1.591.636 from a column whose first thousand rows all have this style; `nil` if there is no such
  /// column. It decides that 1.948 in another column of the file is a group of thousands, too.
  private static func groupedByPoints(in grid: CellGrid) -> String? {
    let point = UInt8(ascii: ".")
    for index in grid.names.indices {
      let proof: String? = grid.withColumn(index) { text in
        let rows = 0..<min(text.count, 1000)
        let proof = rows.first { row in
          text[row].count { $0 == point } >= 2 && !MissingText.matchesAmongValues(text[row])
        }
        guard let proof else { return nil }
        let areGrouped = rows.allSatisfy { row in
          MissingText.matchesAmongValues(text[row]) || NumberText.parse(text[row], .groupedByPoints) != nil
        }
        return areGrouped ? String(decoding: text[proof], as: UTF8.self) : nil
      }
      if let proof { return proof }
    }
    return nil
  }

  /// Whether one of the first thousand rows has a number with several flags, or a missing value with flags.
  private static func hasFlags(in grid: CellGrid) -> Bool {
    grid.names.indices.contains { column in
      grid.withColumn(column) { text in
        (0..<min(text.count, 1000)).contains {
          FootnoteText.isFlaggedGap(text[$0]) || FootnoteText.hasSeveralFlags(text[$0])
        }
      }
    }
  }

  /// The markers of missing values in columns that otherwise contain numbers, in the first thousand rows.
  private static func markers(in grid: CellGrid) -> [[UInt8]] {
    var markers: Set<[UInt8]> = []
    for index in grid.names.indices {
      grid.withColumn(index) { text in
        var marked: Set<[UInt8]> = []
        var numbers = 0
        for row in 0..<min(text.count, 1000) {
          let bytes = text[row]
          if NumberText.plain(bytes) != nil {
            numbers += 1
          } else if !bytes.isEmpty {
            guard MissingText.matches(bytes) else { return }
            marked.insert(Array(bytes))
          }
        }
        if numbers > 0 { markers.formUnion(marked) }
      }
    }
    return Array(markers)
  }

  private func isUsed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    usedMarkers.contains { $0.elementsEqual(bytes) }
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
      case nil: return inferred(text, index, &noted)
      }
    }
    notes += noted
    for note in noted { notedColumns[note] = name }
    return forced == nil ? withoutSentinel(column) : column
  }

  /// The column with NaN in place of the number that means a missing value. If all others are years, the result is a
  /// column of years.
  private mutating func withoutSentinel(_ column: TableColumn) -> TableColumn {
    guard case .numbers(let values) = column.values, column.unit == .plain, column.exact == nil,
      let sentinel = Sentinel.number(in: values)
    else { return column }
    let numbersOnly = values.map { $0 == sentinel ? .nan : $0 }
    if let index = sentinels.firstIndex(where: { $0.number == sentinel }) {
      sentinels[index].names.append(column.name)
    } else {
      sentinels.append((sentinel, [column.name]))
    }
    var numbers = NumberColumn()
    numbers.present = numbersOnly.count { !$0.isNaN }
    var result = numeric(numbersOnly, numbers, column.name)
    result.measure = column.measure
    return result
  }

  // MARK: Inference

  private func inferred(_ text: ColumnText, _ index: Int, _ noted: inout [String]) -> TableColumn {
    let name = grid.names[index]
    if let dateFormat {
      let dates = DateColumn.read(text, format: dateFormat, named: name, zone: zone)
      if let values = dates.values {
        return dated(values, dates, name)
      }
    }
    var numbers = NumberColumn.read(text, in: grid, quotedToo: !grid.quotesMeanText)
    if numbers.values == nil, grid.quotesMeanText {
      // Some programs write every value in JSON as a quoted string.
      let quoted = NumberColumn.read(text, in: grid, quotedToo: true)
      if quoted.present > 0 { numbers = quoted }
    }
    if let values = numbers.values, numbers.present > 0 {
      if numbers.unit == .plain, let months = DecimalMonths.read(text, zone: zone) {
        let example = (0..<text.count).first { !MissingText.matchesAmongValues(text[$0]) } ?? 0
        noted.append("column \"\(name)\": numbers such as \(excerpt(text[example])) are read as months")
        return TableColumn(name: name, values: .dates(months, .month), present: numbers.present)
      }
      if let (years, typos) = DateColumn.yearsWithTypos(values, name: name, zone: zone) {
        noted.append(leftOut(typos.count, typos, "years", text, name))
        return TableColumn(name: name, values: .dates(years, .year))
      }
      noteCurrencies(numbers, name, &noted)
      return numeric(withLimits(values, &numbers, text, name, &noted), numbers, name)
    }
    if numbers.present == 0, numbers.misfit == nil {
      return allMissing(text, name, &noted)
    }
    if let column = truthValues(text, name) { return column }
    if numbers.hasCode {
      guard let days = NumericDates.days(text, named: name, zone: zone) else {
        return words(text, name, &noted)
      }
      return TableColumn(name: name, values: .dates(days, .day))
    }
    let dates = DateColumn.read(text, named: name, zone: zone, leavesOutTypos: true)
    if let values = dates.values {
      if dates.isAmbiguous {
        noted.append(
          "column \"\(name)\": read as month/day/year, which day/month/year would also fit")
      }
      return dated(values, dates, name)
    }
    if let years = WordedYears.read(text, named: name, zone: zone) {
      return TableColumn(name: name, values: .dates(years, .year))
    }
    if let column = mixedYears(text, name, &noted) { return column }
    if let months = MinguoMonths.read(text, zone: zone) {
      let example = (0..<text.count).first { !MissingText.matchesAmongValues(text[$0]) } ?? 0
      noted.append(
        "column \"\(name)\": texts such as \(excerpt(text[example])) are read as months of the Minguo calendar"
      )
      return TableColumn(name: name, values: .dates(months, .month))
    }
    if let (days, row) = DayRanges.read(text, zone: zone) {
      noted.append("column \"\(name)\": ranges such as \(excerpt(text[row])) are read as their last days")
      return TableColumn(name: name, values: .dates(days, .day))
    }
    if let column = coordinates(text, index) ?? sided(text, name, &noted) { return column }
    if let measured = MeasuredColumn.read(text) {
      var column = TableColumn(name: name, values: .numbers(measured.values), present: measured.present)
      (column.unit, column.measure, column.clock) = (measured.unit, measured.measure, measured.timeForm)
      if let measure = measured.measure { noted.append("column \"\(name)\" is in \(measure)") }
      return column
    }
    if let values = numbers.partial {
      noteCurrencies(numbers, name, &noted)
      noted.append(leftOut(numbers.misfitCount, numbers.misfits, "numbers", text, name))
      return numeric(values, numbers, name)
    }
    if let values = dates.partial {
      noted.append(leftOut(dates.misfitCount, dates.misfits, "dates", text, name))
      return dated(values, dates, name)
    }
    var column = words(text, name, &noted)
    if numbers.isMostly, let row = numbers.misfit, !areNames(column, numbers) {
      column.misfit = .init(expected: .number, row: grid.rowNumber(row), text: excerpt(text[row]))
    } else if dates.isMostly, let row = dates.misfit {
      column.misfit = .init(expected: .date, row: grid.rowNumber(row), text: excerpt(text[row]))
    }
    return column
  }

  /// Whether a column of numbers and words names a few groups, such as the classes 1, 2, 3 and Crew: its words are more
  /// than a quarter of the values, and each of at most twenty texts is in ten rows on average.
  private func areNames(_ column: TableColumn, _ numbers: NumberColumn) -> Bool {
    guard case .text(let codes, let names) = column.values else { return false }
    return names.count <= 20 && names.count * 10 <= codes.count && numbers.misfitCount * 4 > codes.count
  }

  private func dated(_ values: [Double], _ dates: DateColumn, _ name: String) -> TableColumn {
    var column = TableColumn(name: name, values: .dates(values, dates.precision), present: dates.present)
    column.hasOffsets = dates.hasOffsets
    return column
  }

  /// A column of numbers, or a column of dates that are written as numbers.
  private func numeric(_ values: [Double], _ numbers: NumberColumn, _ name: String) -> TableColumn {
    if let years = DateColumn.years(values, name: name, zone: zone) {
      return TableColumn(name: name, values: .dates(years, .year), present: numbers.present)
    }
    if numbers.unit == .plain, let (dates, precision) = NumericDates.read(values, name: name, zone: zone) {
      return TableColumn(name: name, values: .dates(dates, precision), present: numbers.present)
    }
    var column = TableColumn(name: name, values: .numbers(values), present: numbers.present)
    (column.unit, column.exact) = (numbers.unit, numbers.exact)
    return column
  }

  /// A column without a number. Its type is number if every cell is missing, and text if some cells have markers that
  /// mean a missing value only in columns of numbers.
  private func allMissing(_ text: ColumnText, _ name: String, _ noted: inout [String]) -> TableColumn {
    if (0..<text.count).allSatisfy({ MissingText.matches(text[$0]) }) {
      return TableColumn(
        name: name, values: .numbers([Double](repeating: .nan, count: text.count)), present: 0)
    }
    return words(text, name, &noted)
  }

  /// Adds a note on the amounts that are omitted because they are in another currency.
  private func noteCurrencies(_ numbers: NumberColumn, _ name: String, _ noted: inout [String]) {
    let (others, count) = numbers.otherCurrencies
    guard count > 0, case .currency(let chosen) = numbers.unit else { return }
    let texts = ([chosen] + others).map { $0.filter { $0 != "\u{A0}" } }
    noted.append(
      "\(count) \(count == 1 ? "amount" : "amounts") of \"\(name)\" in \(texts.dropFirst().joined(separator: " and "))"
        + " \(count == 1 ? "is" : "are") left out, because most are in \(texts[0])")
  }

  /// The note about values that do not fit the column's type.
  func leftOut(
    _ count: Int, _ rows: [Int], _ kind: String, _ text: ColumnText, _ name: String
  ) -> String {
    var examples: [String] = []
    for row in rows where examples.count < 3 {
      let example = excerpt(text[row])
      if !examples.contains(example) { examples.append(example) }
    }
    let list = examples.joined(separator: ", ")
    return count == 1
      ? "1 of \(text.count) values of \"\(name)\" is not one of the \(kind) (\(list)) and is left out"
      : "\(count) of \(text.count) values of \"\(name)\" are no \(kind) (\(list)) and are left out"
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
    if let dateFormat {
      let dates = DateColumn.read(text, format: dateFormat, named: name, zone: zone)
      if let values = dates.values {
        return dated(values, dates, name)
      }
      let row = dates.misfit ?? 0
      throw TableError(
        file: grid.file, row: grid.rowNumber(row), column: name, .notADate(excerpt(text[row])))
    }
    let dates = DateColumn.read(text, named: name, zone: zone)
    if let values = dates.values {
      return dated(values, dates, name)
    }
    let numbers = NumberColumn.read(text, in: grid, quotedToo: true)
    if let values = numbers.values, numbers.present > 0 {
      if let months = DecimalMonths.read(text, zone: zone) {
        return TableColumn(name: name, values: .dates(months, .month), present: numbers.present)
      }
      if let years = DateColumn.years(values, name: "year", zone: zone) {
        return TableColumn(name: name, values: .dates(years, .year), present: numbers.present)
      }
      if let (days, precision) = NumericDates.read(values, name: nil, zone: zone) {
        return TableColumn(name: name, values: .dates(days, precision), present: numbers.present)
      }
      let row = values.firstIndex { !$0.isNaN } ?? 0
      throw TableError(
        file: grid.file, row: grid.rowNumber(row), column: name, .notADateNumber(excerpt(text[row])))
    }
    let row = dates.misfit ?? 0
    throw TableError(
      file: grid.file, row: grid.rowNumber(row), column: name, .notADate(excerpt(text[row])))
  }

  private func boolean(_ text: ColumnText, _ name: String) throws(TableError) -> TableColumn {
    if let column = truthValues(text, name, takesDigits: true) { return column }
    for row in 0..<text.count where !MissingText.matchesAmongValues(text[row]) {
      if Self.boolean(text[row], takesDigits: true) == nil {
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
      if Self.boolean(bytes, takesDigits: takesDigits) != nil {
        codes[row] = dictionary.code(of: text.cell(row), bytes)
        present += 1
      } else if !MissingText.matchesAmongValues(bytes) {
        return nil
      }
    }
    guard present > 0 else { return nil }
    return TableColumn(
      name: name, values: .booleans(codes: codes, names: dictionary.names().names),
      present: present)
  }

  private static func boolean(_ text: UnsafeBufferPointer<UInt8>, takesDigits: Bool) -> Bool? {
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
      if bytes.count <= 4, MissingText.matches(bytes),
        MissingText.matchesAmongWords(bytes) || isUsed(bytes)
      {
        continue
      }
      codes[row] = dictionary.code(of: text.cell(row), bytes)
      present += 1
    }
    let (names, areUTF8) = dictionary.names()
    if !areUTF8 { noted.append("column \"\(name)\" is not UTF-8 and is read as Latin 1") }
    return TableColumn(name: name, values: .text(codes: codes, names: names), present: present)
  }
}
