import Charts
import Foundation
import OpenChartsChartMath
import OpenChartsTables
import SwiftUI

/// The scales, axes and axis titles of a plan.
@MainActor
struct ChartAxes {
  let plan: ChartPlan
  let data: PlotData
  let theme: Theme
  let zone: ZoneOffsets
  /// Width of the picture in points.
  let width: Double
  var omitsYTitle = false
  /// The space for labels to the right of the last x values, in points.
  var endPadding = 0.0
  /// The role of the chart in a sheet of panels; `nil` for a chart without panels.
  var panel: PanelRole?

  /// Width in points below which a picture has few labels and small symbols.
  static let narrow = 220.0
  private static let labelsOfNarrow = 3

  func applied(to chart: AnyView) -> AnyView {
    let chart = panel.map { $0.withLegend(chart) } ?? chart
    if plan.shape == .sector { return chart }
    let x = AxisStyle(plan: plan, axis: plan.xAxis, channel: plan.x, data: data, zone: zone, isX: true)
    let y = AxisStyle(plan: plan, axis: plan.yAxis, channel: plan.y, data: data, zone: zone, isX: false)
    var result = scaled(scaled(chart, x), y)
    result = AnyView(result.chartXAxis { marks(x) })
    result = AnyView(result.chartYAxis { marks(y) })
    if let panel, !panel.hasAxes { result = AnyView(result.chartXAxis(.hidden).chartYAxis(.hidden)) }
    // Axis titles of panels are drawn once, by the sheet.
    guard panel == nil else { return result }
    if !x.title.isEmpty { result = AnyView(result.chartXAxisLabel { title(x.title) }) }
    if !y.title.isEmpty, !omitsYTitle { result = AnyView(result.chartYAxisLabel { title(y.title) }) }
    return result
  }

  private func title(_ text: String) -> some View {
    Text(verbatim: text).font(theme.font(1)).foregroundStyle(theme.label)
  }

  // MARK: Marks

  private func marks(_ axis: AxisStyle) -> AnyAxisContent {
    let text = axis.text(theme.numberSymbols)
    let preset = axis.isRunningX ? AxisMarkPreset.aligned : .automatic
    // Computed once for all marks, because it measures all names.
    let isUpright = axis.hasUprightNames(width: width, fontSize: theme.fontSize)
    if axis.axis.domain == nil, let values = axis.steps(width: width)?.values ?? axis.durations?.values {
      return AnyAxisContent(
        erasing: AxisMarks(preset: preset, position: axis.position, values: values) { value in
          marks(axis, text?(value), isUpright: isUpright)
        })
    }
    if let years = axis.fewYears?.map(\.date) {
      return AnyAxisContent(
        erasing: AxisMarks(preset: preset, position: axis.position, values: years) { value in
          marks(axis, text?(value), isUpright: isUpright)
        })
    }
    if let values = shared(axis)?.values {
      return AnyAxisContent(
        erasing: AxisMarks(preset: preset, position: axis.position, values: values) { value in
          marks(axis, text?(value), isUpright: isUpright)
        })
    }
    if !axis.isX, width < Self.narrow, case .numbers? = axis.column {
      return AnyAxisContent(
        erasing: AxisMarks(
          preset: preset, position: axis.position, values: .automatic(desiredCount: Self.labelsOfNarrow)
        ) { value in marks(axis, text?(value), isUpright: isUpright) })
    }
    if let stride = axis.minimumStride {
      return AnyAxisContent(
        erasing: AxisMarks(
          preset: preset, position: axis.position, values: .automatic(minimumStride: stride)
        ) { value in marks(axis, text?(value), isUpright: isUpright) })
    }
    return AnyAxisContent(
      erasing: AxisMarks(preset: preset, position: axis.position) { value in
        marks(axis, text?(value), isUpright: isUpright)
      })
  }

  @AxisMarkBuilder
  private func marks(_ axis: AxisStyle, _ text: String?, isUpright: Bool) -> some AxisMark {
    AxisGridLine().foregroundStyle(theme.grid)
    if axis.isRunningX { AxisTick().foregroundStyle(theme.grid) }
    if panel?.hasLabels(isX: axis.isX) ?? true {
      label(text, isUpright: isUpright)
    }
  }

  /// - Parameter text: `nil` means the automatic text.
  private func label(_ text: String?, isUpright: Bool) -> AnyAxisMark {
    let orientation = isUpright ? AxisValueLabelOrientation.verticalReversed : .automatic
    if let text {
      return AnyAxisMark(
        erasing: AxisValueLabel(text, orientation: orientation)
          .font(theme.font(1)).foregroundStyle(theme.label)
      )
    }
    return AnyAxisMark(
      erasing: AxisValueLabel(orientation: orientation).font(theme.font(1)).foregroundStyle(theme.label))
  }

  // MARK: Scales

  /// The domain and the ticks that all panels share; `nil` for a single chart, for names and dates, and for scales that
  /// are not linear.
  private func shared(_ axis: AxisStyle) -> (domain: ClosedRange<Double>, values: [Double])? {
    axis.steps(width: width) == nil ? panel?.extents.ticks(axis) : nil
  }

  private func scaled(_ chart: AnyView, _ axis: AxisStyle) -> AnyView {
    switch axis.column {
    case .names(_, let names)?: return scaled(chart, axis, names)
    case .dates?, .dateSpans?:
      guard let domain = axis.axis.domain ?? axis.candles else {
        if let extent = panel?.extent(isX: axis.isX) {
          let ends = [extent.lowerBound, extent.upperBound].map(Date.init(timeIntervalSinceReferenceDate:))
          return scaled(
            chart, axis, AutomaticScaleDomain.automatic(dataType: Date.self) { $0 += ends })
        }
        guard axis.isX, endPadding > 0 else { return chart }
        return AnyView(chart.chartXScale(range: .plotDimension(endPadding: endPadding)))
      }
      return scaled(
        chart, axis,
        domain.dates)
    case .numbers?, .numberSpans?:
      if let domain = axis.axis.domain ?? axis.cells ?? axis.steps(width: width)?.domain ?? axis.logDomain
        ?? shared(axis)?.domain
      {
        return scaled(chart, axis, domain)
      }
      if let extent = panel?.extent(isX: axis.isX) {
        let ends = [extent.lowerBound, extent.upperBound]
        return scaled(
          chart, axis,
          AutomaticScaleDomain.automatic(includesZero: axis.includesZero, dataType: Double.self) {
            $0 += ends
          })
      }
      return scaled(
        chart, axis, AutomaticScaleDomain.automatic(includesZero: axis.includesZero))
    case nil: return chart
    }
  }

  private func scaled(_ chart: AnyView, _ axis: AxisStyle, _ domain: some ScaleDomain) -> AnyView {
    if axis.isX, endPadding > 0 {
      let range = PlotDimensionScaleRange.plotDimension(endPadding: endPadding)
      return AnyView(chart.chartXScale(domain: domain, range: range, type: axis.scaleType))
    }
    return axis.isX
      ? AnyView(chart.chartXScale(domain: domain, type: axis.scaleType))
      : AnyView(chart.chartYScale(domain: domain, type: axis.scaleType))
  }
}
