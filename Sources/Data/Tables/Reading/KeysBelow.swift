extension CellGrid {
  /// Fills the blank cells of the first column with the text above them, if the rows are blocks whose key is written
  /// once.
  ///
  /// Recognizes blocks by either of two conditions. The keys are different, and the texts in the second column repeat
  /// in each block. Or the keys are not numbers, and the blocks have equal lengths or all other columns have numbers.
  mutating func fillKeysDown() {
    let width = names.count
    guard width > 1, rowCount > 3, cells[0].length > 0 else { return }
    let sample = min(rowCount, 200)
    guard (0..<sample).count(where: { cells[$0 * width].length == 0 }) * 4 >= sample else { return }
    let starts = (0..<rowCount).filter { cells[$0 * width].length > 0 }
    guard starts.count > 1, starts.count * 3 <= rowCount * 2, areDifferent(starts), areRowsFilled() else {
      return
    }
    let areNumbers = starts.count * 2 <= rowCount && (1..<width).allSatisfy { hasNumbersOnly($0) }
    guard secondReturns(starts) || hasWords(0) && (areNumbers || areEqual(starts)) else { return }
    var key = cells[0]
    for row in 1..<rowCount {
      if cells[row * width].length > 0 { key = cells[row * width] } else { cells[row * width] = key }
    }
    notes.append("blank cells of \"\(names[0])\" are read as the text above them")
  }

  /// Whether each key is written once.
  private func areDifferent(_ starts: [Int]) -> Bool {
    withColumn(0) { text in Set(starts.map { Array(text[$0]) }).count == starts.count }
  }

  /// Whether each row without a key has another cell, and none of these cells is in brackets. Cells in brackets can be
  /// errors below estimates.
  private func areRowsFilled() -> Bool {
    let width = names.count
    var filled = [Bool](repeating: false, count: rowCount)
    for column in 1..<width {
      let isPlain = withColumn(column) { text -> Bool in
        for row in 0..<rowCount where cells[row * width].length == 0 {
          guard let first = text[row].first else { continue }
          if first == UInt8(ascii: "(") || first == UInt8(ascii: "[") { return false }
          filled[row] = true
        }
        return true
      }
      guard isPlain else { return false }
    }
    return (0..<rowCount).allSatisfy { filled[$0] || cells[$0 * width].length > 0 }
  }

  /// Whether the second column has different texts within each block, and half of the texts repeat in other blocks.
  private func secondReturns(_ starts: [Int]) -> Bool {
    guard hasWords(1) else { return false }
    return withColumn(1) { text -> Bool in
      var counts: [[UInt8]: Int] = [:]
      for (index, start) in starts.enumerated() {
        var block: Set<[UInt8]> = []
        for row in start..<(index + 1 < starts.count ? starts[index + 1] : text.count) {
          guard block.insert(Array(text[row])).inserted, !text[row].isEmpty else { return false }
        }
        for name in block { counts[name, default: 0] += 1 }
      }
      return counts.values.count { $0 > 1 } * 2 >= counts.count
    }
  }

  private func areEqual(_ starts: [Int]) -> Bool {
    let lengths = zip(starts, starts.dropFirst() + [rowCount]).map { $1 - $0 }
    return lengths[0] > 1 && Set(lengths).count == 1
  }

  /// Whether a column has words, dates or years.
  private func hasWords(_ column: Int) -> Bool {
    withColumn(column) { text -> Bool in
      (0..<text.count).contains { row in
        let content = TableBoundary.content(text[row])
        return content != .empty && content != .number
      }
    }
  }

  /// Whether at most a fifth of the cells of a column are texts, or the column is nearly empty.
  private func hasNumbersOnly(_ column: Int) -> Bool {
    withColumn(column) { text -> Bool in
      var (filled, words) = (0, 0)
      for row in 0..<text.count {
        let content = TableBoundary.content(text[row])
        if content != .empty { filled += 1 }
        if content == .text { words += 1 }
      }
      return filled < 3 || words * 5 <= filled
    }
  }
}
