import OpenChartsLimits

/// Finds headers of several rows: groups above names, names above units, and names above years.
enum HeaderRows {
  private static let mostRows = 4

  /// The number of header rows, by the first of these rules that applies:
  /// - If the rows at the top begin with the same text, as merged cells do in some programs, their number.
  /// - If years, repeated names or the names of parts are below groups, 2.
  /// - If every column of numbers has text in the second or third row, 2 or 3.
  /// - Otherwise, 1.
  static func count(_ grid: CellGrid) -> Int {
    guard grid.rowCount > 3 else { return 1 }
    let merged = mergedRows(grid)
    if merged > 1 { return merged }
    if hasYearsBelow(grid) || hasNamesBelow(grid) || hasPartsBelow(grid) { return 2 }
    return (2...3).first { areNamed(grid, rows: $0) } ?? 1
  }

  /// Whether the first `rows` rows are a header. In every column of numbers, the last of these rows has text, and no
  /// header row has a number.
  ///
  /// In a single column of numbers, the text could be a missing value. A header of several rows therefore needs two
  /// columns of numbers, or a unit in brackets in the last header row, or a header without other texts.
  private static func areNamed(_ grid: CellGrid, rows: Int) -> Bool {
    guard grid.rowCount > rows + 1 else { return false }
    var numeric = 0
    var named = 0
    var units = 0
    var others = 0
    for column in grid.names.indices {
      let outcome = grid.withColumn(column) { text -> (isNumeric: Bool, isName: Bool, isUnit: Bool)? in
        if (1..<rows).contains(where: { isNumber(text[$0]) }) { return nil }
        let last = text[rows - 1]
        let values = rows..<min(text.count, rows + 100)
        let filled = values.count { !MissingText.matchesAmongValues(text[$0]) }
        let numbers = values.count { isNumber(text[$0]) }
        let isNumeric = numbers > 0 && numbers * 10 >= filled * 8
        return (isNumeric, !MissingText.matchesAmongValues(last), isUnit(last))
      }
      // A row with a number is a row of data.
      guard let outcome else { return false }
      if outcome.isNumeric {
        numeric += 1
        if outcome.isName { named += 1 }
        if outcome.isUnit { units += 1 }
      } else if grid.withColumn(column, { text in (0..<rows).contains { !text[$0].isEmpty } }) {
        others += 1
      }
    }
    return named == numeric && (named > 1 || units > 0 || named == 1 && others == 0 && grid.names.count > 1)
  }

  /// The number of rows above the header that hold texts about some columns, such as their sources; 0 for other tables.
  ///
  /// There are at least four such rows, none of them with a number or with a text in the first column. The header below
  /// them has a different name in each column. In the next two rows, the first column has a text, and the last one a
  /// number. Fewer rows are groups of columns.
  static func textsAbove(_ grid: CellGrid) -> Int {
    let width = grid.names.count
    guard width > 2 else { return 0 }
    let rows = grid.withColumn(0) { text in
      (0..<min(text.count, TextLayout.mostGroupRows + 1)).prefix { text[$0].isEmpty }.count
    }
    guard (4...TextLayout.mostGroupRows).contains(rows), rows + 2 < grid.rowCount else { return 0 }
    var names: Set<[UInt8]> = []
    var isFilled = [Bool](repeating: false, count: rows)
    for column in 0..<width {
      let isHeader = grid.withColumn(column) { text in
        for row in 0..<rows where !text[row].isEmpty {
          if isNumber(text[row]) { return false }
          isFilled[row] = true
        }
        let below = [text[rows + 1], text[rows + 2]]
        let isKey = column > 0 || below.allSatisfy { !$0.isEmpty }
        let isValue = column < width - 1 || below.allSatisfy(isNumber)
        return isKey && isValue && !text[rows].isEmpty && !isNumber(text[rows])
          && names.insert(Array(text[rows])).inserted
      }
      guard isHeader else { return 0 }
    }
    return isFilled.allSatisfy { $0 } ? rows : 0
  }

  /// Whether the second row has the names of columns below groups, and the third row at least two numbers.
  private static func hasNamesBelow(_ grid: CellGrid) -> Bool {
    var (groups, names): ([[UInt8]], [[UInt8]]) = ([], [])
    var numbers = 0
    for column in grid.names.indices {
      grid.withColumn(column) { text in
        groups.append(Array(text[0]))
        names.append(Array(text[1]))
        if isNumber(text[2]) { numbers += 1 }
      }
    }
    return numbers > 1 && areGroups(groups, above: names)
  }

  /// Whether a row has the names of column groups above the column names. There must be at least two groups, one of
  /// them over several columns, and column names that repeat, such as men and women below each year.
  static func areGroups(_ groups: [[UInt8]], above names: [[UInt8]]) -> Bool {
    let filled = names.filter { !$0.isEmpty }
    let areTexts = filled.allSatisfy { name in
      name.withUnsafeBufferPointer { !isNumber($0) && !MissingText.matchesAmongValues($0) }
    }
    guard filled.count > 2, Set(filled).count < filled.count, areTexts else { return false }
    var (count, isSpread) = (0, false)
    for (index, name) in names.enumerated() where !name.isEmpty {
      if index < groups.count, !groups[index].isEmpty {
        count += 1
      } else if count > 0 {
        isSpread = true
      }
    }
    return count > 1 && isSpread
  }

  /// Whether the second row has the names of the parts of some columns. It has texts only over columns of numbers, in
  /// runs of at least two columns. Only the first column of a run has a name in the first row, as in merged cells.
  private static func hasPartsBelow(_ grid: CellGrid) -> Bool {
    var (parts, run) = (0, 0)
    // Each run begins below a name and continues below empty cells.
    var isRegular = true
    for column in grid.names.indices {
      let (isPart, isNamed) = grid.withColumn(column) { text -> (Bool, Bool) in
        let isPart = !text[1].isEmpty
        if isPart {
          let below = 2..<min(text.count, 102)
          let numbers = below.count { isNumber(text[$0]) }
          isRegular =
            isRegular && !isNumber(text[1]) && numbers > 0
            && below.allSatisfy { isNumber(text[$0]) || MissingText.matchesAmongValues(text[$0]) }
        }
        return (isPart, !text[0].isEmpty)
      }
      if isNamed || !isPart {
        if run == 1 { return false }
        run = 0
      }
      guard isRegular else { return false }
      guard isPart else { continue }
      if column == 0 || run == 0 && !isNamed { return false }
      run += 1
      parts += 1
    }
    return parts > 1 && run != 1
  }

  /// The number of rows at the top, at most four, whose first cell has the same text, and none of which has a number.
  private static func mergedRows(_ grid: CellGrid) -> Int {
    let rows = grid.withColumn(0) { text in
      guard !MissingText.matchesAmongValues(text[0]), !isNumber(text[0]) else { return 1 }
      return 1 + (1..<min(mostRows, text.count - 1)).prefix { text[$0].elementsEqual(text[0]) }.count
    }
    guard rows > 1, grid.names.count > 2 else { return 1 }
    var (hasText, hasNumbersBelow) = (false, false)
    for column in grid.names.indices.dropFirst() {
      let outcome = grid.withColumn(column) { text -> (hasNumber: Bool, hasText: Bool, isNumberBelow: Bool) in
        let header = 1..<rows
        return (
          header.contains { isNumber(text[$0]) },
          header.contains { !text[$0].isEmpty && !text[$0].elementsEqual(text[0]) }, isNumber(text[rows])
        )
      }
      if outcome.hasNumber { return 1 }
      hasText = hasText || outcome.hasText
      hasNumbersBelow = hasNumbersBelow || outcome.isNumberBelow
    }
    return hasText && hasNumbersBelow ? rows : 1
  }

  /// Whether the second row has column names that are years. At least two columns must have years, and one of them must
  /// be below a cell that is empty or repeats the group to its left. The second row must have no other numbers, and the
  /// third row a number that is not a year.
  private static func hasYearsBelow(_ grid: CellGrid) -> Bool {
    var (years, isGrouped, hasValue) = (0, false, false)
    var group: [UInt8] = []
    for column in grid.names.indices {
      let outcome = grid.withColumn(column) { text -> (first: [UInt8], second: Bool?, hasValue: Bool) in
        let second = year(text[1]) != nil ? true : isNumber(text[1]) ? false : nil
        return (Array(text[0]), second, isNumber(text[2]) && year(text[2]) == nil)
      }
      switch outcome.second {
      case false?: return false
      case true?:
        guard column > 0 else { return false }
        years += 1
        if outcome.first.isEmpty || outcome.first == group { isGrouped = true }
        hasValue = hasValue || outcome.hasValue
      case nil: break
      }
      if !outcome.first.isEmpty { group = outcome.first }
    }
    return years >= 2 && isGrouped && hasValue
  }

  private static func year(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    text.count == 4 ? CheckedNumber.integer(text, in: 1800...2100) : nil
  }

  static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    NumberText.plain(text) != nil || NumberStyle.candidates.contains { NumberText.parse(text, $0) != nil }
  }

  private static func isUnit(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]")
      || text.first == UInt8(ascii: "(") && text.last == UInt8(ascii: ")")
  }

  /// Copies the text of a group to all of its columns, because a merged cell has its text only in its first column.
  ///
  /// Returns `groups` unchanged if fewer than two columns after the first one have a text, and the names are not years and
  /// do not repeat.
  static func spread(_ groups: [String], _ names: [String]) -> [String] {
    let filled = names.filter { !$0.isEmpty }
    let isRepeated = Set(filled).count < filled.count
    var result = groups
    var last = isRepeated && names.first?.isEmpty == false ? groups[0] : ""
    let years = names.count { name in
      name.utf8.count == 4 && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard groups.dropFirst().count(where: { !$0.isEmpty }) > (years > 1 || isRepeated ? 0 : 1) else {
      return groups
    }
    for index in groups.indices.dropFirst() {
      if !groups[index].isEmpty {
        last = groups[index]
      } else if !names[index].isEmpty {
        result[index] = last
      }
    }
    return result
  }

  /// The name of a column under a group or above a unit.
  static func joined(_ above: String, _ below: String) -> String {
    isAutomatic(above) && !below.isEmpty
      ? below
      : above.isEmpty || above == below
        ? below : below.isEmpty || above.hasSuffix(" " + below) ? above : above + " " + below
  }

  /// Whether a name is one that a spreadsheet program gives to a column without a name, such as "Column1".
  private static func isAutomatic(_ name: String) -> Bool {
    let word = name.prefix { !$0.isNumber }
    return word.count < name.count && name.dropFirst(word.count).allSatisfy(\.isNumber)
      && ["Column", "Spalte", "Colonne", "Columna", "Colonna", "Coluna", "Kolom", "Kolumna", "Столбец"]
        .contains(word)
  }

  /// The name of a column with its unit in brackets.
  static func withUnit(_ name: String, _ unit: String) -> String {
    unit.isEmpty || name.isEmpty || name.contains(unit) ? name : "\(name) (\(unit))"
  }
}
