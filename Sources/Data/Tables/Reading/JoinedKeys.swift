extension CellGrid {
  /// The maximum number of columns in one cell.
  private static let mostKeys = 12

  /// Splits the first column if it holds several columns, as in Eurostat's files: `unit,vehicle,geo\time` above
  /// `PC,BUS_TOT,AT`. Each cell must have as many parts as the name, none of them empty, and no blanks around the
  /// separators. The word after the backslash describes the names of the other columns, and is left out.
  mutating func splitJoinedKeys() {
    guard names.count > 1, rowCount > 1, let first = names.first, first.utf8.count <= 400 else { return }
    let name = first.prefix { $0 != "\\" }
    guard let separator = [",", ";", "|"].first(where: { name.contains($0) }) else { return }
    let byte = separator.utf8.first!
    let parts = name.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    let count = parts.count
    guard (2...Self.mostKeys).contains(count), Self.areKeys(parts.map { Array($0.utf8)[...] }) else { return }
    let splits = withColumn(0) { text -> [Range<Int>]? in
      var ranges: [Range<Int>] = []
      ranges.reserveCapacity(text.count * count)
      for row in 0..<text.count {
        let keys = Array(text[row]).split(separator: byte, omittingEmptySubsequences: false)
        guard keys.count == count, Self.areKeys(keys) else { return nil }
        ranges += keys.map { $0.startIndex..<$0.endIndex }
      }
      return ranges
    }
    guard let splits else { return }
    let width = names.count
    var split: [Cell] = []
    split.reserveCapacity(cells.count + rowCount * (count - 1))
    for row in 0..<rowCount {
      let joined = cells[row * width]
      for range in splits[(row * count)..<((row + 1) * count)] {
        split.append(
          Cell(
            offset: joined.offset + range.lowerBound, length: range.count, isQuoted: false,
            isDecoded: joined.isDecoded))
      }
      split += cells[(row * width + 1)..<((row + 1) * width)]
    }
    cells = split
    names = ColumnNames.unique(parts + names.dropFirst(), notes: &notes)
    notes.append("the first column holds \(count) columns, \(parts.joined(separator: ", "))")
  }

  private static func areKeys(_ parts: [ArraySlice<UInt8>]) -> Bool {
    parts.allSatisfy { part in
      guard let first = part.first, let last = part.last else { return false }
      return first > 0x20 && last > 0x20
    }
  }
}
