/// Reads spreadsheets: `.xlsx` (Excel) and `.ods` (LibreOffice).
enum Spreadsheet {
  static let mostSheets = 10_000
  static let hasManySheets = SpreadsheetProblem("it has more than \(mostSheets) sheets")

  static func read(_ bytes: [UInt8], file: String, options: TableOptions) throws(TableError) -> CellGrid {
    let budget = SpreadsheetBudget(fileBytes: bytes.count)
    do throws(SpreadsheetProblem) {
      guard var archive = try ZipArchive(bytes, limit: budget.unpackedBytes) else {
        throw SpreadsheetProblem(.spreadsheet)
      }
      if let book = try ExcelBook(&archive) {
        return try grid(book.sheets, options.table) { index throws(SpreadsheetProblem) in
          // Use a copy of the archive, so that each sheet has the full limit of unpacked bytes.
          var copy = archive
          return try book.grid(index, of: &copy, file: file, options, budget: budget)
        }
      }
      if let content = try archive.file("content.xml") {
        return try grid(try OpenDocumentSheet.sheets(in: content), options.table) {
          index throws(SpreadsheetProblem) in
          try OpenDocumentSheet.cells(index, in: content, budget: budget)
            .grid(file: file, hasHeader: options.hasHeader, below: options.skippedLines)
        }
      }
    } catch {
      throw TableError(file: file, error.problem)
    }
    throw TableError(file: file, .spreadsheet)
  }

  /// A sheet that can have a table.
  struct Sheet {
    var name: String
    var path = ""
    var isHidden = false
  }

  /// The maximum number of sheets that are tried, so that a file with many empty sheets costs no more than one with a
  /// few full sheets.
  private static let mostTried = 16

  /// Words in the names of sheets that describe the other sheets.
  private static let frontWords: Set = [
    "cover", "contents", "content", "toc", "notes", "note", "readme", "read", "me", "info", "information",
    "about", "index",
    "metadata", "title", "table", "of", "and", "sheet", "page", "deckblatt", "titelblatt", "inhalt",
    "inhaltsverzeichnis",
    "impressum", "hinweise", "erläuterungen", "vorbemerkungen", "sommaire", "notas", "índice", "indice",
    "portada",
    "copertina",
  ]

  /// Whether a sheet describes the other sheets, such as "Cover_sheet" and "Table of contents". Such a sheet can
  /// contain numbers, for example the numbers of the other sheets.
  private static func isFront(_ sheet: Sheet) -> Bool {
    let words = nameWords(sheet.name)
    return words.allSatisfy(frontWords.contains) && !words.isEmpty && words != ["table"] && words != ["sheet"]
  }

  /// The table of the requested sheet. If no sheet was requested, the table of the first visible sheet with numbers in
  /// several columns, or else of the first sheet with rows. Sheets that describe other sheets are tried last.
  private static func grid(
    _ sheets: [Sheet], _ wanted: String?, _ read: (Int) throws(SpreadsheetProblem) -> CellGrid
  ) throws(SpreadsheetProblem) -> CellGrid {
    if let wanted { return try read(try index(of: wanted, among: sheets.map(\.name))) }
    guard !sheets.isEmpty else { throw SpreadsheetProblem("it has no sheet") }
    if sheets.count == 1 { return try read(0) }
    let visible = sheets.indices.filter { !sheets[$0].isHidden }
    let candidates = visible.isEmpty ? Array(sheets.indices) : visible
    var second: (index: Int, grid: CellGrid)?
    let ordered = candidates.filter { !isFront(sheets[$0]) } + candidates.filter { isFront(sheets[$0]) }
    for index in ordered.prefix(mostTried) {
      let grid = try read(index)
      if grid.isTable { return noting(index, grid, sheets, candidates) }
      if grid.rowCount > 0, second == nil { second = (index, grid) }
    }
    guard let second else { throw SpreadsheetProblem(.empty) }
    return noting(second.index, second.grid, sheets, candidates)
  }

  /// Adds a note with the name of the sheet that is read and the names of the other visible sheets.
  private static func noting(
    _ index: Int, _ grid: CellGrid, _ sheets: [Sheet], _ candidates: [Int]
  ) -> CellGrid {
    let others = candidates.filter { $0 != index }.map { sheets[$0].name }
    guard !others.isEmpty else { return grid }
    var grid = grid
    grid.notes.insert(TableChoice.note(sheets[index].name, others: others), at: 0)
    return grid
  }

  /// The index of a sheet: by exact name, otherwise ignoring case.
  private static func index(of wanted: String, among names: [String]) throws(SpreadsheetProblem) -> Int {
    if let index = names.firstIndex(of: wanted)
      ?? names.firstIndex(where: { $0.lowercased() == wanted.lowercased() })
    {
      return index
    }
    throw SpreadsheetProblem(.noTable(wanted, near: nearestName(to: wanted, among: names)))
  }
}

extension CellGrid {
  /// Whether a sheet has rows with numbers in several columns, not only text about other sheets.
  fileprivate var isTable: Bool {
    guard rowCount > 0, names.count > 1 else { return false }
    return names.indices.contains { column in
      withColumn(column) { text in
        let rows = 0..<min(text.count, 100)
        let filled = rows.count { !MissingText.matchesAmongValues(text[$0]) }
        // A column counts as numeric if at least half of its values are numbers.
        return filled > 0 && rows.count { HeaderRows.isNumber(text[$0]) } * 2 >= filled
      }
    }
  }
}
