import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsIsolation
import SwiftUI

/// Draws its marks as one layer.
struct LayerModifier: ChartContentModifier {
  /// Completes the layer's request.
  let change: @MainActor (inout LayerRequest, _ChartCollector) -> Void

  func begin(_ collector: _ChartCollector) -> (LayerRequest?, Int) {
    let saved = (collector.modifiers.style.layer, collector.modifiers.stamp)
    var layer = collector.makeLayer()
    if let outer = saved.0 { layer.parent = [outer] }
    change(&layer, collector)
    collector.modifiers.style.layer = layer
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: (LayerRequest?, Int)) {
    collector.modifiers.style.layer = saved.0
    collector.modifiers.stamp = saved.1
  }
}

extension ChartContent {
  /// Draws the marks as one layer.
  nonisolated public func compositingLayer() -> some ChartContent {
    ModifiedChartContent(self, LayerModifier { _, _ in })
  }

  /// Draws the marks as one layer with view modifiers, over the whole plot.
  ///
  ///     LineMark(x: .value("Day", day), y: .value("Price", price)).compositingLayer { $0.opacity(0.5) }
  nonisolated public func compositingLayer<V>(style: (PlaceholderContentView<Self>) -> V)
    -> some ChartContent
  where V: View {
    let view = MainActorBox(style(PlaceholderContentView()))
    return ModifiedChartContent(
      self,
      LayerModifier { layer, collector in
        let frame = FrameContainer(
          view.value, as: .layer(collector.contentIdentity), in: collector.scope)
        layer.style = { list, size in
          _ = frame.layout(proposal: size)
          return frame.draw(size: size, plot: list)
        }
      })
  }

  /// Masks the marks with the alpha channel of other marks and their annotations.
  nonisolated public func mask<C>(@ContentBuilder content: () -> C) -> some ChartContent
  where C: ChartContent {
    let mask = content()
    return ModifiedChartContent(
      self,
      LayerModifier { layer, collector in
        let inner = _ChartCollector(scope: collector.scope)
        mask._collect(into: inner)
        layer.mask = inner.finish()
      })
  }
}
