import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// Sets a fixed style, which replaces an outer style by data.
@usableFromInline package struct ForegroundStyleModifier<S: ShapeStyle>: ChartContentModifier {
  @usableFromInline let style: S
  @inlinable init(_ style: S) { self.style = style }

  @inlinable package func begin(_ collector: _ChartCollector) -> SavedForeground {
    collector.beginForeground(collector.paint(of: style))
  }

  @inlinable package func end(_ collector: _ChartCollector, _ saved: SavedForeground) {
    collector.endForeground(saved)
  }
}

extension _Paint {
  /// The effects of the style in addition to its brush, innermost first.
  fileprivate var effects: [MarkEffect] {
    shadows.reversed().map { .shadow($0) } + (blend == .normal ? [] : [.blend(blend)])
  }
}

@usableFromInline package struct SavedForeground {
  let brush: Brush?
  let effects: [MarkEffect]?
  let value: ChannelValue?
  let hidden: ChannelValue?
  let stamp: Int
}

extension _ChartCollector {
  @usableFromInline package func beginForeground(_ paint: _Paint) -> SavedForeground {
    let effects = modifiers.style.effects
    let saved = SavedForeground(
      brush: modifiers.style.brush, effects: paint.effects.isEmpty ? nil : effects,
      value: modifiers.foregroundStyle,
      hidden: modifiers.hiddenSeries, stamp: modifiers.stamp)
    modifiers.style.brush = paint.brush
    if !paint.effects.isEmpty { modifiers.style.effects = paint.effects + effects }
    modifiers.hiddenSeries = modifiers.foregroundStyle ?? modifiers.hiddenSeries
    modifiers.foregroundStyle = nil
    return saved
  }

  @usableFromInline package func endForeground(_ saved: SavedForeground) {
    modifiers.foregroundStyle = saved.value
    modifiers.hiddenSeries = saved.hidden
    modifiers.style.brush = saved.brush
    if let effects = saved.effects { modifiers.style.effects = effects }
    modifiers.stamp = saved.stamp
  }
}

extension _ChartCollector {
  /// Walks a chart's content with the foreground style of the chart as the default for its marks.
  func withChartStyle(_ walk: () -> Void) {
    guard case .styles = environment.foreground else { return walk() }
    let saved = beginForeground(environment.foreground.paint(level: 0, in: environment))
    walk()
    endForeground(saved)
  }
}

extension ChartContent {
  /// Sets the style of marks: a colour, a gradient over each mark, or another style.
  @inlinable
  nonisolated public func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle {
    ModifiedChartContent(self, ForegroundStyleModifier(style))
  }

  /// Draws a shadow below each mark. Radius and offset are in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    ModifiedChartContent(
      self,
      EffectModifier { environment in
        .shadow(
          GroupItem.Shadow(
            color: color.rgba(in: environment), radius: max(0, Double(radius)), x: Double(x),
            y: Double(y)))
      })
  }
}
