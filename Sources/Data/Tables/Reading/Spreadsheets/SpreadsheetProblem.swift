/// The reason why a spreadsheet cannot be read.
package struct SpreadsheetProblem: Error {
  var problem: TableError.Problem

  init(_ problem: TableError.Problem) { self.problem = problem }

  /// - Parameter text: The end of a sentence whose subject is the file.
  init(_ text: String) { problem = .unreadableSheet(text) }
}
