import SwiftUI

extension View {
  /// Layers views in front of this view, which is a chart or contains one. The closure receives the proxy of the
  /// first chart, which converts between values and points.
  ///
  /// The views are proposed the size of this view. A geometry reader among them resolves the chart's
  /// ``ChartProxy/plotFrame``.
  nonisolated public func chartOverlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    overlayPreferenceValue(ChartProxies.self, alignment: alignment) { proxies in
      ChartLayer(modifier: "chartOverlay", proxies: proxies, content: content)
    }
  }

  /// Layers views behind this view, which is a chart or contains one. The closure receives the proxy of the first
  /// chart, which converts between values and points.
  ///
  /// The views are proposed the size of this view. A geometry reader among them resolves the chart's
  /// ``ChartProxy/plotFrame``.
  nonisolated public func chartBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    backgroundPreferenceValue(ChartProxies.self, alignment: alignment) { proxies in
      ChartLayer(modifier: "chartBackground", proxies: proxies, content: content)
    }
  }

  /// Applies view modifiers to the plot area.
  ///
  ///     .chartPlotStyle { plot in plot.frame(height: 200).background(.gray.opacity(0.1)) }
  nonisolated public func chartPlotStyle<Content>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View where Content: View { chart { $0.plotStyle = content } }
}
