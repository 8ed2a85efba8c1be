import ChartModel
import DisplayList
import SwiftUI

/// Gives marks one style, over one that comes by data.
struct ForegroundStyleModifier<S: ShapeStyle>: ChartContentModifier {
  let style: S

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    let (stamp, brush, channel, hidden) = (
      collector.stamp, collector.style.brush, collector.foregroundStyle, collector.hiddenSeries
    )
    let effects = collector.style.effects
    let paint = collector.paint(of: style)
    collector.style.brush = paint.brush
    if !paint.shadows.isEmpty {
      collector.style.effects = paint.shadows.reversed().map { .shadow($0) } + effects
    }
    collector.foregroundStyle = nil
    collector.hiddenSeries = channel ?? hidden
    content._collect(into: collector)
    collector.foregroundStyle = channel
    collector.hiddenSeries = hidden
    collector.style.brush = brush
    if !paint.shadows.isEmpty { collector.style.effects = effects }
    collector.stamp = stamp
  }
}

/// Throws a shadow whose colour depends on the environment.
struct ShadowModifier: ChartContentModifier {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    let shadow = GroupItem.Shadow(
      color: color.rgba(in: collector.environment), radius: max(0, Double(radius)), x: Double(x),
      y: Double(y))
    EffectModifier(effect: .shadow(shadow)).apply(to: collector, around: content)
  }
}

extension ChartContent {
  /// What marks are drawn with: a colour, a gradient over each mark, or another style.
  nonisolated public func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle {
    ModifiedChartContent(self, ForegroundStyleModifier(style: style))
  }

  /// A shadow below each mark; radius and offset in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    ModifiedChartContent(self, ShadowModifier(color: color, radius: radius, x: x, y: y))
  }
}
