import OpenChartsLimits

extension CellGrid {
  /// The minimum number of row names in a block.
  private static let leastNames = 3
  /// The maximum number of rows in a block before its row names, such as a row with the total.
  private static let mostRowsAbove = 2

  /// Reads blocks of rows in a table whose columns are years: the row names repeat in the same order, and no other
  /// column distinguishes the rows. If each block has a different heading above it, the headings become a column.
  /// Otherwise only the first block is kept.
  ///
  /// - Parameters:
  ///   - isUnnamed: Whether each column has no name in the header.
  ///   - linesAbove: Returns the number of lines above the line of an offset; `nil` if each row is a line.
  mutating func removeRepeatedRows(_ isUnnamed: [Bool], _ linesAbove: ((Int) -> Int)?) {
    guard rowCount > Self.leastNames * 2 else { return }
    let others = names.indices.dropFirst().filter { !isUnnamed[$0] }
    guard others.count > 2, others.allSatisfy({ Self.isYear(names[$0]) }), let period = repetition() else {
      return
    }
    if let headings = headings(ofBlocks: period) {
      removeEmptyColumns { isUnnamed[$0] }
      addBlocks(headings, period)
      return
    }
    let number = rowNumber(period)
    notes.append(
      "the names of the rows return from row \(number) on, which is another table and not read; --no-header --skip "
        + "\(lines(above: period, linesAbove)) reads it")
    cut(at: period)
    removeEmptyColumns { isUnnamed[$0] }
  }

  /// The text above each block of `period` rows; `nil` if the blocks have different row names, or no different
  /// headings.
  private func headings(ofBlocks period: Int) -> [String]? {
    guard rowCount % period == 0 else { return nil }
    return withColumn(0) { text -> [String]? in
      let headingRows = (0..<period).prefix { !text[$0].elementsEqual(text[$0 + period]) }
      guard (1...Self.mostRowsAbove).contains(headingRows.count),
        (period..<rowCount).allSatisfy({ row in
          row % period < headingRows.count || text[row].elementsEqual(text[row % period])
        })
      else { return nil }
      let headings = stride(from: 0, to: rowCount, by: period).map { start in
        headingRows.map { decodedName(text[start + $0]).text }.filter { !$0.isEmpty }.joined(separator: ": ")
      }
      let areDifferent = Set(headings).count == headings.count && headings.allSatisfy { !$0.isEmpty }
      return areDifferent ? headings : nil
    }
  }

  /// Adds a column with the heading of each row's block, and removes heading rows without values.
  private mutating func addBlocks(_ headings: [String], _ period: Int) {
    let name = names.contains("block") ? "block of rows" : "block"
    let width = names.count
    let texts = headings.map { added(Array($0.utf8)) }
    var widened: [Cell] = []
    widened.reserveCapacity(cells.count + rowCount)
    for row in 0..<rowCount {
      widened += cells[(row * width)..<((row + 1) * width)]
      widened.append(texts[row / period])
    }
    cells = widened
    names.append(name)
    let empty = (0..<rowCount).filter { row in
      (1..<width).allSatisfy { cells[row * (width + 1) + $0].length == 0 }
    }
    if !empty.isEmpty { remove(Set(empty)) }
    blockColumn = name
    notes.append(
      "the names of the rows return in \(headings.count) blocks; the column \"\(name)\" has the heading of each"
    )
  }

  /// Whether a name is a year, with or without a few letters or signs: `2010`, `2010y.`, `FY2010`.
  private static func isYear(_ name: String) -> Bool {
    let digits = name.filter(\.isNumber)
    guard digits.count == 4, name.contains(digits), name.count <= 8 else { return false }
    return CheckedNumber.integer(Array(digits.utf8), in: 1800...2100) != nil
  }

  /// The index of the row at which the row names begin to repeat; `nil` if they do not repeat.
  private func repetition() -> Int? {
    withColumn(0) { text -> Int? in
      var rows: [[UInt8]: Int] = [:]
      for row in 0..<text.count where !text[row].isEmpty {
        guard let first = rows[Array(text[row])] else {
          rows[Array(text[row])] = row
          continue
        }
        let length = (0..<min(row - first, text.count - row)).prefix { next in
          text[first + next].elementsEqual(text[row + next])
        }.count
        guard length >= Self.leastNames else { return nil }
        return first <= Self.mostRowsAbove ? row - first : row
      }
      return nil
    }
  }
}
