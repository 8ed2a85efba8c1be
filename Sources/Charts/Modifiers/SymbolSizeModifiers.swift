import ChartModel
import DisplayList
import SwiftUI

/// Gives symbols one area, or one box, over a size that comes by data.
struct SymbolSizeModifier: ChartContentModifier {
  let area: Double
  let box: Size?

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    let (stamp, area, box, channel) = (
      collector.stamp, collector.symbolArea, collector.style.symbolBox, collector.symbolSize
    )
    collector.symbolArea = self.area
    if box != self.box { collector.style.symbolBox = self.box }
    collector.symbolSize = nil
    content._collect(into: collector)
    collector.symbolArea = area
    if box != self.box { collector.style.symbolBox = box }
    collector.symbolSize = channel
    collector.stamp = stamp
  }
}

extension ChartContent {
  /// The area of symbols in square points; a circle of 50 is about 8 points wide.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    ModifiedChartContent(
      self, SymbolSizeModifier(area: area.isFinite ? max(0, Double(area)) : 0, box: nil))
  }

  /// The box that symbols fill, in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    let box = Size(max(0, Double(size.width)), max(0, Double(size.height)))
    return ModifiedChartContent(self, SymbolSizeModifier(area: -1, box: box))
  }
}
