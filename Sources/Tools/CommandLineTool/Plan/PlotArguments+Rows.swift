import Tables

extension PlotArguments {
  /// - Throws: An error if the table has no rows, or if no row matches the filter.
  func requireRows(_ table: Table) throws {
    guard table.rowCount == 0 else { return }
    if let filter {
      throw PlanError("\(table.file): no row matches --where \(ShellWord.quoted(filter.text))")
    }
    throw TableError(file: table.file, .empty)
  }
}
