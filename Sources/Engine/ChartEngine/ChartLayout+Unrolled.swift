import OpenChartsChartModel
import OpenChartsDisplayList

extension ChartLayout {
  /// The request and the size that draw a scrollable chart at its full length.
  ///
  /// - Parameters:
  ///   - request: The request of this layout.
  ///   - size: The proposed size.
  ///   - zoom: The zoom factor: 2 shows half of the visible domain; less than 1 is for narrower pages.
  /// - Returns: The request and its size; `nil` if the chart shows its whole axes.
  package func unrolled(_ request: ChartRequest, in size: Size, zoom: Double) -> (ChartRequest, Size)? {
    guard let scrolling = list.charts.first?.scrolling else { return nil }
    var (request, size) = (request.sanitised, size.sanitised)
    // Text has the same size as in the visible part.
    request.environment.labelFont = labelFont ?? request.environment.labelFont
    request.marks = request.marks.map(\.materialized)
    if scrolling.x.scrolls {
      request.scales.x.window?.isUnrolled = true
      request.scales.x.window?.zoom = zoom
      size.width += plotFrame.width * max(scrolling.x.factor * zoom - 1, -0.8)
    }
    if scrolling.y.scrolls {
      request.scales.y.window?.isUnrolled = true
      request.scales.y.window?.zoom = zoom
      size.height += plotFrame.height * max(scrolling.y.factor * zoom - 1, -0.8)
    }
    return (request, size)
  }
}
