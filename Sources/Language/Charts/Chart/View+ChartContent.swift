import SwiftUI

extension View {
  /// Places views in front of charts. The closure receives a proxy that converts between values and points.
  nonisolated public func chartOverlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    chart { $0.overlays.insert(ProxyContent(alignment: alignment, content: content), at: 0) }
  }

  /// Places views behind charts. The closure receives a proxy that converts between values and points.
  nonisolated public func chartBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    chart { $0.backgrounds.append(ProxyContent(alignment: alignment, content: content)) }
  }

  /// Applies view modifiers to the plot area.
  ///
  ///     .chartPlotStyle { plot in plot.frame(height: 200).background(.gray.opacity(0.1)) }
  nonisolated public func chartPlotStyle<Content>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View where Content: View { chart { $0.plotStyle = content } }
}
