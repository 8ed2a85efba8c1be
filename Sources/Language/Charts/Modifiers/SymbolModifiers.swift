import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsIsolation
import SwiftUI

/// Sets a fixed symbol, which replaces an outer symbol by data.
struct SymbolModifier: ChartContentModifier {
  /// Returns the symbol as a request to the engine.
  let symbol: @MainActor (_ChartCollector) -> SymbolRequest

  func begin(_ collector: _ChartCollector) -> (SymbolRequest?, ChannelValue?, Int) {
    let saved = (collector.modifiers.style.symbol, collector.modifiers.symbol, collector.modifiers.stamp)
    collector.modifiers.style.symbol = symbol(collector)
    collector.modifiers.symbol = nil
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: (SymbolRequest?, ChannelValue?, Int)) {
    collector.modifiers.style.symbol = saved.0
    collector.modifiers.symbol = saved.1
    collector.modifiers.stamp = saved.2
  }
}

extension ChartContent {
  /// Sets the symbol at each point. On lines, the default symbols are rings filled with the background.
  nonisolated public func symbol<S>(_ symbol: S) -> some ChartContent where S: ChartSymbolShape {
    let request = symbol.symbolRequest
    return ModifiedChartContent(self, SymbolModifier { _ in request })
  }

  /// Sets a view as the symbol at each point.
  nonisolated public func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent where V: View {
    let view = MainActorBox(symbol())
    return ModifiedChartContent(
      self,
      SymbolModifier { collector in
        let content = collector.scope.content(
          of: view.value, as: .symbol(collector.contentIdentity))
        return .content(ContentBox(key: "view \(content.number)", content: content))
      })
  }

  /// Clips each mark to a shape in the mark's frame. `style` is the fill rule; edges are always smooth.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle())
    -> some ChartContent
  {
    var request = shape.shapeRequest
    request.isEvenOdd = style.isEOFilled
    let clip = request
    return ModifiedChartContent(self, EffectModifier { _ in .clip(clip) })
  }
}
