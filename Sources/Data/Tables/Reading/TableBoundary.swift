/// The start of a second table below the first one.
enum TableBoundary {
  /// The kind of a cell. It distinguishes a header from a row of data.
  enum Content { case empty, number, year, text, otherDigits }

  static func content(_ text: UnsafeBufferPointer<UInt8>) -> Content {
    guard let first = text.first, !MissingText.matchesAmongValues(text) else { return .empty }
    if text.count == 4, let value = NumberText.plain(text), (1900..<2100).contains(value) { return .year }
    if HeaderRows.isNumber(text) { return .number }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) ? .otherDigits : .text
  }

  /// The maximum number of rows needed after an empty line: two titles, a header and a row.
  static let mostRows = 4
  /// The maximum number of empty records that are skipped among these rows.
  private static let mostEmptyRows = 4

  /// Finds the header of another table below an empty line.
  ///
  /// The header is a row of names after at most two titles. At least one name is above a number. Without a title, at
  /// least one name is also in a column in which the first table has a number. After a title, a row of names with more
  /// or fewer cells than the first table is sufficient. The rows below must then have as many cells as the row of
  /// names, and contain numbers.
  ///
  /// - Parameters:
  ///   - above: The last row before the empty line.
  ///   - below: The rows after it, at most `mostRows`.
  /// - Returns: The index of the header in `below`; `nil` if there is no other table.
  static func header(_ above: [Content], _ below: [[Content]]) -> Int? {
    let titles = below.prefix {
      $0.count { $0 != .empty } < 2 && ($0.first == .text || $0.first == .otherDigits)
    }.count
    guard titles <= 2, below.count >= titles + 2 else { return nil }
    let (header, row) = (below[titles], below[titles + 1])
    guard header.count(where: { $0 != .empty }) > 1, row.count(where: { $0 != .empty }) > 1 else {
      return nil
    }
    let isName = titles > 0 ? { $0 == Content.text || $0 == .year } : { $0 == Content.text }
    guard header.allSatisfy({ isName($0) || $0 == .empty }), header[0] != .year else { return nil }
    let rows = below[(titles + 1)...]
    if titles > 0, header.count != above.count, rows.allSatisfy({ $0.count == header.count }),
      rows.contains(where: { $0.contains(.number) })
    {
      return titles
    }
    let named = zip(header, row).count { isName($0) && ($1 == .number || $1 == .year) }
    guard named > 0 else { return nil }
    let isOverNumbers = zip(above, header).contains { ($0 == .number || $0 == .year) && $1 == .text }
    return titles > 0 || isOverNumbers ? titles : nil
  }

  /// Whether the first of two tables consists only of a few lines about the second one.
  static func isPreamble(_ first: Int, of second: Int, rows: Int) -> Bool { rows <= 8 && second >= first * 4 }

  static func note(above row: Int) -> String { "the table above row \(row) is not read" }

  static func note(below row: Int) -> String { "\(belowPrefix)\(row) and is not read" }

  /// The start of the note about a table below.
  static let belowPrefix = "another table begins in row "

  /// The start of the row of names of another table, if one begins in the next record.
  ///
  /// - Parameter isHeader: Whether a record has the names of the first table.
  static func position(
    from scanner: RecordScanner, in bytes: UnsafeBufferPointer<UInt8>, above: [Content],
    isHeader: ([UnsafeBufferPointer<UInt8>]) -> Bool
  ) -> Int? {
    var scanner = scanner
    var (below, starts, decoded): ([[Content]], [Int], [UInt8]) = ([], [], [])
    var empty = 0
    while below.count < mostRows, empty <= mostEmptyRows {
      var cells: [Cell] = []
      starts.append(scanner.position)
      decoded.removeAll(keepingCapacity: true)
      switch scanner.next(into: &cells, decoded: &decoded) {
      case .record:
        let isRepeated = decoded.withUnsafeBufferPointer { decoded in
          let texts = cells.map { $0.text(bytes, decoded) }
          below.append(texts.map(content))
          return isHeader(texts)
        }
        if isRepeated { return nil }
        // Some programs write an empty line as an empty field in quotes.
        if cells.allSatisfy({ $0.length == 0 }) {
          below.removeLast()
          starts.removeLast()
          empty += 1
        }
      case .blank: starts.removeLast()
      default: return header(above, below).map { starts[$0] }
      }
    }
    return header(above, below).map { starts[$0] }
  }
}

extension Cell {
  /// The text of a cell, from the input or from the decoded texts.
  func text(
    _ bytes: UnsafeBufferPointer<UInt8>, _ decoded: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    if length == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: (isDecoded ? decoded : bytes)[offset..<(offset + length)])
  }
}

extension CellGrid {
  /// The texts of a row. Valid only during `body`.
  private func withRow<R>(_ row: Int, _ body: ([UnsafeBufferPointer<UInt8>]) -> R) -> R {
    let width = names.count
    return bytes.withUnsafeBufferPointer { bytes in
      decoded.withUnsafeBufferPointer { decoded in
        body(cells[(row * width)..<((row + 1) * width)].map { $0.text(bytes, decoded) })
      }
    }
  }

  private func contents(ofRow row: Int) -> [TableBoundary.Content] {
    withRow(row) { $0.map(TableBoundary.content) }
  }

  /// Whether the rows have the same texts, not all empty.
  private func isEqual(_ row: Int, _ other: Int) -> Bool {
    withRow(row) { first in
      withRow(other) { second in
        first.contains { !$0.isEmpty } && zip(first, second).allSatisfy { $0.elementsEqual($1) }
      }
    }
  }

  /// Removes the rows of a second table of a sheet, or the few rows of another table above it.
  mutating func removeOtherTables() {
    let all = rowCount
    defer {
      if rowCount < all {
        removeEmptyColumns()
        names = names.indices.map { "column \($0 + 1)" }
      }
    }
    let above = rowsAbove(mayBePreamble: true)
    guard above > 0 else { return }
    notes.append(TableBoundary.note(above: rowNumber(above)))
    let skipped = blanks.reduce(above) { $0 + ($1.row <= above ? $1.count : 0) }
    cells.removeFirst(above * names.count)
    rowCount -= above
    // Removed rows count like empty rows above the header.
    blanks = [(0, skipped)] + blanks.compactMap { $0.row > above ? ($0.row - above, $0.count) : nil }
    _ = rowsAbove(mayBePreamble: false)
  }

  /// Removes the rows below the second table's start, unless the first table is only a preamble of the second one.
  ///
  /// - Parameter mayBePreamble: Whether the first table may be such a preamble.
  /// - Returns: The number of rows in the preamble, which are not removed; otherwise 0.
  private mutating func rowsAbove(mayBePreamble: Bool) -> Int {
    for (row, _) in blanks where row > 1 && row < rowCount {
      let rows = row..<min(row + TableBoundary.mostRows, rowCount)
      guard let header = TableBoundary.header(contents(ofRow: row - 1), rows.map(contents)),
        !isEqual(row + header, 0)
      else { continue }
      if mayBePreamble, TableBoundary.isPreamble(row, of: rowCount - row, rows: row) { return row }
      let number = rowNumber(row + header)
      notes.append(TableBoundary.note(below: number) + "; --skip \(number - 1) reads it")
      cut(at: row)
      return 0
    }
    return 0
  }
}
