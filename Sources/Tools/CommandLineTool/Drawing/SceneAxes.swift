import Charts
import OpenChartsChartMath
import OpenChartsTables
import SwiftUI

/// The scales, axes and axis titles of a scene.
///
/// All axes have the same length, because the columns of a table seldom have the same unit.
@MainActor
struct SceneAxes {
  let plan: ChartPlan
  let data: PlotData
  let theme: Theme
  let zone: ZoneOffsets

  private enum SceneAxis { case x, y, z }

  /// Length of each axis in scene units. It exceeds the picture's size, because a scene is scaled down to fit but
  /// never up.
  static let length = 1.6
  private static let range: ClosedRange<CGFloat> = CGFloat(-length / 2)...CGFloat(length / 2)

  func applied(to chart: AnyView) -> AnyView {
    let x = AxisStyle(inSpace: plan, plan.xAxis, plan.x, data.x, zone: zone)
    let y = AxisStyle(inSpace: plan, plan.yAxis, plan.y, data.y, zone: zone)
    let z = AxisStyle(inSpace: plan, plan.zAxis, plan.z, data.z, zone: zone)
    var result = chart
    for (sceneAxis, axis) in [(SceneAxis.x, x), (.y, y), (.z, z)] { result = scaled(result, sceneAxis, axis) }
    result = AnyView(result.chartXAxis { marks(x) }.chartYAxis { marks(y) }.chartZAxis { marks(z) })
    return AnyView(
      result.chartXAxisLabel(x.title).chartYAxisLabel(y.title).chartZAxisLabel(z.title))
  }

  private func marks(_ axis: AxisStyle) -> some AxisContent {
    let text = axis.text(theme.numberSymbols)
    return AxisMarks { value in
      AxisGridLine().foregroundStyle(theme.grid)
      AxisTick().foregroundStyle(theme.grid)
      label(text?(value))
    }
  }

  /// - Parameter text: `nil` means the automatic text.
  private func label(_ text: String?) -> AnyAxisMark {
    let font = theme.font(1)
    guard let text else {
      return AnyAxisMark(erasing: AxisValueLabel().font(font).foregroundStyle(theme.label))
    }
    return AnyAxisMark(erasing: AxisValueLabel(text).font(font).foregroundStyle(theme.label))
  }

  // MARK: Scales

  private func scaled(_ chart: AnyView, _ sceneAxis: SceneAxis, _ axis: AxisStyle) -> AnyView {
    switch axis.column {
    case .names(_, let names)?: return scaled(chart, sceneAxis, axis, names)
    case .dates?, .dateSpans?:
      guard let domain = axis.axis.domain ?? axis.column?.extent else {
        return ranged(chart, sceneAxis, axis)
      }
      return scaled(
        chart, sceneAxis, axis,
        domain.dates)
    case .numbers?, .numberSpans?, nil:
      // A surface's chart derives the domain of heights, but not those of the floor.
      let dataDomain = plan.shape == .surface && sceneAxis != .y ? axis.column?.extent : nil
      guard let domain = axis.axis.domain ?? dataDomain else { return ranged(chart, sceneAxis, axis) }
      return scaled(chart, sceneAxis, axis, domain)
    }
  }

  private func scaled(_ chart: AnyView, _ sceneAxis: SceneAxis, _ axis: AxisStyle, _ domain: some ScaleDomain)
    -> AnyView
  {
    switch sceneAxis {
    case .x: AnyView(chart.chartXScale(domain: domain, range: Self.range, type: axis.scaleType))
    case .y: AnyView(chart.chartYScale(domain: domain, range: Self.range, type: axis.scaleType))
    case .z: AnyView(chart.chartZScale(domain: domain, range: Self.range, type: axis.scaleType))
    }
  }

  private func ranged(_ chart: AnyView, _ sceneAxis: SceneAxis, _ axis: AxisStyle) -> AnyView {
    switch sceneAxis {
    case .x: AnyView(chart.chartXScale(range: Self.range, type: axis.scaleType))
    case .y: AnyView(chart.chartYScale(range: Self.range, type: axis.scaleType))
    case .z: AnyView(chart.chartZScale(range: Self.range, type: axis.scaleType))
    }
  }
}
