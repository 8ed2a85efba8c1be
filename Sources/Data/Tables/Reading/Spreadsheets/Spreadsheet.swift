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
        let index = try chosen(among: book.sheets.map(\.name), options.table)
        return try book.grid(index, of: &archive, file: file, hasHeader: options.hasHeader, budget: budget)
      }
      if let cells = try openDocument(&archive, options.table, budget) {
        return try cells.grid(file: file, hasHeader: options.hasHeader)
      }
    } catch {
      throw TableError(file: file, error.problem)
    }
    throw TableError(file: file, .spreadsheet)
  }

  /// Reads an OpenDocument sheet; `nil` if the archive is something else. A separate call, so that the unpacked sheet
  /// is freed.
  private static func openDocument(
    _ archive: inout ZipArchive, _ table: String?, _ budget: SpreadsheetBudget
  ) throws(SpreadsheetProblem) -> SheetCells? {
    guard let content = try archive.file("content.xml") else { return nil }
    let index = try chosen(among: try OpenDocumentSheet.names(in: content), table)
    return try OpenDocumentSheet.cells(index, in: content, budget: budget)
  }

  /// The index of the requested sheet: by exact name, otherwise ignoring case. If none is requested, the only sheet.
  private static func chosen(among names: [String], _ wanted: String?) throws(SpreadsheetProblem) -> Int {
    guard let wanted else {
      if names.count == 1 { return 0 }
      throw SpreadsheetProblem(names.isEmpty ? .empty : .whichTable(names))
    }
    if let index = names.firstIndex(of: wanted)
      ?? names.firstIndex(where: { $0.lowercased() == wanted.lowercased() })
    {
      return index
    }
    throw SpreadsheetProblem(.noTable(wanted, near: nearestName(to: wanted, among: names)))
  }
}
