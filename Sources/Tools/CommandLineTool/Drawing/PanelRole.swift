import Charts
import SwiftUI

/// The part of a chart in a sheet of panels: one panel, or the legend of all.
struct PanelRole {
  /// The data of all panels. Scales and styles are those that one chart of all rows would have.
  let allData: PlotData
  let extents: SharedExtents
  /// Whether the axes have labels.
  var labelsX = false
  var labelsY = false
  /// The largest width to the right of the last x values that the labels of any panel need, in points.
  var endPadding = 0.0
  /// Whether the chart is the legend, without axes and plot.
  var isLegend = false

  var hasAxes: Bool { !isLegend }

  func hasLabels(isX: Bool) -> Bool { isX ? labelsX : labelsY }

  /// The range that the axis of each panel contains; `nil` for names.
  func extent(isX: Bool) -> ClosedRange<Double>? { isX ? extents.x : extents.y }

  /// The chart without its own legend, or the legend without a plot.
  @MainActor func withLegend(_ chart: AnyView) -> AnyView {
    guard isLegend else { return AnyView(chart.chartLegend(.hidden)) }
    return AnyView(
      chart.chartLegend(position: .top, alignment: .leading)
        .chartPlotStyle { $0.frame(height: 0) })
  }
}
