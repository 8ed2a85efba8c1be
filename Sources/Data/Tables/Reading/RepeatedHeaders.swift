extension CellGrid {
  /// Removes rows that repeat the column names, or the first two of at least four, each with the title above it. If the keys above a repeated header occur
  /// again below it, the header begins another table, and all its rows are removed.
  ///
  /// - Parameters:
  ///   - texts: The header.
  ///   - linesAbove: Returns the number of lines above the line of an offset; `nil` if each row is a line.
  /// - Complexity: O(rows); only rows with the first name are compared.
  mutating func removeRepeatedHeaders(_ texts: [Cell], _ linesAbove: ((Int) -> Int)?) {
    let width = names.count
    guard width > 1, rowCount > 2, let name = texts.first, name.length > 0 else { return }
    let repeated: [Int] = bytes.withUnsafeBufferPointer { bytes in
      decoded.withUnsafeBufferPointer { decoded in
        let header = texts.map { $0.text(bytes, decoded) }
        return (0..<rowCount).filter { row in
          guard cells[row * width].length == name.length else { return false }
          // Headers of several seasons can differ after their first two names.
          let equal = (0..<width).prefix {
            cells[row * width + $0].text(bytes, decoded).elementsEqual(header[$0])
          }.count
          return equal == width || equal >= 2 && width >= 4 && texts[1].length >= 3
        }
      }
    }
    guard let first = repeated.first else { return }
    if returnKeys(repeated) {
      noteOtherTables(repeated, linesAbove)
      cut(at: first > 0 && isTitle(first - 1) ? first - 1 : first)
      removeEmptyColumns { texts[$0].length == 0 }
      return
    }
    var removed = Set(repeated)
    for row in repeated where row > 0 && isTitle(row - 1) { removed.insert(row - 1) }
    notes.append(
      "\(repeated.count == 1 ? "a row repeats" : "\(repeated.count) rows repeat") the header and"
        + " \(repeated.count == 1 ? "is" : "are") left out")
    remove(removed)
  }

  /// Whether a row has a text in its first cell only.
  private func isTitle(_ row: Int) -> Bool {
    let above = cells[(row * names.count)..<((row + 1) * names.count)]
    return above.first!.length > 0 && above.dropFirst().allSatisfy { $0.length == 0 }
  }

  /// Whether the texts in the first column above a repeated header are different, and occur again below it.
  private func returnKeys(_ repeated: [Int]) -> Bool {
    withColumn(0) { text -> Bool in
      func keys(_ rows: Range<Int>) -> [[UInt8]] { rows.map { Array(text[$0]) }.filter { !$0.isEmpty } }
      let above = keys(0..<repeated[0])
      let different = Set(above)
      guard above.count >= 3, different.count * 10 >= above.count * 9 else { return false }
      let below = keys((repeated[0] + 1)..<(repeated.count > 1 ? repeated[1] : text.count))
      let returning = below.count { different.contains($0) }
      return returning >= 2 && returning * 3 >= below.count * 2
    }
  }

  /// Notes where tables with the same header begin. The first of these notes replaces the note about a table further
  /// below.
  private mutating func noteOtherTables(_ headers: [Int], _ linesAbove: ((Int) -> Int)?) {
    notes.removeAll { $0.hasPrefix(TableBoundary.belowPrefix) }
    let above = lines(above: headers[0], linesAbove)
    let more = headers.count - 1
    notes.append(
      TableBoundary.note(below: rowNumber(headers[0])) + "; --skip \(above) reads it"
        + (more == 0 ? "" : "; \(more) more \(more == 1 ? "begins" : "begin") below it"))
  }

  /// The number of lines above a row, for `--skip`.
  ///
  /// - Parameter linesAbove: Returns the number of lines above the line of an offset; `nil` if each row is a line.
  func lines(above row: Int, _ linesAbove: ((Int) -> Int)?) -> Int {
    let texts = cells[(row * names.count)..<((row + 1) * names.count)]
    guard let linesAbove, let cell = texts.first(where: { $0.length > 0 && !$0.isDecoded }) else {
      return rowNumber(row) - 1
    }
    return linesAbove(cell.offset)
  }

  /// Removes a row and all rows below it.
  mutating func cut(at row: Int) {
    cells.removeLast((rowCount - row) * names.count)
    rowCount = row
    blanks.removeAll { $0.row >= row }
  }

  /// Removes rows. Later rows keep their numbers: a row that was removed counts like a blank one.
  mutating func remove(_ removed: Set<Int>) {
    let width = names.count
    var remainingCells: [Cell] = []
    remainingCells.reserveCapacity(cells.count)
    var gaps: [(row: Int, count: Int)] = []
    var left = 0
    for row in 0..<rowCount {
      if removed.contains(row) {
        if let last = gaps.last, last.row == row - left {
          gaps[gaps.count - 1].count += 1
        } else {
          gaps.append((row - left, 1))
        }
        left += 1
      } else {
        remainingCells.append(contentsOf: cells[(row * width)..<((row + 1) * width)])
      }
    }
    let sorted = removed.sorted()
    var index = 0
    blanks = blanks.map { blank in
      while index < sorted.count, sorted[index] < blank.row { index += 1 }
      return (blank.row - index, blank.count)
    }
    blanks = (blanks + gaps).sorted { $0.row < $1.row }
    cells = remainingCells
    rowCount -= left
  }

  /// Removes the columns in which every cell is empty.
  ///
  /// - Parameter isRemovable: Returns whether the column with an index may be removed.
  mutating func removeEmptyColumns(where isRemovable: (Int) -> Bool = { _ in true }) {
    let width = names.count
    let filled = (0..<width).filter { column in
      !isRemovable(column) || (0..<rowCount).contains { cells[$0 * width + column].length > 0 }
    }
    guard filled.count < width else { return }
    cells = (0..<rowCount).flatMap { row in filled.map { cells[row * width + $0] } }
    names = filled.map { names[$0] }
  }
}
