import Foundation
import OpenChartsViewValues

struct SecondaryView<Secondary: View>: NodeModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let nodes = context.inStack(nil).nodes(of: secondary)
    guard !nodes.isEmpty else { return node }
    // Several views are stacked on top of each other with this alignment.
    let other =
      nodes.count == 1
      ? nodes[0]
      : OverlayStackNode(nodes, alignment: alignment, environment: context.environment)
    return SecondaryNode(node, secondary: other, alignment: alignment, isBehind: isBehind)
  }
}

/// A shape style as a view.
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

  /// Layers views in front of this view, and proposes its size to them.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isBehind: false)
  }

  // `Color` is both a view and a style: prefer the overload for styles.
  /// Layers a view in front of this view, and proposes its size to that view.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    layered(overlay, alignment, isBehind: false)
  }

  /// Layers a style in front of this view, at its size. At the given edges it extends under bars that it touches.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(StyleView(style: style).ignoresSafeArea(edges: edges), .center, isBehind: false)
  }

  /// Layers views behind this view, and proposes its size to them.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isBehind: true)
  }

  // `Color` is both a view and a style: prefer the overload for styles.
  /// Layers a view behind this view, and proposes its size to that view.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    layered(background, alignment, isBehind: true)
  }

  /// Layers a style behind this view, at its size. At the given edges it extends under bars that it touches.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(StyleView(style: style).ignoresSafeArea(edges: edges), .center, isBehind: true)
  }

  /// Layers the environment's background style behind this view, under bars that it touches at the given edges.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
}
