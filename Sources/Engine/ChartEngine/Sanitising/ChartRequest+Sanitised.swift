import OpenChartsChartModel
import OpenChartsDisplayList

extension ChartRequest {
  /// The request with finite lengths and columns of one length, so that later stages need not check.
  var sanitised: ChartRequest {
    var request = self
    request.marks = marks.map(\.finite.aligned)
    return request
  }
}

extension Size {
  /// The size, at least 0 and finite.
  var sanitised: Size { Size(max(width.finite(or: 0), 0), max(height.finite(or: 0), 0)) }
}
