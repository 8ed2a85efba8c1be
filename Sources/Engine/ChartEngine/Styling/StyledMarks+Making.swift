import ChartModel
import DisplayList

extension StackedMarks {
  /// The marks with a look for each row.
  ///
  /// - Parameter isLarge: Whether marks are drawn by look rather than row by row.
  func styled(by scales: StyleScales, isLarge: Bool) -> StyledMarks {
    let looks = tables.map {
      $0.table.looks(by: scales, isFilled: $0.table.kind.trait.isFilled, manyRows: isLarge)
    }
    return StyledMarks(marks: tables, circle: circle, scales: scales, looks: looks)
  }
}
