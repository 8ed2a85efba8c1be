extension CellGrid {
  /// Removes all rows from the first one in which every cell is empty, because spreadsheet programs write such rows at
  /// the end.
  mutating func removeEmptyRows() {
    let width = names.count
    guard width > 1, rowCount > 1 else { return }
    var empty: Set<Int> = []
    for row in 1..<rowCount {
      let texts = cells[(row * width)..<((row + 1) * width)]
      if texts.allSatisfy({ $0.length == 0 }) { empty.insert(row) }
    }
    if !empty.isEmpty { remove(empty) }
  }

  /// Notes the first row that has fewer fields than the header, and the number of further such rows.
  mutating func noteShortRows() {
    let width = names.count
    guard width > 1 else { return }
    // Whether a cell was added to a short row. Such a cell has no offset in the input.
    func isAdded(_ cell: Cell) -> Bool { cell.length == 0 && cell.offset == 0 }
    var first: Int?
    var count = 0
    for row in 0..<rowCount where isAdded(cells[(row + 1) * width - 1]) {
      count += 1
      if first == nil { first = row }
    }
    guard let first else { return }
    let fields = cells[(first * width)..<((first + 1) * width)].dropFirst().prefix { !isAdded($0) }.count + 1
    notes.append(
      "row \(rowNumber(first)) has \(fields) of \(width) fields"
        + (count > 1 ? ", as \(count == 2 ? "has one more" : "have \(count - 1) more rows")" : "")
        + "; the others are read as missing")
  }
}
