import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// Sets one property of the mark style.
struct StyleModifier<Value>: ChartContentModifier {
  let path: WritableKeyPath<MarkStyle, Value>
  let value: Value

  func begin(_ collector: _ChartCollector) -> (Value, Int) {
    let saved = (collector.modifiers.style[keyPath: path], collector.modifiers.stamp)
    collector.modifiers.style[keyPath: path] = value
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: (Value, Int)) {
    collector.modifiers.style[keyPath: path] = saved.0
    collector.modifiers.stamp = saved.1
  }
}

/// Sets a fixed stroke, which replaces an outer stroke by data.
struct StrokeModifier: ChartContentModifier {
  let stroke: Stroke

  func begin(_ collector: _ChartCollector) -> (Stroke?, ChannelValue?, Int) {
    let saved = (collector.modifiers.style.stroke, collector.modifiers.lineStyle, collector.modifiers.stamp)
    collector.modifiers.style.stroke = stroke
    collector.modifiers.lineStyle = nil
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: (Stroke?, ChannelValue?, Int)) {
    collector.modifiers.style.stroke = saved.0
    collector.modifiers.lineStyle = saved.1
    collector.modifiers.stamp = saved.2
  }
}

@usableFromInline package struct OpacityModifier: ChartContentModifier {
  let factor: Double
  @usableFromInline init(_ value: Double) { factor = value.isNaN ? 1 : min(max(value, 0), 1) }

  @usableFromInline package func begin(_ collector: _ChartCollector) -> Double {
    let saved = collector.modifiers.opacity
    collector.modifiers.opacity = saved * factor
    return saved
  }

  @usableFromInline package func end(_ collector: _ChartCollector, _ saved: Double) {
    collector.modifiers.opacity = saved
  }
}

/// Moves marks, in addition to the offsets of outer modifiers.
struct OffsetModifier: ChartContentModifier {
  var xStart = 0.0
  var xEnd = 0.0
  var yStart = 0.0
  var yEnd = 0.0

  func begin(_ collector: _ChartCollector) -> (MarkOffset, Int) {
    let saved = (collector.modifiers.style.offset, collector.modifiers.stamp)
    var offset = saved.0
    offset.xStart += xStart
    offset.xEnd += xEnd
    offset.yStart += yStart
    offset.yEnd += yEnd
    collector.modifiers.style.offset = offset
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: (MarkOffset, Int)) {
    collector.modifiers.style.offset = saved.0
    collector.modifiers.stamp = saved.1
  }
}

/// Adds an effect outside the effects of inner modifiers.
struct EffectModifier: ChartContentModifier {
  let effect: @MainActor (EnvironmentValues) -> MarkEffect

  func begin(_ collector: _ChartCollector) -> ([MarkEffect], Int) {
    let saved = (collector.modifiers.style.effects, collector.modifiers.stamp)
    collector.modifiers.style.effects = [effect(collector.environment)] + saved.0
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: ([MarkEffect], Int)) {
    collector.modifiers.style.effects = saved.0
    collector.modifiers.stamp = saved.1
  }
}

extension ChartContent {
  /// Multiplies the opacity of marks: 0 is invisible, 1 changes nothing.
  @inlinable
  nonisolated public func opacity(_ value: Double) -> some ChartContent {
    ModifiedChartContent(self, OpacityModifier(value))
  }

  /// Rounds the corners of bars, rectangles and sectors; the radius is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  {
    ModifiedChartContent(
      ModifiedChartContent(
        self, StyleModifier(path: \.cornerRadius, value: radius.isFinite ? max(0, Double(radius)) : 0)),
      StyleModifier(path: \.continuousCorners, value: style == .continuous))
  }

  /// Sets the stroke of lines.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    ModifiedChartContent(self, StrokeModifier(stroke: style.stroke))
  }

  /// Sets the interpolation of lines and areas between their points.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    ModifiedChartContent(self, StyleModifier(path: \.interpolation, value: method.interpolation))
  }

  /// Sets the drawing order: marks with greater values are in front. Marks with equal values keep their order. The
  /// default is 0.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    ModifiedChartContent(self, StyleModifier(path: \.zIndex, value: value.isNaN ? 0 : value))
  }

  /// Sets whether gradients extend over the whole plot instead of each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    ModifiedChartContent(self, StyleModifier(path: \.alignsWithPlot, value: aligns))
  }

  /// Moves marks by points, right and down.
  nonisolated public func offset(_ value: CGSize) -> some ChartContent {
    moved(value.width, value.width, value.height, value.height)
  }

  /// Moves marks by points, right and down.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(x, x, y, y)
  }

  /// Moves marks horizontally, and their start and end on y by separate distances, in points.
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
    -> some ChartContent
  { moved(x, x, yStart, yEnd) }

  /// Moves marks vertically, and their start and end on x by separate distances, in points.
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0)
    -> some ChartContent
  { moved(xStart, xEnd, y, y) }

  /// Moves each edge of marks by a separate distance in points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { moved(xStart, xEnd, yStart, yEnd) }

  nonisolated private func moved(_ xStart: CGFloat, _ xEnd: CGFloat, _ yStart: CGFloat, _ yEnd: CGFloat)
    -> some ChartContent
  {
    func points(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return ModifiedChartContent(
      self,
      OffsetModifier(
        xStart: points(xStart), xEnd: points(xEnd), yStart: points(yStart), yEnd: points(yEnd)))
  }

  /// Blurs each mark; the radius is in points.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent {
    let radius = radius.isFinite ? max(0, Double(radius)) : 0
    return ModifiedChartContent(self, EffectModifier { _ in .blur(radius: radius) })
  }
}
