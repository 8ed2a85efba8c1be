/// Finds the delimiter of a text from its first records.
enum DelimiterSniffer {
  static let candidates: [UInt8] = [0x2C, 0x09, 0x3B, 0x7C]

  /// The number of bytes that are examined.
  private static let sampledBytes = 65_536

  /// Comma, tab, semicolon or bar: the delimiter that splits most of the first hundred records into as many fields as
  /// the first record; comma if no delimiter does. A character that nearly always precedes a blank is punctuation, as in
  /// `Paris, Texas;5;7`, and yields to another one that splits into three fields or more.
  static func delimiter(of bytes: [UInt8], from start: Int) -> UInt8 {
    let counts = candidates.map { fieldCounts(bytes, from: start, $0) }
    var best: (index: Int, score: Double) = (0, 0)
    for index in candidates.indices {
      let score = score(counts[index])
      if score > best.score { best = (index, score) }
    }
    guard isPunctuation(candidates[best.index], bytes, from: start) else { return candidates[best.index] }
    let other = candidates.indices.first {
      $0 != best.index && hasColumns(counts[$0]) && !isPunctuation(candidates[$0], bytes, from: start)
    }
    return candidates[other ?? best.index]
  }

  /// Whether at least four of five occurrences of a character precede a blank.
  private static func isPunctuation(_ character: UInt8, _ bytes: [UInt8], from start: Int) -> Bool {
    var (all, spaced) = (0, 0)
    for index in start..<min(bytes.count, start + sampledBytes) where bytes[index] == character {
      all += 1
      if index + 1 < bytes.count, bytes[index + 1] == 0x20 { spaced += 1 }
    }
    return all > 0 && spaced * 5 >= all * 4
  }

  /// Whether at least two of five records have the same number of fields, three or more.
  private static func hasColumns(_ counts: [Int]) -> Bool {
    guard !counts.isEmpty else { return false }
    let usual = counts.sorted()[counts.count / 2]
    return usual >= 3 && counts.count { $0 == usual } * 5 >= counts.count * 2
  }

  /// The number of fields of each of the first hundred records.
  private static func fieldCounts(_ bytes: [UInt8], from start: Int, _ delimiter: UInt8) -> [Int] {
    let end = min(bytes.count, start + sampledBytes)
    let isWhole = end == bytes.count
    var counts: [Int] = []
    bytes[start..<end].withUnsafeBufferPointer { sample in
      var scanner = RecordScanner(sample, from: 0, delimiter: delimiter)
      var cells: [Cell] = []
      var decoded: [UInt8] = []
      scan: while counts.count < 100 {
        cells.removeAll(keepingCapacity: true)
        switch scanner.next(into: &cells, decoded: &decoded) {
        case .blank: continue
        case .record:
          // The sample can end within a record.
          if isWhole || scanner.position < sample.count { counts.append(cells.count) }
        case .end, .unclosedQuote, .tooLong: break scan
        }
        if !isWhole, scanner.position >= sample.count { break }
      }
    }
    return counts
  }

  /// The fraction of records with as many fields as the first, plus a small bonus for more fields; 0 if the first
  /// record is not split.
  private static func score(_ counts: [Int]) -> Double {
    guard let first = counts.first else { return 0 }
    // Below titles, most records have the same number of fields, but the first record has fewer.
    let usual = counts.sorted()[counts.count / 2]
    guard max(first, usual) > 1 else { return 0 }
    func score(_ width: Int) -> Double {
      width < 2
        ? 0 : Double(counts.count { $0 == width }) / Double(counts.count) + min(Double(width), 50) / 1000
    }
    return max(score(first), 0.9 * score(usual))
  }
}

/// Detects whether the first row contains the column names.
enum HeaderSniffer {
  /// A row with a value (a number or a date) is not a header, except for ascending or descending years. A name above a value makes
  /// the row a header.
  static func hasHeader(_ grid: CellGrid) -> Bool {
    if grid.rowCount < 2 {
      return (0..<grid.names.count).allSatisfy { column in
        grid.withColumn(column) { !isValue($0[0]) }
      }
    }
    var years: [Double] = []
    var yearColumn: Int?
    var values = 0
    var names = 0
    var numbers: [(column: Int, value: Double)] = []
    for column in grid.names.indices {
      grid.withColumn(column) { text in
        let first = text[0]
        // A size such as 4.0K is a value if another size is below it; above anything else it is a name.
        guard isValue(first) || MeasuredColumn.isQuantity(first) && MeasuredColumn.isQuantity(text[1]) else {
          if isName(first), isValue(text[1]) || MeasuredColumn.isQuantity(text[1]) { names += 1 }
          return
        }
        let isNumber = NumberText.plain(first) != nil
        if !isNumber, NumberText.plain(text[1]) != nil,
          !NumberStyle.candidates.contains(where: { NumberText.parse(first, $0) != nil })
        {
          // A date above a number names a column.
          names += 1
          return
        }
        if isNumber { numbers.append((column, NumberText.plain(first)!)) }
        if let number = NumberText.plain(first) {
          if (1500...2200).contains(number), number == number.rounded() {
            // A year above a year is a value; a year above something else names a column.
            let below = NumberText.plain(text[1])
            if below == nil || !(1500...2200).contains(below!) || below != below!.rounded() {
              years.append(number)
              yearColumn = column
              return
            }
          }
        }
        values += 1
      }
    }
    // A name above a value is decisive.
    if names > 0 { return true }
    if isAxis(numbers, columns: grid.names.count) || isNumbering(numbers, grid),
      values == numbers.count - years.count
    {
      return true
    }
    if values > 0 { return false }
    if years.count == 1, let yearColumn { return grid.withColumn(yearColumn, isYearAboveOtherNumbers) }
    if years.isEmpty, isRow(grid) { return false }
    let steps = zip(years, years.dropFirst())
    return steps.allSatisfy { $0 < $1 } || steps.allSatisfy { $0 > $1 }
  }

  /// Whether a text in the first row can be a column name: it is neither a missing value nor only digits.
  private static func isName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !MissingText.matchesAmongValues(text) && !text.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether the first row consists of values instead of names. In at least half of the columns, its text occurs again
  /// in a later row; or one column has the same text in all rows. Needs at least two columns and five rows.
  private static func isRow(_ grid: CellGrid) -> Bool {
    guard grid.names.count > 1, grid.rowCount > 4 else { return false }
    let isInEachRow = grid.names.indices.contains { column in
      grid.withColumn(column) { text in
        !text[0].isEmpty && (1..<text.count).allSatisfy { text[$0].elementsEqual(text[0]) }
      }
    }
    if isInEachRow { return true }
    let returns = grid.names.indices.compactMap { column in
      grid.withColumn(column) { text in
        text[0].isEmpty ? nil : (1..<min(text.count, 1000)).first { text[$0].elementsEqual(text[0]) }
      }
    }
    // A repeated header has all its texts in one later row.
    return returns.count * 2 >= grid.names.count && Set(returns).count > 1
  }

  /// Whether a year in the first row is the name of its column: at least five values follow it, and at most a tenth of
  /// them could be years from 1900 to 2100.
  private static func isYearAboveOtherNumbers(_ text: ColumnText) -> Bool {
    guard let first = NumberText.plain(text[0]), (1900...2100).contains(first) else { return false }
    let below = (1..<min(text.count, 102)).map { text[$0] }.filter { !MissingText.matchesAmongValues($0) }
    let years = below.count { NumberText.plain($0).map { (1900...2100).contains($0) } ?? true }
    let numbers = below.count { NumberText.plain($0) != nil }
    return below.count >= 5 && (years * 10 <= below.count || numbers == 0)
  }

  /// Whether every column except the first has a whole number in the first row, in equal steps. Such numbers are the
  /// column names of a wide table. Only years may descend.
  private static func isAxis(_ numbers: [(column: Int, value: Double)], columns: Int) -> Bool {
    guard numbers.count > 2, numbers.count == columns - 1, numbers[0].column == 1 else { return false }
    let step = numbers[1].value - numbers[0].value
    let areYears = numbers.allSatisfy { (1500...2200).contains($0.value) }
    return (step > 0 || step < 0 && areYears)
      && zip(numbers, numbers.dropFirst()).allSatisfy { $1.value - $0.value == step }
      && numbers.allSatisfy { $0.value == $0.value.rounded() }
  }

  /// Whether the first row begins with texts that do not occur below. In all other columns it has successive numbers
  /// from 0 or 1, such as numbers of bedrooms or days.
  private static func isNumbering(_ numbers: [(column: Int, value: Double)], _ grid: CellGrid) -> Bool {
    guard numbers.count > 3, let first = numbers.first, first.column > 1,
      first.value == 0 || first.value == 1,
      numbers.count == grid.names.count - first.column
    else { return false }
    return numbers.enumerated().allSatisfy { $1.value == first.value + Double($0) }
      && (0..<first.column).allSatisfy { column in
        grid.withColumn(column) { text in
          isName(text[0]) && !(1..<text.count).contains { text[$0].elementsEqual(text[0]) }
        }
      }
  }

  private static func isValue(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.isEmpty { return false }
    if NumberText.plain(text) != nil { return true }
    for style in NumberStyle.candidates {
      if let (value, unit) = NumberText.parse(text, style) { return !CurrencyText.isYear(value, unit) }
    }
    return DateText.parse(text, order: .monthFirst) != nil
      || DateText.parse(text, order: .dayFirst) != nil
  }
}
