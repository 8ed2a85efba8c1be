import ChartModel
import DisplayList

extension ChartLayout {
  /// What to ask for to have all of a chart that shows a part: the same chart, as long as its axes are.
  ///
  /// - Parameters:
  ///   - request: What this layout was asked for.
  ///   - size: The size that it was offered.
  ///   - zoom: How many times less is in view than asked for; less than one for narrower pages.
  /// - Returns: A request and its size; `nil` where the chart shows all of its axes.
  package func unrolled(_ request: ChartRequest, in size: Size, zoom: Double) -> (ChartRequest, Size)? {
    guard let scrolling = list.accessibility.first?.scrolling else { return nil }
    var (request, size) = (request.sanitised, size.sanitised)
    // Text is as large as in the part that is seen.
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
