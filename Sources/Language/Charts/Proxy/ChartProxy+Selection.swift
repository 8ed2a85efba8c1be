import OpenChartsChartModel
import SwiftUI

extension ChartProxy {
  /// Writes the value at a position on x to the chart's selection.
  public func selectXValue(at xPosition: CGFloat) {
    selections.xValue?(layout.xScale?.value(at: Double(xPosition)))
  }

  /// Writes the value at a position on y to the chart's selection.
  public func selectYValue(at yPosition: CGFloat) {
    selections.yValue?(layout.yScale?.value(at: Double(yPosition)))
  }

  /// Writes the range between two positions on x to the chart's selection.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    selections.xRange?(bounds(layout.xScale?.value(at: Double(from)), layout.xScale?.value(at: Double(to))))
  }

  /// Writes the range between two positions on y to the chart's selection.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    selections.yRange?(bounds(layout.yScale?.value(at: Double(from)), layout.yScale?.value(at: Double(to))))
  }

  /// Writes the cumulative sum of the sectors at an angle to the chart's selection.
  public func selectAngleValue(at angle: Angle) {
    let total: Double? = value(atAngle: angle)
    selections.angleValue?(total.map { .number($0) })
  }

  private func bounds(_ a: DataValue?, _ b: DataValue?) -> (DataValue, DataValue)? {
    guard let a, let b else { return nil }
    return (a, b)
  }
}
