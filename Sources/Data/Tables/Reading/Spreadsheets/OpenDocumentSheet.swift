/// The sheets of an OpenDocument spreadsheet (ISO/IEC 26300), which are all in one XML file.
enum OpenDocumentSheet {
  static func sheets(in content: [UInt8]) throws(SpreadsheetProblem) -> [Spreadsheet.Sheet] {
    var sheets: [Spreadsheet.Sheet] = []
    try XMLScanner.read(content) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      var style = ""
      // The styles of tables that are not displayed come before the tables.
      var hidden: Set<String> = []
      while true {
        switch try tags.next() {
        case .end: return
        case .open where tags.isNamed("style"): style = tags.string("name") ?? ""
        case .open where tags.isNamed("table-properties"):
          guard tags.string("display") == "false" else { continue }
          hidden.insert(style)
        case .open where tags.isNamed("table"):
          guard sheets.count < Spreadsheet.mostSheets else { throw Spreadsheet.hasManySheets }
          let isHidden = tags.string("style-name").map { hidden.contains($0) } ?? false
          sheets.append(Spreadsheet.Sheet(name: tags.string("name") ?? "", isHidden: isHidden))
        default: continue
        }
      }
    }
    return sheets
  }

  static func cells(
    _ index: Int, in content: [UInt8], budget: SpreadsheetBudget
  ) throws(SpreadsheetProblem) -> SheetCells {
    var cells = SheetCells(budget: budget)
    try XMLScanner.read(content) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      var table = -1
      var (row, column) = (0, 0)
      var repeats = 1
      var rowCells: [(column: Int, cell: Cell)] = []
      while true {
        switch try tags.next() {
        case .end: return
        case .open where tags.isNamed("table"): table += 1
        case .close where tags.isNamed("table") && table == index: return
        case _ where table != index: continue
        case .open where tags.isNamed("table-row"):
          repeats = try tags.number("number-rows-repeated", in: 1...Int.max) ?? 1
          (column, rowCells) = (0, [])
        case .close where tags.isNamed("table-row"):
          try add(rowCells, from: row, repeats: repeats, to: &cells)
          row = end(of: row, repeats, limit: SheetCells.mostRows)
          rowCells = []
        case .open where tags.isNamed("table-cell") || tags.isNamed("covered-table-cell"):
          let times = try tags.number("number-columns-repeated", in: 1...Int.max) ?? 1
          let cell = try cell(&tags, &cells)
          if cell.length > 0 {
            guard times <= SheetCells.mostColumns - column else {
              throw SpreadsheetProblem("it has more than \(SheetCells.mostColumns) columns")
            }
            for copy in 0..<times { rowCells.append((column + copy, cell)) }
          }
          column = end(of: column, times, limit: SheetCells.mostColumns)
        default: continue
        }
      }
    }
    return cells
  }

  /// The position after a repeated row or cell, at most `limit`, because empty rows and cells can be repeated beyond
  /// the end of the sheet.
  private static func end(of position: Int, _ repeats: Int, limit: Int) -> Int {
    repeats < limit - position ? position + repeats : limit
  }

  private static func add(
    _ row: [(column: Int, cell: Cell)], from start: Int, repeats: Int, to cells: inout SheetCells
  ) throws(SpreadsheetProblem) {
    guard !row.isEmpty else { return }
    guard repeats <= SheetCells.mostRows - start else {
      throw SpreadsheetProblem("it has more than \(SheetCells.mostRows) rows")
    }
    try cells.reserve(row.count * repeats)
    for copy in 0..<repeats {
      for (column, cell) in row { try cells.add(cell, row: start + copy, column: column) }
    }
  }

  /// Reads the rest of a cell after its opening tag.
  private static func cell(
    _ tags: inout XMLScanner, _ cells: inout SheetCells
  ) throws(SpreadsheetProblem) -> Cell {
    let start = cells.textEnd
    let isError = tags.string("calcext:value-type") == "error"
    let value = tags.attribute("value") ?? tags.attribute("date-value") ?? tags.attribute("boolean-value")
    if let value, !isError { try cells.append(value) }
    var isInText = false
    // A comment on a cell is not part of its text.
    var noteDepth = 0
    while true {
      switch try tags.next() {
      case .end: throw SpreadsheetProblem("a sheet in it ends in a cell")
      case .open:
        if tags.isNamed("annotation") { noteDepth += 1 }
        if tags.isNamed("p") {
          if value == nil, noteDepth == 0, cells.textEnd > start { try cells.append(" ") }
          isInText = true
        }
      case .close:
        if tags.isNamed("table-cell") || tags.isNamed("covered-table-cell") {
          return isError ? .missing : cells.cell(from: start)
        }
        if tags.isNamed("annotation") { noteDepth -= 1 }
        if tags.isNamed("p") { isInText = false }
      case .text where isInText && value == nil && noteDepth == 0 && !isError:
        try cells.append(
          UnsafeBufferPointer(start: tags.base + tags.text.lowerBound, count: tags.text.count))
      case .text: continue
      }
    }
  }
}
