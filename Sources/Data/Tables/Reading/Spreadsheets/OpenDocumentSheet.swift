/// Sheets of an OpenDocument spreadsheet (ISO/IEC 26300): one file of XML with all of them.
enum OpenDocumentSheet {
  static func names(in content: [UInt8]) throws(SpreadsheetProblem) -> [String] {
    var names: [String] = []
    try XMLScanner.read(content) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      while true {
        switch try tags.next() {
        case .end: return
        case .open where tags.isNamed("table"): names.append(tags.string("name") ?? "")
        default: continue
        }
      }
    }
    return names
  }

  static func grid(
    _ index: Int, in content: [UInt8], file: String, hasHeader: Bool?
  ) throws(SpreadsheetProblem) -> CellGrid {
    var cells = SheetCells()
    try XMLScanner.read(content) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      var table = -1
      var (row, column) = (0, 0)
      var repeats = 1
      var found: [(column: Int, cell: Cell)] = []
      while true {
        switch try tags.next() {
        case .end: return
        case .open where tags.isNamed("table"): table += 1
        case .close where tags.isNamed("table") && table == index: return
        case _ where table != index: continue
        case .open where tags.isNamed("table-row"):
          repeats = max(1, tags.number("number-rows-repeated") ?? 1)
          (column, found) = (0, [])
        case .close where tags.isNamed("table-row"):
          // Empty rows and cells stand there once, for as many as a sheet can have.
          for copy in 0..<(found.isEmpty ? 0 : repeats) {
            for (column, cell) in found { try cells.add(cell, row: row + copy, column: column) }
          }
          row += min(repeats, SheetCells.mostRows)
        case .open where tags.isNamed("table-cell") || tags.isNamed("covered-table-cell"):
          let times = max(1, tags.number("number-columns-repeated") ?? 1)
          let cell = try cell(&tags, &cells)
          if cell.length > 0 {
            guard column + times <= SheetCells.mostColumns else {
              throw SpreadsheetProblem("it has more than \(SheetCells.mostColumns) columns")
            }
            for copy in 0..<times { found.append((column + copy, cell)) }
          }
          column += min(times, SheetCells.mostColumns)
        default: continue
        }
      }
    }
    return try cells.grid(file: file, bytes: content, hasHeader: hasHeader)
  }

  /// The cell whose tag was opened last, up to its end.
  private static func cell(
    _ tags: inout XMLScanner, _ cells: inout SheetCells
  ) throws(SpreadsheetProblem) -> Cell {
    let start = cells.decoded.count
    let isError = tags.string("calcext:value-type") == "error"
    let value = tags.attribute("value") ?? tags.attribute("date-value") ?? tags.attribute("boolean-value")
    if let value, !isError { XMLScanner.append(value, to: &cells.decoded) }
    var isInText = false
    // What is noted at a cell is no part of it.
    var noteDepth = 0
    while true {
      switch try tags.next() {
      case .end: throw SpreadsheetProblem("a sheet in it ends in a cell")
      case .open:
        if tags.isNamed("annotation") { noteDepth += 1 }
        if tags.isNamed("p") {
          if value == nil, noteDepth == 0, cells.decoded.count > start { cells.decoded.append(0x20) }
          isInText = true
        }
      case .close:
        if tags.isNamed("table-cell") || tags.isNamed("covered-table-cell") {
          return isError ? .missing : cells.decodedCell(from: start)
        }
        if tags.isNamed("annotation") { noteDepth -= 1 }
        if tags.isNamed("p") { isInText = false }
      case .text where isInText && value == nil && noteDepth == 0 && !isError:
        XMLScanner.append(
          UnsafeBufferPointer(start: tags.base + tags.text.lowerBound, count: tags.text.count),
          to: &cells.decoded)
      case .text: continue
      }
    }
  }
}
