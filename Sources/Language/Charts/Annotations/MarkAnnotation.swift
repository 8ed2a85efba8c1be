import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// The settings of an annotation modifier, before they are applied to a mark.
struct MarkAnnotation {
  var position: ContentPosition
  var alignment: ContentAlignment
  var spacing: Double?
  var overflowX: OverflowStrategy
  var overflowY: OverflowStrategy
  var content: @Sendable (Size) -> any MeasuredContent

  func placed(on row: Int) -> RowAnnotation {
    RowAnnotation(
      row: row, position: position, alignment: alignment, spacing: spacing, overflowX: overflowX,
      overflowY: overflowY, content: content)
  }
}
