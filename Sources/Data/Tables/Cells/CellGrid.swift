/// The untyped cells that a reader found, row by row. They point into the input.
struct CellGrid {
  var file: String
  var bytes: [UInt8]
  /// Texts that differ from the input, because quotes or escapes were removed.
  var decoded: [UInt8] = []
  var names: [String] = []
  /// The cells in row order, `names.count` per row.
  var cells: [Cell] = []
  var rowCount = 0
  /// The number of the first row for users: 2 below a header, as in a spreadsheet.
  var firstRow = 1
  /// Blank rows of the input. `row` is the number of rows before them that are not blank, `count` the number of blank
  /// rows.
  var blanks: [(row: Int, count: Int)] = []
  /// Whether quoted text is never a number, as in JSON.
  var quotesMeanText = false
  /// Whether to prefer a decimal comma (1,5) to a group separator (1,500) where both are possible.
  var prefersDecimalComma = false
  /// Whether a column proves that points separate groups of thousands in the whole file: 1.591.636.
  var pointsAreGroups = false
  /// Whether numbers have the flags of statistical offices, so that letters after numbers are not units.
  var hasFlags = false
  /// The decimal separator that the user gave.
  var decimal: UInt8?
  /// Whether the first column has a header without a name.
  var isFirstUnnamed = false
  /// The first line above the header, if it is a title.
  var title: String?
  /// The name of the column with the block headings, if the row names repeat in each block.
  var blockColumn: String?
  var notes: [String] = []

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The number of a row as a spreadsheet or an editor shows it.
  func rowNumber(_ row: Int) -> Int {
    firstRow + row + blanks.reduce(0) { $0 + ($1.row <= row ? $1.count : 0) }
  }

  /// Empties the cells that contain one of the texts.
  mutating func clear(_ markers: [String]) {
    let markers = markers.map { Array($0.utf8) }
    for index in cells.indices {
      let cell = cells[index]
      let source = cell.isDecoded ? decoded : bytes
      let text = source[cell.offset..<(cell.offset + cell.length)]
      if markers.contains(where: { $0.elementsEqual(text) }) { cells[index] = .missing }
    }
  }

  func withColumn<R, E: Error>(_ index: Int, _ body: (ColumnText) throws(E) -> R) throws(E) -> R {
    let result: Result<R, E> = bytes.withUnsafeBufferPointer { bytes in
      decoded.withUnsafeBufferPointer { decoded in
        cells.withUnsafeBufferPointer { cells in
          let text = ColumnText(
            bytes: bytes, decoded: decoded, cells: cells, first: index, stride: names.count,
            count: rowCount)
          do throws(E) { return .success(try body(text)) } catch { return .failure(error) }
        }
      }
    }
    return try result.get()
  }
}

/// The texts of one column. Valid only during `CellGrid.withColumn`.
struct ColumnText {
  let bytes: UnsafeBufferPointer<UInt8>
  let decoded: UnsafeBufferPointer<UInt8>
  let cells: UnsafeBufferPointer<Cell>
  let first: Int
  let stride: Int
  let count: Int

  @inline(__always)
  func cell(_ row: Int) -> Cell { cells[first + row * stride] }

  @inline(__always)
  func text(_ cell: Cell) -> UnsafeBufferPointer<UInt8> {
    let length = cell.length
    if length == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    let source = cell.isDecoded ? decoded : bytes
    return UnsafeBufferPointer(start: source.baseAddress! + cell.offset, count: length)
  }

  @inline(__always)
  subscript(row: Int) -> UnsafeBufferPointer<UInt8> { text(cell(row)) }
}
