import OpenChartsChartModel
import OpenChartsDisplayList

extension StackedMarks {
  /// Returns the marks with a style for each row.
  ///
  /// - Parameter isLarge: Whether marks are drawn in one batch per style instead of row by row.
  func styled(by scales: StyleScales, isLarge: Bool) -> StyledMarks {
    let looks = tables.map {
      $0.table.looks(by: scales, isFilled: $0.table.kind.trait.isFilled, manyRows: isLarge)
    }
    return StyledMarks(marks: tables, circle: circle, scales: scales, looks: looks)
  }
}
