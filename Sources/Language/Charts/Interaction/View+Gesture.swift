import SwiftUI

extension View {
  /// Adds a gesture to each chart. The closure receives a proxy that converts between values and points. The gesture
  /// replaces the chart's own selection gestures.
  nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chartOverlay { proxy in
      Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
    }
    .chart { $0.hasOwnGesture = true }
  }
}
