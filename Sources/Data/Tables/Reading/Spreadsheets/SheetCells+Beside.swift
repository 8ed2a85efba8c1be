extension SheetCells {
  /// How many empty columns are searched for a table behind them.
  private static let mostGaps = 64

  /// The first column of another table, behind an empty column; `nil` if there is none.
  ///
  /// Many tables have empty columns between groups of their columns. Another table has several columns and fewer rows, by a
  /// quarter or more, and begins with a column of texts; the columns before it have numbers in at least half of their rows.
  func columnBeside() -> Int? {
    let used = Set(columns)
    let starts = used.filter { $0 > 0 && !used.contains($0 - 1) }.sorted().dropFirst(used.contains(0) ? 0 : 1)
    guard !starts.isEmpty else { return nil }
    var ends: [(low: UInt16, high: UInt16)] = []
    for index in rows.indices {
      let row = columns[cellRange(ofRow: index)]
      guard let low = row.min(), let high = row.max() else { continue }
      ends.append((low, high))
    }
    for start in starts.prefix(Self.mostGaps) {
      let before = ends.count { $0.low < start }
      let behind = ends.count { $0.high >= start }
      if used.count(where: { $0 >= start }) > 1, behind > 3, before > 3, behind * 4 <= before * 3,
        beginsWithTexts(start),
        countNumbers(before: start) * 2 >= before
      {
        return Int(start)
      }
    }
    return nil
  }

  /// Whether at least two thirds of the cells of a column are words.
  private func beginsWithTexts(_ column: UInt16) -> Bool {
    var (all, words) = (0, 0)
    for index in cells.indices where columns[index] == column {
      all += 1
      if content(index) == .text { words += 1 }
    }
    return words > 2 && words * 3 >= all * 2
  }

  private func countNumbers(before column: UInt16) -> Int {
    rows.indices.count { row in
      cellRange(ofRow: row).contains { index in
        guard columns[index] < column else { return false }
        let kind = content(index)
        return kind == .number || kind == .year
      }
    }
  }

  private func content(_ index: Int) -> TableBoundary.Content {
    texts[cells[index].bytes].withUnsafeBufferPointer { TableBoundary.content($0) }
  }

  /// The cells in the columns before one.
  func cells(before column: Int) -> SheetCells {
    var result = self
    (result.rows, result.columns, result.cells) = ([], [], [])
    for index in rows.indices {
      let before = cellRange(ofRow: index).filter { Int(columns[$0]) < column }
      guard !before.isEmpty else { continue }
      result.rows.append((rows[index].number, Int32(result.cells.count)))
      result.columns += before.map { columns[$0] }
      result.cells += before.map { cells[$0] }
    }
    return result
  }

  /// The indices of a row's cells.
  private func cellRange(ofRow index: Int) -> Range<Int> {
    Int(rows[index].start)..<(index + 1 < rows.count ? Int(rows[index + 1].start) : cells.count)
  }
}

/// The letters of a column of a sheet, counted from 0: A to Z, AA and so on.
func columnLetters(_ column: Int) -> String {
  let last = String(UnicodeScalar(UInt8(65 + column % 26)))
  return column < 26 ? last : columnLetters(column / 26 - 1) + last
}
