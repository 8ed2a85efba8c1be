import ChartModel
import DisplayList
import SwiftUI

/// Sets one part of the style that is compared as a whole.
struct StyleModifier<Value>: ChartContentModifier {
  let path: WritableKeyPath<MarkStyle, Value>
  let value: Value

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    let (stamp, earlier) = (collector.stamp, collector.style[keyPath: path])
    collector.style[keyPath: path] = value
    content._collect(into: collector)
    collector.style[keyPath: path] = earlier
    collector.stamp = stamp
  }
}

/// Sets the stroke, over one that comes by data.
struct StrokeModifier: ChartContentModifier {
  let stroke: Stroke

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    let (stamp, earlier, channel) = (collector.stamp, collector.style.stroke, collector.lineStyle)
    collector.style.stroke = stroke
    collector.lineStyle = nil
    content._collect(into: collector)
    collector.style.stroke = earlier
    collector.lineStyle = channel
    collector.stamp = stamp
  }
}

struct OpacityModifier: ChartContentModifier {
  let factor: Double

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    let earlier = collector.opacity
    collector.opacity = earlier * factor
    content._collect(into: collector)
    collector.opacity = earlier
  }
}

/// Moves marks, further where content around them is moved too.
struct OffsetModifier: ChartContentModifier {
  var xStart = 0.0
  var xEnd = 0.0
  var yStart = 0.0
  var yEnd = 0.0

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    let (stamp, earlier) = (collector.stamp, collector.style.offset)
    var offset = earlier
    offset.xStart += xStart
    offset.xEnd += xEnd
    offset.yStart += yStart
    offset.yEnd += yEnd
    collector.style.offset = offset
    content._collect(into: collector)
    collector.style.offset = earlier
    collector.stamp = stamp
  }
}

/// Adds an effect outside those that are closer to the mark.
struct EffectModifier: ChartContentModifier {
  let effect: MarkEffect

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    let (stamp, earlier) = (collector.stamp, collector.style.effects)
    collector.style.effects = [effect] + earlier
    content._collect(into: collector)
    collector.style.effects = earlier
    collector.stamp = stamp
  }
}

extension ChartContent {
  /// Makes marks see-through: 0 is invisible, 1 opaque. Multiplied with what is said around.
  nonisolated public func opacity(_ value: Double) -> some ChartContent {
    ModifiedChartContent(self, OpacityModifier(factor: value.isNaN ? 1 : min(max(value, 0), 1)))
  }

  /// Rounds the corners of bars, rectangles and sectors, by a radius in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  {
    ModifiedChartContent(
      ModifiedChartContent(
        self, StyleModifier(path: \.cornerRadius, value: radius.isFinite ? max(0, Double(radius)) : 0)),
      StyleModifier(path: \.continuousCorners, value: style == .continuous))
  }

  /// How lines are drawn.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    ModifiedChartContent(self, StrokeModifier(stroke: style.stroke))
  }

  /// How lines and areas run between their points.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    ModifiedChartContent(self, StyleModifier(path: \.interpolation, value: method.interpolation))
  }

  /// Draws marks of a higher index over others; equal ones keep their order. 0 unless said.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    ModifiedChartContent(self, StyleModifier(path: \.zIndex, value: value.isNaN ? 0 : value))
  }

  /// Whether gradients run over the whole plot instead of each mark.
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

  /// Moves marks sideways, and their start and end on y each by its own points.
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
    -> some ChartContent
  { moved(x, x, yStart, yEnd) }

  /// Moves marks up or down, and their start and end on x each by its own points.
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0)
    -> some ChartContent
  { moved(xStart, xEnd, y, y) }

  /// Moves each edge of marks by its own points.
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

  /// Blurs each mark.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent {
    ModifiedChartContent(
      self, EffectModifier(effect: .blur(radius: radius.isFinite ? max(0, Double(radius)) : 0)))
  }
}
