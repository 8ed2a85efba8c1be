import Foundation
import ViewValues

struct SecondaryView<Secondary: View>: NodeModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let nodes = context.inStack(nil).nodes(of: secondary)
    guard !nodes.isEmpty else { return node }
    // Several views lie over each other, aligned as the whole is.
    let other =
      nodes.count == 1
      ? nodes[0]
      : OverlayStackNode(nodes, alignment: alignment, environment: context.environment)
    return SecondaryNode(node, secondary: other, alignment: alignment, isBehind: isBehind)
  }
}

/// A style as a view, without a name of its own.
struct StyleView {
  let style: any ShapeStyle
}

extension StyleView: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(StyleNode(style, environment: context.environment))
  }
}

extension View {
  nonisolated private func layered<V: View>(_ view: V, _ alignment: Alignment, isBehind: Bool)
    -> NodeModified<Self, SecondaryView<V>>
  {
    NodeModified(
      content: self,
      modifier: SecondaryView(secondary: view, alignment: alignment, isBehind: isBehind))
  }

  /// Views before this one, offered its size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isBehind: false)
  }

  // A colour is both a view and a style; the style is meant.
  /// A view in front of this one, offered its size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    layered(overlay, alignment, isBehind: false)
  }

  /// A style in front of this view, as large as it. A picture has no safe areas that it could extend into.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(StyleView(style: style), .center, isBehind: false)
  }

  /// Views behind this one, offered its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isBehind: true)
  }

  // A colour is both a view and a style; the style is meant.
  /// A view behind this one, offered its size.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    layered(background, alignment, isBehind: true)
  }

  /// A style behind this view. A picture has no safe areas that it could extend into.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(StyleView(style: style), .center, isBehind: true)
  }

  /// The environment's background style behind this view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered(StyleView(style: BackgroundStyle()), .center, isBehind: true)
  }
}
