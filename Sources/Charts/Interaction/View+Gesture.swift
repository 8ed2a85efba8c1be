import SwiftUI

extension View {
  /// A gesture over each chart, which may ask the proxy where things lie.
  nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chartOverlay { proxy in
      Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
    }
  }
}
