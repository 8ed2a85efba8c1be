/// Spreadsheets to cells: `.xlsx` as Excel and others write it, and `.ods` as LibreOffice does.
enum Spreadsheet {
  static func read(_ bytes: [UInt8], file: String, options: TableOptions) throws(TableError) -> CellGrid {
    guard var archive = ZipArchive(bytes) else { throw TableError(file: file, .spreadsheet) }
    do throws(SpreadsheetProblem) {
      if let book = try ExcelBook(&archive) {
        let index = try chosen(among: book.sheets.map(\.name), options.table)
        return try book.grid(index, of: &archive, file: file, hasHeader: options.hasHeader)
      }
      if let content = try archive.file("content.xml") {
        let index = try chosen(among: try OpenDocumentSheet.names(in: content), options.table)
        return try OpenDocumentSheet.grid(index, in: content, file: file, hasHeader: options.hasHeader)
      }
    } catch {
      throw TableError(file: file, error.problem)
    }
    throw TableError(file: file, .spreadsheet)
  }

  /// The sheet that is meant: by its name, in any case where no other has it as it stands; the only one where none is
  /// named.
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
