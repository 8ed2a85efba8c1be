/// Why a spreadsheet cannot be read.
struct SpreadsheetProblem: Error {
  var problem: TableError.Problem

  init(_ problem: TableError.Problem) { self.problem = problem }

  /// - Parameter text: As the end of a sentence about the file.
  init(_ text: String) { problem = .unreadableSheet(text) }
}
