import ChartModel
import DisplayList

extension ChartRequest {
  /// The request with finite lengths and with columns of one length, so that no stage after has to reckon with
  /// others.
  var sanitised: ChartRequest {
    var request = self
    request.marks = marks.map(\.finite.aligned)
    return request
  }
}

extension Size {
  /// No less than nothing, and finite.
  var sanitised: Size { Size(max(width.finite(or: 0), 0), max(height.finite(or: 0), 0)) }
}
