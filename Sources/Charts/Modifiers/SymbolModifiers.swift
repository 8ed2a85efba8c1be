import ChartModel
import DisplayList
import SwiftUI

/// Gives points one symbol, over one that comes by data.
struct SymbolModifier: ChartContentModifier {
  /// The symbol for a chart.
  let symbol: @MainActor (_ChartCollector) -> SymbolRequest

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    let (stamp, earlier, channel) = (collector.stamp, collector.style.symbol, collector.symbol)
    collector.style.symbol = symbol(collector)
    collector.symbol = nil
    content._collect(into: collector)
    collector.style.symbol = earlier
    collector.symbol = channel
    collector.stamp = stamp
  }
}

/// Clips each mark to a shape.
struct ClipModifier: ChartContentModifier {
  let shape: ShapeRequest

  func apply(to collector: _ChartCollector, around content: some ChartContent) {
    EffectModifier(effect: .clip(shape)).apply(to: collector, around: content)
  }
}

extension ChartContent {
  /// The symbol at each point; on lines and areas too.
  nonisolated public func symbol<S>(_ symbol: S) -> some ChartContent where S: ChartSymbolShape {
    let request = symbol.symbolRequest
    return ModifiedChartContent(self, SymbolModifier { _ in request })
  }

  /// A view at each point.
  nonisolated public func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent where V: View {
    let view = MainActorBox(symbol())
    return ModifiedChartContent(
      self,
      SymbolModifier { collector in
        let content = collector.scope.content(of: view.value)
        return .content(ContentBox(key: content.identity, content: content))
      })
  }

  /// Keeps of each mark what lies in a shape fitted to the mark's frame.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle())
    -> some ChartContent
  { ModifiedChartContent(self, ClipModifier(shape: shape.shapeRequest)) }
}
