import OpenChartsChartModel
import OpenChartsDisplayList

extension ChartRequest {
  /// The request with functions replaced by rows, and long sources reduced to the rows that the picture needs.
  func sampled(in size: Size) -> ChartRequest {
    var request = self
    request.marks = RowThinning.tables(of: request, in: size)
    request.marks = FunctionSampling.tables(of: request, in: size)
    return request
  }
}
