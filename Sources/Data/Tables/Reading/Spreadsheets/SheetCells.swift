/// The cells of a sheet in the order of its rows, gaps left out.
struct SheetCells {
  private var rows: [Int32] = []
  private var columns: [Int32] = []
  private var cells: [Cell] = []
  /// Texts that do not stand in the sheet as they are.
  var decoded: [UInt8] = []

  /// The widest sheets that spreadsheet programs write.
  static let mostColumns = 16_384
  /// The longest, too.
  static let mostRows = 1 << 20

  /// Cells without text are gaps.
  mutating func add(_ cell: Cell, row: Int, column: Int) throws(SpreadsheetProblem) {
    guard cell.length > 0 else { return }
    guard row >= 0, row < Self.mostRows, column >= 0, column < Self.mostColumns else {
      throw SpreadsheetProblem("it has a cell beyond row \(Self.mostRows) or column \(Self.mostColumns)")
    }
    guard row >= Int(rows.last ?? 0) else { throw SpreadsheetProblem("its rows are in no order") }
    guard cell.length < Cell.longest else { throw SpreadsheetProblem("a text in it is longer than 64 MB") }
    rows.append(Int32(row))
    columns.append(Int32(column))
    cells.append(cell)
  }

  /// A text whose bytes have been appended to ``decoded`` from a place on, without the spaces around it.
  func decodedCell(from start: Int) -> Cell {
    Self.trimmed(decoded.span, start..<decoded.count, isDecoded: true)
  }

  static func trimmed(_ bytes: Span<UInt8>, _ range: Range<Int>, isDecoded: Bool) -> Cell {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return Cell(offset: start, length: end - start, isQuoted: false, isDecoded: isDecoded)
  }

  /// The table: rows and columns with anything in them.
  func grid(file: String, bytes: [UInt8], hasHeader: Bool?) throws(SpreadsheetProblem) -> CellGrid {
    var grid = CellGrid(file: file, bytes: bytes)
    grid.decoded = decoded
    var places = [Int32](repeating: -1, count: Int(columns.max() ?? -1) + 1)
    for column in columns { places[Int(column)] = 0 }
    var width = 0
    for column in places.indices where places[column] == 0 {
      places[column] = Int32(width)
      width += 1
    }
    var last = -1
    var count = 0
    for row in rows where Int(row) != last {
      if Int(row) > last + 1 { grid.blanks.append((count, Int(row) - last - 1)) }
      last = Int(row)
      count += 1
    }
    // Padding must not need more memory than the file deserves.
    guard width * count <= max(1 << 22, cells.count * 16) else {
      throw SpreadsheetProblem("its cells are too scattered to be a table")
    }
    var all = [Cell](repeating: .missing, count: width * count)
    (last, count) = (-1, -1)
    for index in cells.indices {
      if Int(rows[index]) != last {
        last = Int(rows[index])
        count += 1
      }
      all[count * width + Int(places[Int(columns[index])])] = cells[index]
    }
    grid.cells = all
    grid.rowCount = count + 1
    grid.names = (0..<width).map { "column \($0 + 1)" }
    CSVReader.takeHeader(&grid, hasHeader: hasHeader)
    return grid
  }
}
