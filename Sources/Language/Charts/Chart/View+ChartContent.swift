import SwiftUI

extension View {
  /// Views over charts, which may ask the proxy where things lie.
  nonisolated public func chartOverlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    chart { $0.overlays.insert(ProxyContent(alignment: alignment, content: content), at: 0) }
  }

  /// Views behind charts, which may ask the proxy where things lie.
  nonisolated public func chartBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    chart { $0.backgrounds.append(ProxyContent(alignment: alignment, content: content)) }
  }

  /// Wraps the plot area in view modifiers.
  ///
  ///     .chartPlotStyle { plot in plot.frame(height: 200).background(.gray.opacity(0.1)) }
  nonisolated public func chartPlotStyle<Content>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View where Content: View { chart { $0.plotStyle = content } }
}
