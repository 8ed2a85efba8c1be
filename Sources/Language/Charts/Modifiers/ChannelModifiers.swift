import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// Sets colours by data, which replaces an outer plain style.
@usableFromInline package struct ForegroundChannelModifier: ChartContentModifier {
  let value: ChannelValue
  @usableFromInline init(_ value: ChannelValue) { self.value = value }

  @usableFromInline package struct Saved {
    let value: ChannelValue?
    let hidden: ChannelValue?
    let brush: Brush?
    let stamp: Int
  }

  @usableFromInline package func begin(_ collector: _ChartCollector) -> Saved {
    let saved = Saved(
      value: collector.modifiers.foregroundStyle, hidden: collector.modifiers.hiddenSeries,
      brush: collector.modifiers.style.brush, stamp: collector.modifiers.stamp)
    collector.modifiers.foregroundStyle = value
    collector.modifiers.hiddenSeries = nil
    if saved.brush != nil { collector.modifiers.style.brush = nil }
    return saved
  }

  @usableFromInline package func end(_ collector: _ChartCollector, _ saved: Saved) {
    collector.modifiers.foregroundStyle = saved.value
    collector.modifiers.hiddenSeries = saved.hidden
    if saved.brush != nil { collector.modifiers.style.brush = saved.brush }
    collector.modifiers.stamp = saved.stamp
  }
}

/// Sets symbols by data, which replaces an outer fixed symbol.
@usableFromInline package struct SymbolChannelModifier: ChartContentModifier {
  let value: ChannelValue
  @usableFromInline init(_ value: ChannelValue) { self.value = value }

  @usableFromInline package struct Saved {
    let value: ChannelValue?
    let symbol: SymbolRequest?
    let stamp: Int
  }

  @usableFromInline package func begin(_ collector: _ChartCollector) -> Saved {
    let saved = Saved(
      value: collector.modifiers.symbol, symbol: collector.modifiers.style.symbol,
      stamp: collector.modifiers.stamp)
    collector.modifiers.symbol = value
    if saved.symbol != nil { collector.modifiers.style.symbol = nil }
    return saved
  }

  @usableFromInline package func end(_ collector: _ChartCollector, _ saved: Saved) {
    collector.modifiers.symbol = saved.value
    if saved.symbol != nil { collector.modifiers.style.symbol = saved.symbol }
    collector.modifiers.stamp = saved.stamp
  }
}

/// Sets dashes by data, which replaces an outer fixed line style.
struct LineStyleChannelModifier: ChartContentModifier {
  let value: ChannelValue

  func begin(_ collector: _ChartCollector) -> (ChannelValue?, Stroke?, Int) {
    let saved = (collector.modifiers.lineStyle, collector.modifiers.style.stroke, collector.modifiers.stamp)
    collector.modifiers.lineStyle = value
    if saved.1 != nil { collector.modifiers.style.stroke = nil }
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: (ChannelValue?, Stroke?, Int)) {
    collector.modifiers.lineStyle = saved.0
    if saved.1 != nil { collector.modifiers.style.stroke = saved.1 }
    collector.modifiers.stamp = saved.2
  }
}

/// Places marks at the same position side by side.
struct DodgeModifier: ChartContentModifier {
  let dodge: DodgeValue

  func begin(_ collector: _ChartCollector) -> DodgeValue? {
    let saved = collector.modifiers.dodge
    collector.modifiers.dodge = dodge
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: DodgeValue?) { collector.modifiers.dodge = saved }
}

extension ChartContent {
  /// Colours marks by data: each value of the scale's domain gets a style.
  @inlinable
  nonisolated public func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    ModifiedChartContent(self, ForegroundChannelModifier(value.channel))
  }

  /// Sets symbols by data. Lines get a symbol at each point.
  @inlinable
  nonisolated public func symbol<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    ModifiedChartContent(self, SymbolChannelModifier(value.channel))
  }

  /// Sets the areas of symbols by data.
  @inlinable
  nonisolated public func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    ModifiedChartContent(self, SymbolSizeModifier(value.channel))
  }

  /// Sets dashes by data.
  nonisolated public func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    ModifiedChartContent(self, LineStyleChannelModifier(value: value.channel))
  }

  /// Places marks at the same position side by side.
  /// - Parameters:
  ///   - value: Marks with equal values have the same position within their band.
  ///   - axis: The axis along which they are placed; `nil` means the one opposite to the value axis.
  ///   - span: The length that they share; automatic means 0.7 of the band.
  nonisolated public func position<P>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent where P: Plottable {
    ModifiedChartContent(
      self,
      DodgeModifier(
        dodge: DodgeValue(
          value: value.channel, axis: axis.map { $0 == .horizontal ? .x : .y }, span: span.length)))
  }
}
