import SwiftUI

extension View {
  /// A gesture over each chart, which may ask the proxy where things lie. It takes the place of those that select
  /// values.
  nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chartOverlay { proxy in
      Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
    }
    .chart { $0.hasOwnGesture = true }
  }
}
