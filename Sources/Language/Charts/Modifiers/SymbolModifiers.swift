import ChartModel
import DisplayList
import Isolation
import SwiftUI

/// Gives points one symbol, over one that comes by data.
struct SymbolModifier: ChartContentModifier {
  /// The symbol for a chart.
  let symbol: @MainActor (_ChartCollector) -> SymbolRequest

  func begin(_ collector: _ChartCollector) -> (SymbolRequest?, ChannelValue?, Int) {
    let saved = (collector.style.symbol, collector.symbol, collector.stamp)
    collector.style.symbol = symbol(collector)
    collector.symbol = nil
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: (SymbolRequest?, ChannelValue?, Int)) {
    collector.style.symbol = saved.0
    collector.symbol = saved.1
    collector.stamp = saved.2
  }
}

extension ChartContent {
  /// The symbol at each point. On lines, charts' own symbols are rings, filled with the ground.
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
        let content = collector.scope.content(
          of: view.value, as: .symbol(collector.contentIdentity))
        return .content(ContentBox(key: content.identity, content: content))
      })
  }

  /// Keeps of each mark what lies in a shape fitted to the mark's frame. The style says what a shape that crosses itself
  /// encloses; its edges are always smooth.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle())
    -> some ChartContent
  {
    var request = shape.shapeRequest
    request.isEvenOdd = style.isEOFilled
    let clip = request
    return ModifiedChartContent(self, EffectModifier { _ in .clip(clip) })
  }
}
