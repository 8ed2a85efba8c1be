import ChartMath
import Charts
import SwiftUI
import Tables

/// The scales, axes and axis titles of a scene.
///
/// Columns of a table seldom have one unit, so that all axes are equally long.
@MainActor
struct SceneAxes {
  let plan: ChartPlan
  let data: PlotData
  let look: Look
  let zone: ZoneOffsets

  private enum Place { case x, y, z }

  /// How long each axis is, in units of the scene: more than a picture has room for, since a scene gets smaller until
  /// it fits, but no larger.
  static let length = 1.6
  private static let range: ClosedRange<CGFloat> = CGFloat(-length / 2)...CGFloat(length / 2)

  func applied(to chart: AnyView) -> AnyView {
    let x = AxisLook(inSpace: plan, plan.xAxis, plan.x, data.x, zone: zone)
    let y = AxisLook(inSpace: plan, plan.yAxis, plan.y, data.y, zone: zone)
    let z = AxisLook(inSpace: plan, plan.zAxis, plan.z, data.z, zone: zone)
    var result = chart
    for (place, axis) in [(Place.x, x), (.y, y), (.z, z)] { result = scaled(result, place, axis) }
    result = AnyView(result.chartXAxis { marks(x) }.chartYAxis { marks(y) }.chartZAxis { marks(z) })
    return AnyView(
      result.chartXAxisLabel(x.title).chartYAxisLabel(y.title).chartZAxisLabel(z.title))
  }

  private func marks(_ axis: AxisLook) -> some AxisContent {
    let text = axis.text(look.signs)
    return AxisMarks { value in
      AxisGridLine().foregroundStyle(look.grid)
      AxisTick().foregroundStyle(look.grid)
      label(text?(value))
    }
  }

  /// - Parameter text: `nil`: the automatic text.
  private func label(_ text: String?) -> AnyAxisMark {
    let font = look.font(1)
    guard let text else {
      return AnyAxisMark(erasing: AxisValueLabel().font(font).foregroundStyle(look.label))
    }
    return AnyAxisMark(erasing: AxisValueLabel(text).font(font).foregroundStyle(look.label))
  }

  // MARK: Scales

  private func scaled(_ chart: AnyView, _ place: Place, _ axis: AxisLook) -> AnyView {
    switch axis.column {
    case .names(_, let names)?: return scaled(chart, place, axis, names)
    case .dates?, .dateSpans?:
      guard let domain = axis.axis.domain ?? axis.column?.extent else { return ranged(chart, place, axis) }
      return scaled(
        chart, place, axis,
        domain.dates)
    case .numbers?, .numberSpans?, nil:
      // A surface knows of itself what its heights are, but not over what it lies.
      let own = plan.shape == .surface && place != .y ? axis.column?.extent : nil
      guard let domain = axis.axis.domain ?? own else { return ranged(chart, place, axis) }
      return scaled(chart, place, axis, domain)
    }
  }

  private func scaled(_ chart: AnyView, _ place: Place, _ axis: AxisLook, _ domain: some ScaleDomain)
    -> AnyView
  {
    switch place {
    case .x: AnyView(chart.chartXScale(domain: domain, range: Self.range, type: axis.scaleType))
    case .y: AnyView(chart.chartYScale(domain: domain, range: Self.range, type: axis.scaleType))
    case .z: AnyView(chart.chartZScale(domain: domain, range: Self.range, type: axis.scaleType))
    }
  }

  private func ranged(_ chart: AnyView, _ place: Place, _ axis: AxisLook) -> AnyView {
    switch place {
    case .x: AnyView(chart.chartXScale(range: Self.range, type: axis.scaleType))
    case .y: AnyView(chart.chartYScale(range: Self.range, type: axis.scaleType))
    case .z: AnyView(chart.chartZScale(range: Self.range, type: axis.scaleType))
    }
  }
}
