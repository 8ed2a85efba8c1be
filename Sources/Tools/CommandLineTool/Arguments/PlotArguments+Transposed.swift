extension PlotArguments {
  /// Exchanges x and y if `--x` was given several times, so that the planner handles several columns on y only.
  ///
  /// - Throws: ``UsageError`` unless the names of the bars are in one `--y`.
  mutating func turnSeveralX() throws(UsageError) {
    guard !otherX.isEmpty, let first = x else { return }
    guard y.count == 1, z == nil, xEnd == nil, yEnd == nil, mark == nil || mark == .bar, summary == nil else {
      throw UsageError(
        "--x is given \(otherX.count + 1) times; several --x are the lengths of bars, with their names in one --y"
      )
    }
    (x, y, otherX, isTransposed) = (y[0], [first] + otherX, [], true)
    mark = .bar
  }
}
