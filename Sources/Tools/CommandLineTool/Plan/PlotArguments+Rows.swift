import OpenChartsTables

extension PlotArguments {
  /// Whether the tool chooses the columns of the chart, because no option names one.
  var choosesColumns: Bool {
    !isInSpace && x == nil && y.isEmpty && color == nil && size == nil && symbol == nil && series == nil
      && mark != .sector && summary == nil
  }

  /// - Throws: An error if the table has no rows, or if no row matches the filter.
  func requireRows(_ table: Table) throws {
    guard table.rowCount == 0 else { return }
    if let filter {
      throw PlanError("\(table.file): no row matches --where \(ShellWord.quoted(filter.text))")
    }
    throw TableError(file: table.file, .empty)
  }
}
