import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList

extension ChartSelections {
  /// Returns the possible and the current selection, as fractions of the axes.
  func selecting(in layout: ChartLayout, timeZone: String) -> ChartSelecting {
    var result = ChartSelecting()
    result.x.selectsValue = xValue != nil
    result.x.selectsRange = xRange != nil
    result.y.selectsValue = yValue != nil
    result.y.selectsRange = yRange != nil
    if let scale = layout.xScale {
      result.x.fill(scale, initial.xValue, initial.xRange, timeZone)
    } else {
      result.x = .init()
    }
    if let scale = layout.yScale {
      result.y.fill(scale, initial.yValue, initial.yRange, timeZone)
    } else {
      result.y = .init()
    }
    if angleValue != nil, let total = layout.sectorTotal, total > 0 {
      result.angle.selectsValue = true
      let share = initial.angleValue?.magnitude.map { $0 / total }
      result.angle.value = share.flatMap { (0...1).contains($0) ? $0 : nil }
    }
    return result
  }
}

extension ChartSelecting.Direction {
  fileprivate mutating func fill(
    _ scale: PositionScale, _ value: DataValue?, _ range: (DataValue, DataValue)?, _ timeZone: String
  ) {
    guard !isEmpty else { return }
    axis = scale.inverse(timeZone: timeZone)
    // Category axes have no ranges.
    if scale.isBand { selectsRange = false }
    self.value = value.flatMap(scale.share)
    if selectsRange, let range, let a = scale.share(of: range.0), let b = scale.share(of: range.1) {
      (lower, upper) = (min(a, b), max(a, b))
    }
  }
}
