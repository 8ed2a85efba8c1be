import ChartModel
import SwiftUI

/// The channels that a modifier can tie to data.
enum StyleChannel {
  case foregroundStyle, symbol, symbolSize, lineStyle
}

/// Ties a part of the look to data.
struct ChannelModifier: ChartContentModifier {
  let channel: StyleChannel
  let value: ChannelValue

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    let stamp = collector.stamp
    switch channel {
    case .foregroundStyle:
      let (value, brush, hidden) = (
        collector.foregroundStyle, collector.style.brush, collector.hiddenSeries
      )
      collector.foregroundStyle = self.value
      collector.hiddenSeries = nil
      if brush != nil { collector.style.brush = nil }
      content._collect(into: collector)
      if brush != nil { collector.style.brush = brush }
      collector.foregroundStyle = value
      collector.hiddenSeries = hidden
    case .symbol:
      let (value, symbol) = (collector.symbol, collector.style.symbol)
      collector.symbol = self.value
      if symbol != nil { collector.style.symbol = nil }
      content._collect(into: collector)
      if symbol != nil { collector.style.symbol = symbol }
      collector.symbol = value
    case .symbolSize:
      let (value, area, box) = (
        collector.symbolSize, collector.symbolArea, collector.style.symbolBox
      )
      collector.symbolSize = self.value
      collector.symbolArea = -1
      if box != nil { collector.style.symbolBox = nil }
      content._collect(into: collector)
      if box != nil { collector.style.symbolBox = box }
      (collector.symbolSize, collector.symbolArea) = (value, area)
    case .lineStyle:
      let (value, stroke) = (collector.lineStyle, collector.style.stroke)
      collector.lineStyle = self.value
      if stroke != nil { collector.style.stroke = nil }
      content._collect(into: collector)
      if stroke != nil { collector.style.stroke = stroke }
      collector.lineStyle = value
    }
    collector.stamp = stamp
  }
}

/// Puts marks that share a place side by side.
struct DodgeModifier: ChartContentModifier {
  let dodge: DodgeValue

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    let earlier = collector.dodge
    collector.dodge = dodge
    content._collect(into: collector)
    collector.dodge = earlier
  }
}

extension ChartContent {
  /// Colours by data: each value of the scale's domain gets its style.
  nonisolated public func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    ModifiedChartContent(self, ChannelModifier(channel: .foregroundStyle, value: value.channel))
  }

  /// Symbols by data. On lines, a symbol at each point.
  nonisolated public func symbol<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    ModifiedChartContent(self, ChannelModifier(channel: .symbol, value: value.channel))
  }

  /// Areas of symbols by data.
  nonisolated public func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    ModifiedChartContent(self, ChannelModifier(channel: .symbolSize, value: value.channel))
  }

  /// Dashes by data.
  nonisolated public func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    ModifiedChartContent(self, ChannelModifier(channel: .lineStyle, value: value.channel))
  }

  /// Puts marks that share a place side by side.
  /// - Parameters:
  ///   - axis: The axis along which they stand; `nil` is the one opposite to the value axis.
  ///   - span: The room that they share; automatic is 0.7 of the band.
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
