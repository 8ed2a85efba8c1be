import OpenChartsLimits

/// Splits delimited text into cells.
enum CSVReader {
  /// - Parameter lines: The number of lines above `start`, if another table is above it; otherwise 0.
  static func read(
    _ bytes: [UInt8], from start: Int, file: String, options: TableOptions, below lines: Int = 0
  ) throws(TableError) -> CellGrid {
    var laidOut = bytes
    let layout = TextLayout(&laidOut, from: start, options: options)
    var grid = CellGrid(file: file, bytes: laidOut)
    grid.prefersDecimalComma = layout.delimiter == UInt8(ascii: ";")
    (grid.notes, grid.title) = (layout.notes, layout.title)
    var reading = Reading()
    let plain = grid
    var problem = fill(&grid, layout, &reading)
    if problem != nil || !reading.isWellFormed, let escaped = escapedGrid(plain, layout) {
      (grid, reading, problem) = (escaped, Reading(), nil)
    }
    if let problem {
      throw TableError(file: file, row: problem.row + layout.skippedLines + lines, problem.problem)
    }
    if let next = reading.next {
      let above = layout.skippedLines + TextLayout.lineCount(laidOut, layout.start..<next)
      let rest = laidOut.count - next
      if lines == 0, TableBoundary.isPreamble(next - layout.start, of: rest, rows: grid.rowCount) {
        var position = start
        for _ in 0..<above { position = TextLayout.next(bytes, TextLayout.lineEnd(bytes, position)) }
        var below = try read(bytes, from: position, file: file, options: options, below: above)
        below.notes.insert(TableBoundary.note(above: above + 1), at: 0)
        return below
      }
      grid.notes.append(
        TableBoundary.note(below: above + lines + 1) + "; --skip \(above + lines) reads it")
    }
    grid.firstRow = 1 + layout.skippedLines + lines
    takeHeader(&grid, hasHeader: layout.hasHeader) { offset in
      let line = TextLayout.lineStart(laidOut, offset)
      return layout.skippedLines + lines
        + TextLayout.lineCount(laidOut, layout.start..<max(line, layout.start))
    }
    grid.noteShortRows()
    return grid
  }

  /// The results of reading a table's records, besides its cells.
  private struct Reading {
    /// The byte offset at which another table begins below this one.
    var next: Int?
    /// Whether no record has too many fields, and no field has text after its closing quote.
    var isWellFormed = true
  }

  /// The table read again with backslashes as escapes of quotes. Used only if this makes every record well-formed,
  /// because doubled quotes are the standard.
  private static func escapedGrid(_ grid: CellGrid, _ layout: TextLayout) -> CellGrid? {
    let hasEscapes = zip(grid.bytes, grid.bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "\\") && $1 == 0x22
    }
    guard hasEscapes else { return nil }
    var (grid, layout, reading) = (grid, layout, Reading())
    layout.escapesQuotes = true
    guard fill(&grid, layout, &reading) == nil, reading.isWellFormed, reading.next == nil else { return nil }
    grid.notes.append("backslashes before quotes in quoted fields are read as escapes")
    return grid
  }

  /// Reads all records of a table. The first one determines the number of columns.
  private static func fill(
    _ grid: inout CellGrid, _ layout: TextLayout, _ reading: inout Reading
  ) -> (row: Int, problem: TableError.Problem)? {
    let delimiter = layout.delimiter
    var cells: [Cell] = []
    var decoded: [UInt8] = []
    var rows = 0
    var columns = 0
    var long: (row: Int, problem: TableError.Problem)?
    var longRows = 0
    var blanks: [(row: Int, count: Int)] = []
    let problem: (row: Int, problem: TableError.Problem)? = grid.bytes.withUnsafeBufferPointer {
      bytes in
      cells.reserveCapacity(bytes.count / 6)
      var scanner = RecordScanner(bytes, from: layout.start, delimiter: delimiter)
      (scanner.comment, scanner.escapesQuotes) = (layout.comment, layout.escapesQuotes)
      defer { reading.isWellFormed = longRows == 0 && !scanner.hasTextAfterQuote }
      var isBelowSpace = false
      var searches = 0
      // The first cell of the last row that is not empty.
      var filled = 0
      while true {
        let before = cells.count
        if isBelowSpace, rows > 1, layout.hasHeader == nil, searches < Self.mostSearches {
          searches += 1
          let last = cells[filled..<(filled + columns)]
          let position = decoded.withUnsafeBufferPointer { decoded in
            let header = cells[..<columns].map { $0.text(bytes, decoded) }
            return TableBoundary.position(
              from: scanner, in: bytes, above: last.map { TableBoundary.content($0.text(bytes, decoded)) }
            ) { texts in
              texts.count == header.count && zip(texts, header).allSatisfy { $0.elementsEqual($1) }
            }
          }
          if let position {
            reading.next = position
            rows -= (before - filled) / columns - 1
            cells.removeLast(before - filled - columns)
            return longRows * Self.mostLongRows > rows ? long : nil
          }
        }
        isBelowSpace = false
        let outcome = scanner.next(into: &cells, decoded: &decoded)
        let number = { rows + 1 + blanks.reduce(0) { $0 + $1.count } }
        // Counts a skipped row, so that later rows keep their row numbers.
        func skip() {
          if blanks.last?.row == rows {
            blanks[blanks.count - 1].count += 1
          } else {
            blanks.append((rows, 1))
          }
        }
        switch outcome {
        case .end:
          // Omit a few rows with too many fields. If there are many such rows, the delimiter or the quotes were
          // misread.
          return longRows * Self.mostLongRows > rows ? long : nil
        case .unclosedQuote: return (number(), .unclosedQuote)
        case .tooLong: return (number(), .tooLarge)
        case .blank:
          skip()
          isBelowSpace = true
        case .record:
          let fieldCount = cells.count - before
          if rows == 0 { columns = fieldCount }
          // Statistics programs write no name above the row names.
          if rows == 1, fieldCount == columns + 1, columns > 1, layout.hasHeader != false,
            cells[cells.count - 1].length > 0
          {
            cells.insert(.missing, at: 0)
            columns = fieldCount
          }
          // Padding short rows of a wide table must not need memory out of proportion to the input.
          if columns > Limits.tableColumns.value || cells.count > max(1 << 20, bytes.count * 4) {
            return (number(), .tooManyColumns(columns))
          }
          if fieldCount != columns {
            if fieldCount > columns {
              let surplus = cells[(before + columns)...]
              if !surplus.allSatisfy({ $0.length == 0 }) {
                let sign = delimiter == 0x09 ? "a tab" : "\"\(Character(Unicode.Scalar(delimiter)))\""
                if long == nil {
                  long = (number(), .tooManyFields(found: fieldCount, expected: columns, delimiter: sign))
                }
                longRows += 1
                cells.removeLast(fieldCount)
                skip()
                continue
              }
              cells.removeLast(fieldCount - columns)
            } else {
              for _ in fieldCount..<columns { cells.append(.missing) }
            }
          }
          rows += 1
          // Spreadsheet programs write an empty row as delimiters only.
          isBelowSpace = cells.suffix(columns).allSatisfy { $0.length == 0 }
          if !isBelowSpace { filled = cells.count - columns }
        }
      }
    }
    grid.cells = cells
    grid.decoded = decoded
    grid.rowCount = rows
    grid.blanks = blanks
    grid.names = (0..<columns).map { "column \($0 + 1)" }
    if problem == nil {
      NotesBelow.remove(from: &grid)
      grid.removeEmptyRows()
    }
    if let long {
      grid.notes.append(
        "row \(long.row): \(long.problem.text); the row is left out"
          + (longRows > 1 ? ", as \(longRows == 2 ? "is one more" : "are \(longRows - 1) more")" : ""))
    }
    return problem
  }

  /// The maximum number of searches for a second table, because double-spaced tables have an empty line after each row.
  private static let mostSearches = 1000

  /// One row in this many may have too many fields.
  private static let mostLongRows = 20

  /// Removes the rows above the header that hold texts about some columns, and adds a note with their number.
  private static func removeTextsAbove(_ grid: inout CellGrid) {
    let count = HeaderRows.textsAbove(grid)
    guard count > 0 else { return }
    grid.notes.append(
      "rows \(grid.rowNumber(0)) to \(grid.rowNumber(count - 1)) are texts above the header and no rows of data"
    )
    grid.cells.removeFirst(grid.names.count * count)
    grid.rowCount -= count
    grid.firstRow += count
    grid.blanks = grid.blanks.map { (max(0, $0.row - count), $0.count) }
  }

  /// Uses the first row as column names, if `hasHeader` is true, or if it is `nil` and the row looks like a header.
  ///
  /// - Parameter linesAbove: Returns the number of lines above the line of an offset; `nil` if each row is a line.
  static func takeHeader(
    _ grid: inout CellGrid, hasHeader: Bool?, linesAbove: ((Int) -> Int)? = nil
  ) {
    guard grid.rowCount > 0 else { return }
    if hasHeader == nil { removeTextsAbove(&grid) }
    let described = hasHeader == nil ? MetadataRows.find(in: grid) : nil
    let rows = hasHeader == false || described != nil ? 1 : HeaderRows.count(grid)
    guard hasHeader ?? (rows > 1 || described != nil || HeaderSniffer.hasHeader(grid)) else {
      if hasHeader == nil { grid.fillKeysDown() }
      return
    }
    let width = grid.names.count
    func name(_ column: Int, _ row: Int) -> String {
      ColumnNames.oneLine(grid.withColumn(column) { decodedName($0[row]).text })
    }
    var names = (0..<width).map { name($0, 0) }
    for row in 1..<max(rows, 1) {
      let below = (0..<width).map { name($0, row) }
      names = zip(HeaderRows.spread(names, below), below).map(HeaderRows.joined)
    }
    if let units = described?.units {
      names = zip(names, (0..<width).map { $0 == 0 ? "" : name($0, units) }).map(HeaderRows.withUnit)
    }
    // Termgraph marks the line of names with "@".
    if let first = names.firstIndex(where: { !$0.isEmpty }), names[first].hasPrefix("@ ") {
      names[first].removeFirst(2)
    }
    grid.isFirstUnnamed = names.first?.isEmpty == true
    grid.names = ColumnNames.unique(names, notes: &grid.notes)
    let header = Array(grid.cells[..<width])
    if let described {
      grid.notes.append(MetadataRows.note(grid.rowNumber(1)...grid.rowNumber(described.count)))
    }
    let removed = rows + (described?.count ?? 0)
    grid.cells.removeFirst(width * removed)
    grid.rowCount -= removed
    grid.firstRow += removed
    grid.blanks = grid.blanks.map { (max(0, $0.row - removed), $0.count) }
    grid.removeRepeatedHeaders(header, linesAbove)
    let isUnnamed = names.map(\.isEmpty)
    // If the number of columns has changed, the columns were removed together with the rows of another table.
    if grid.names.count == width { grid.removeRepeatedRows(isUnnamed, linesAbove) }
    if grid.names.count == width { grid.joinIndentedLabels(isUnnamed) }
    if !isUnnamed[0] || width > 1 && isUnnamed[1] { grid.fillKeysDown() }
    grid.stripLeaders()
    grid.splitJoinedKeys()
    if !isUnnamed[0] { grid.splitYearsFromNames() }
  }
}
