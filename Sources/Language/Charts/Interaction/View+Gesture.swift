import SwiftUI

extension View {
  /// Adds a gesture to this view, which is a chart or contains one. The closure receives the proxy of the first chart,
  /// which converts between values and points. The gesture replaces the selection gestures of the charts in this view.
  nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chart { $0.hasOwnGesture = true }
      .overlayPreferenceValue(ChartProxies.self) { proxies in
        ChartLayer(modifier: "chartGesture", proxies: proxies) { proxy in
          Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
        }
      }
  }
}
