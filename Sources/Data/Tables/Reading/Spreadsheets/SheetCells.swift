import OpenChartsLimits

/// The non-empty cells of a sheet, in row order.
struct SheetCells {
  /// The rows that have cells: the zero-based row number, and the index of the first cell.
  var rows: [(number: Int32, start: Int32)] = []
  var columns: [UInt16] = []
  var cells: [Cell] = []
  private(set) var texts: [UInt8] = []
  private let budget: SpreadsheetBudget
  /// The bytes of the texts of all cells. Cells can share a text.
  private var cellTextBytes = 0
  /// The bytes of the texts in the last row.
  private var rowTextBytes = 0

  /// The maximum number of columns in spreadsheet programs.
  static let mostColumns = Limits.tableColumns.value
  /// The maximum number of rows in spreadsheet programs.
  static let mostRows = 1 << 20

  /// The maximum size of a cell in bytes. Spreadsheet programs write at most 32,767 characters.
  private static let longestText = 1 << 20

  init(budget: SpreadsheetBudget) { self.budget = budget }

  // MARK: - Texts

  /// The index at which the next text starts.
  var textEnd: Int { texts.count }

  /// Appends to the text of the current cell.
  ///
  /// - Parameter isPlain: Whether an ampersand is literal, not the start of an escape.
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, isPlain: Bool = false
  ) throws(SpreadsheetProblem) {
    // An escape is never shorter than the text that it encodes.
    guard bytes.count <= budget.textBytes - texts.count else {
      throw SpreadsheetProblem(
        "its texts are longer than \(budget.textBytes >> 20) MiB, the limit for a file of its size;"
          + " save the sheet as CSV")
    }
    if isPlain {
      texts.append(contentsOf: bytes)
    } else {
      XMLScanner.append(bytes, to: &texts)
    }
  }

  mutating func append(_ text: String) throws(SpreadsheetProblem) {
    let result: Result<Void, SpreadsheetProblem> = Array(text.utf8).withUnsafeBufferPointer { bytes in
      do throws(SpreadsheetProblem) { return .success(try append(bytes, isPlain: true)) } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// The text from an index to the end, without surrounding spaces.
  func cell(from start: Int) -> Cell {
    var (start, end) = (start, texts.count)
    while start < end, texts[start] <= 0x20 { start += 1 }
    while end > start, texts[end - 1] <= 0x20 { end -= 1 }
    return Cell(offset: start, length: end - start, isQuoted: false, isDecoded: true)
  }

  // MARK: - Cells

  /// Throws if the budget does not allow `count` further cells.
  func reserve(_ count: Int) throws(SpreadsheetProblem) {
    guard count <= budget.cells - cells.count else {
      throw SpreadsheetProblem(
        "it has more than \(budget.cells) filled cells, repeats counted, the limit for a file of its size;"
          + " save the sheet as CSV")
    }
  }

  /// Adds a cell. A cell without text is ignored.
  mutating func add(_ cell: Cell, row: Int, column: Int) throws(SpreadsheetProblem) {
    guard cell.length > 0 else { return }
    guard (0..<Self.mostRows).contains(row), (0..<Self.mostColumns).contains(column) else {
      throw SpreadsheetProblem("it has a cell beyond row \(Self.mostRows) or column \(Self.mostColumns)")
    }
    let last = Int(rows.last?.number ?? -1)
    guard row >= last else { throw SpreadsheetProblem("its rows are in no order") }
    guard cell.length <= Self.longestText else {
      throw SpreadsheetProblem("a text in it is longer than 1 MiB")
    }
    try reserve(1)
    cellTextBytes += cell.length
    guard cellTextBytes <= Limits.cellTextBytes.value else {
      throw SpreadsheetProblem(
        "the texts of its cells are longer than \(Limits.cellTextBytes.value >> 20) MiB, repeats counted;"
          + " save the sheet as CSV")
    }
    rowTextBytes = (row > last ? 0 : rowTextBytes) + cell.length
    guard rowTextBytes <= Limits.rowTextBytes.value else {
      throw SpreadsheetProblem(
        "the texts of its row \(row + 1) are longer than \(Limits.rowTextBytes.text), repeats counted")
    }
    if row > last { rows.append((Int32(row), Int32(cells.count))) }
    columns.append(UInt16(column))
    cells.append(cell)
  }

  /// The cells below the first `count` rows of the sheet.
  private func below(_ count: Int) -> SheetCells {
    guard let first = rows.firstIndex(where: { $0.number >= count }) else {
      return SheetCells(budget: budget)
    }
    var result = self
    let start = rows[first].start
    result.rows = rows[first...].map { (number: $0.number, start: $0.start - start) }
    result.columns.removeFirst(Int(start))
    result.cells.removeFirst(Int(start))
    return result
  }

  /// The table of the rows and columns that are not empty.
  ///
  /// - Parameter skipped: The number of rows of the sheet above the header; `nil` to detect titles.
  func grid(
    file: String, hasHeader: Bool?, below skipped: Int? = nil
  ) throws(SpreadsheetProblem) -> CellGrid {
    if let skipped, skipped > 0 {
      return try below(skipped).grid(file: file, hasHeader: hasHeader, below: 0)
    }
    if let column = columnBeside() {
      var grid = try cells(before: column).grid(file: file, hasHeader: hasHeader, below: skipped)
      grid.notes.append(
        "the table beside it, from column \(columnLetters(column)), is not read; move it to a sheet to draw it"
      )
      return grid
    }
    var grid = CellGrid(file: file, bytes: [])
    grid.decoded = texts
    var positions = [Int](repeating: -1, count: Int(columns.max() ?? 0) + 1)
    for column in columns { positions[Int(column)] = 0 }
    var width = 0
    for column in positions.indices where positions[column] == 0 {
      positions[column] = width
      width += 1
    }
    // Padding must not need memory out of proportion to the file.
    guard CheckedNumber.product(width, rows.count, upTo: max(1 << 22, cells.count * 4)) != nil else {
      throw SpreadsheetProblem("its cells are too scattered to be a table")
    }
    var all = [Cell](repeating: .missing, count: width * rows.count)
    var last = -1
    for (index, row) in rows.enumerated() {
      let number = Int(row.number)
      if number > last + 1 { grid.blanks.append((index, number - last - 1)) }
      last = number
      let end = index + 1 < rows.count ? Int(rows[index + 1].start) : cells.count
      for cell in Int(row.start)..<end { all[index * width + positions[Int(columns[cell])]] = cells[cell] }
    }
    var titles = 0
    if hasHeader == nil, skipped == nil {
      let filled = rows.indices.prefix(200).map { index in
        (index + 1 < rows.count ? Int(rows[index + 1].start) : cells.count) - Int(rows[index].start)
      }
      titles = TextLayout.titleRows(filled) { row in
        guard row + 1 < rows.count, row < TextLayout.mostGroupRows else { return false }
        let texts = all[(row * width)..<((row + 2) * width)].map { Array(self.texts[$0.bytes]) }
        return HeaderRows.areGroups(Array(texts[..<width]), above: Array(texts[width...]))
      }
    }
    let titlesEnd = titles
    while titles > 0, isName(aboveNumbers: titles - 1, of: all, width, data: titlesEnd) { titles -= 1 }
    if titles > 0 {
      if let cell = all[..<width].first(where: { $0.length > 0 }) {
        grid.title = String(decoding: texts[cell.offset..<(cell.offset + cell.length)], as: UTF8.self)
      }
      all.removeFirst(titles * width)
      grid.notes.append(TextLayout.note(titles))
      // Titles count like blank rows above the header.
      grid.blanks = [(0, titles)] + grid.blanks.map { (max(0, $0.row - titles), $0.count) }
    }
    grid.cells = all
    grid.rowCount = rows.count - titles
    grid.names = (0..<width).map { "column \($0 + 1)" }
    if hasHeader == nil { grid.removeOtherTables() }
    NotesBelow.remove(from: &grid)
    grid.removeEmptyColumns()
    grid.names = grid.names.indices.map { "column \($0 + 1)" }
    CSVReader.takeHeader(&grid, hasHeader: hasHeader)
    return grid
  }

  /// Whether a row above the data has only the name of a column of numbers that is not the first column.
  ///
  /// - Parameters:
  ///   - row: The row above the data.
  ///   - all: The cells of all rows.
  ///   - width: The number of columns.
  ///   - data: The first row of the data.
  private func isName(aboveNumbers row: Int, of all: [Cell], _ width: Int, data: Int) -> Bool {
    let filled = (0..<width).filter { all[row * width + $0].length > 0 }
    guard filled.count == 1, filled[0] > 0, (data + 1) * width <= all.count else { return false }
    func isNumber(_ cell: Cell) -> Bool {
      texts[cell.bytes].withUnsafeBufferPointer { HeaderRows.isNumber($0) }
    }
    let values = all[(data * width)..<((data + 1) * width)]
    return isNumber(values[data * width + filled[0]]) && !isNumber(all[row * width + filled[0]])
      && !values.prefix(filled[0]).contains(where: isNumber)
      && values.prefix(filled[0]).contains { $0.length > 0 }
  }
}
