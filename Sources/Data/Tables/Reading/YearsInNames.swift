import OpenChartsLimits

extension CellGrid {
  /// Splits the years from row names such as `Income (2019)` and `Income (F1819)`, into a separate column.
  /// Each row is then one quantity in one year, and each column is one place or object.
  ///
  /// Each row name must end with a code in brackets that contains a year, or the last two digits of two consecutive
  /// years. At least half of the rows must have a name that occurs with three years. No name may occur twice with the
  /// same year. The other columns must have numbers.
  mutating func splitYearsFromNames() {
    guard names.count > 1, rowCount >= 6, !names.contains(where: { DateColumn.isDateName($0, yearWords) }),
      let parts = withColumn(0, Self.namesAndYears), (1..<names.count).allSatisfy(hasNumbers)
    else { return }
    var years: [[UInt8]: Set<Int>] = [:]
    for (name, year) in parts where !years[name, default: []].insert(year).inserted { return }
    guard years.values.reduce(0, { $0 + ($1.count > 2 ? $1.count : 0) }) * 2 >= rowCount else { return }
    let width = names.count
    var split: [Cell] = []
    split.reserveCapacity(cells.count + rowCount)
    for row in 0..<rowCount {
      let cell = cells[row * width]
      split.append(
        Cell(
          offset: cell.offset, length: parts[row].name.count, isQuoted: cell.isQuoted,
          isDecoded: cell.isDecoded
        ))
      split.append(added(Array("\(parts[row].year)".utf8)))
      split += cells[(row * width + 1)..<((row + 1) * width)]
    }
    cells = split
    notes.append("the years in brackets after the names of \"\(names[0])\" are the column \"year\"")
    names.insert("year", at: 1)
  }

  /// Whether the first hundred values of a column are numbers or missing.
  private func hasNumbers(_ column: Int) -> Bool {
    withColumn(column) { text in
      (0..<min(text.count, 100)).allSatisfy {
        HeaderRows.isNumber(text[$0]) || MissingText.matchesAmongValues(text[$0])
      }
    }
  }

  /// The name without its brackets and the year of each row; `nil` if a row has none.
  private static func namesAndYears(_ text: ColumnText) -> [(name: [UInt8], year: Int)]? {
    var codes: [(name: [UInt8], prefix: [UInt8], digits: Int)] = []
    // The letters of codes that have two years, such as F1819. With them, 2021 is 2020 and 2021.
    var pairs: Set<[UInt8]> = []
    for row in 0..<text.count {
      guard let code = code(text[row]) else { return nil }
      if !(1800...2100).contains(code.digits) {
        guard isPair(code.digits) else { return nil }
        pairs.insert(code.prefix)
      }
      codes.append(code)
    }
    return codes.map { code in
      let isPair = pairs.contains(code.prefix) && isPair(code.digits)
      return (code.name, isPair ? ShortYears.full(code.digits / 100) : code.digits)
    }
  }

  /// Whether four digits are the last two digits of a year and of the next year, such as 1819 or 9900.
  private static func isPair(_ digits: Int) -> Bool { digits % 100 == (digits / 100 + 1) % 100 }

  /// The parts of a text such as `Income (F1819_F2)`: the name, the letters of the code, and its first four digits.
  private static func code(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (name: [UInt8], prefix: [UInt8], digits: Int)? {
    guard text.last == UInt8(ascii: ")"), text.count <= 1000,
      let open = text.lastIndex(of: UInt8(ascii: "(")),
      text.count - open <= 24
    else { return nil }
    let code = text[(open + 1)..<(text.count - 1)]
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    let digits = code.drop { !isDigit($0) }.prefix { isDigit($0) }
    guard digits.count == 4,
      let number = CheckedNumber.integer(UnsafeBufferPointer(rebasing: digits), in: 0...9999)
    else { return nil }
    var end = open
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    guard end > 0 else { return nil }
    return (Array(text[..<end]), Array(code.prefix { !isDigit($0) }), number)
  }
}
