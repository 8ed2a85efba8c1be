extension CellGrid {
  /// Leaves out rows that repeat the names of the columns, with the title above each.
  ///
  /// - Complexity: O(rows); only rows with the first name are compared.
  mutating func removeRepeatedHeaders(_ texts: [Cell]) {
    let width = names.count
    guard width > 1, rowCount > 2, let name = texts.first, name.length > 0 else { return }
    let repeated: [Int] = bytes.withUnsafeBufferPointer { bytes in
      decoded.withUnsafeBufferPointer { decoded in
        let header = texts.map { $0.text(bytes, decoded) }
        return (0..<rowCount).filter { row in
          cells[row * width].length == name.length
            && (0..<width).allSatisfy {
              cells[row * width + $0].text(bytes, decoded).elementsEqual(header[$0])
            }
        }
      }
    }
    guard !repeated.isEmpty else { return }
    var removed = Set(repeated)
    for row in repeated where row > 0 {
      let above = cells[((row - 1) * width)..<(row * width)]
      if above.first!.length > 0, above.dropFirst().allSatisfy({ $0.length == 0 }) { removed.insert(row - 1) }
    }
    notes.append(
      "\(repeated.count == 1 ? "a row repeats" : "\(repeated.count) rows repeat") the header and"
        + " \(repeated.count == 1 ? "is" : "are") left out")
    var kept: [Cell] = []
    kept.reserveCapacity(cells.count)
    var gaps: [(row: Int, count: Int)] = []
    var left = 0
    for row in 0..<rowCount {
      if removed.contains(row) {
        gaps.append((row - left, 1))
        left += 1
      } else {
        kept.append(contentsOf: cells[(row * width)..<((row + 1) * width)])
      }
    }
    let sorted = removed.sorted()
    var index = 0
    // Later rows keep their numbers: a row that was left out counts like an empty one.
    blanks = blanks.map { blank in
      while index < sorted.count, sorted[index] < blank.row { index += 1 }
      return (blank.row - index, blank.count)
    }
    blanks = (blanks + gaps).sorted { $0.row < $1.row }
    cells = kept
    rowCount -= left
  }
}
