import OpenChartsChartModel
import OpenChartsDisplayList

extension StackedMarks {
  /// Returns the marks with a style for each row.
  ///
  /// - Parameter isLarge: Whether marks are drawn in one batch per style instead of row by row.
  func styled(by scales: StyleScales, isLarge: Bool) -> StyledMarks {
    let markStyles = tables.map {
      $0.table.markStyles(by: scales, isFilled: $0.table.kind.trait.isFilled, manyRows: isLarge)
    }
    return StyledMarks(marks: tables, circle: circle, scales: scales, markStyles: markStyles)
  }
}
