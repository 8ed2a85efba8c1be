import ChartModel
import DisplayList

extension ChartRequest {
  /// The request with rows in place of formulas, and with as few rows of long sources as the picture needs.
  func sampled(in size: Size) -> ChartRequest {
    var request = self
    request.marks = RowThinning.tables(of: request, in: size)
    request.marks = FunctionSampling.tables(of: request, in: size)
    return request
  }
}
