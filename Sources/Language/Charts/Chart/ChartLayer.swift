import SwiftUI

/// The proxies of the charts in a view that are laid out, in drawing order.
struct ChartProxies: PreferenceKey {
  static var defaultValue: [ChartProxy] { [] }

  static func reduce(value: inout [ChartProxy], nextValue: () -> [ChartProxy]) { value += nextValue() }
}

/// The content of `chartOverlay` and `chartBackground`: views made with the proxy of the first chart in the modified
/// view. Without a chart, there are no views.
struct ChartLayer<Content: View> {
  /// The modifier's name, for diagnostics.
  let modifier: String
  let proxies: [ChartProxy]
  let content: (ChartProxy) -> Content
}

extension ChartLayer: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let diagnostics = context.environment.diagnostics
    guard let proxy = proxies.first else {
      diagnostics?.add(
        "\(modifier) has no effect: the view that it modifies contains no 2-D chart. Apply it to a chart or to a view around one."
      )
      return
    }
    if proxies.count > 1 {
      diagnostics?.add(
        "\(modifier) modifies a view with \(proxies.count) charts, and its proxy is that of the first. Apply it to each chart."
      )
    }
    // A modifier further out applies to the modified view, not to charts in this layer.
    context.scope.graph.tracking { content(proxy) }.preference(key: ChartProxies.self, value: [])
      ._makeNodes(in: context.child(.index(0)), into: &nodes)
  }
}
