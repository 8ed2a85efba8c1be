import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// Sets one area, one size, or areas by data; each replaces an outer setting.
@usableFromInline package struct SymbolSizeModifier: ChartContentModifier {
  private let area: Double
  private let box: Size?
  private let value: ChannelValue?

  private init(area: Double, box: Size?, value: ChannelValue?) {
    self.area = area
    self.box = box
    self.value = value
  }

  @usableFromInline init(area: Double) { self.init(area: area, box: nil, value: nil) }
  init(box: Size) { self.init(area: -1, box: box, value: nil) }
  @usableFromInline init(_ value: ChannelValue) { self.init(area: -1, box: nil, value: value) }

  @usableFromInline package struct Saved {
    let area: Double
    let box: Size?
    let value: ChannelValue?
    let stamp: Int
  }

  @usableFromInline package func begin(_ collector: _ChartCollector) -> Saved {
    let saved = Saved(
      area: collector.modifiers.symbolArea, box: collector.modifiers.style.symbolBox,
      value: collector.modifiers.symbolSize,
      stamp: collector.modifiers.stamp)
    collector.modifiers.symbolArea = area
    collector.modifiers.symbolSize = value
    if saved.box != box { collector.modifiers.style.symbolBox = box }
    return saved
  }

  @usableFromInline package func end(_ collector: _ChartCollector, _ saved: Saved) {
    collector.modifiers.symbolArea = saved.area
    collector.modifiers.symbolSize = saved.value
    if saved.box != box { collector.modifiers.style.symbolBox = saved.box }
    collector.modifiers.stamp = saved.stamp
  }
}

extension ChartContent {
  /// Sets the area of symbols in square points; a circle of 50 is about 8 points wide.
  @inlinable
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    ModifiedChartContent(
      self, SymbolSizeModifier(area: area.isFinite ? max(0, Double(area)) : 0))
  }

  /// Sets the size of symbols in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    ModifiedChartContent(self, SymbolSizeModifier(box: symbolBox(size)))
  }
}

/// The size in points; negative and NaN dimensions count as 0.
func symbolBox(_ size: CGSize) -> Size { Size(max(0, Double(size.width)), max(0, Double(size.height))) }
