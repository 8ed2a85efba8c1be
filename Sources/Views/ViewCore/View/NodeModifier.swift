import OpenChartsViewValues

/// A built-in modifier, which changes the environment or the nodes of its content.
package protocol NodeModifier {
  @MainActor func adapt(_ environment: inout EnvironmentValues)
  /// Wraps one node. The context belongs to the modifier.
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode
}

extension NodeModifier {
  package func adapt(_ environment: inout EnvironmentValues) {}
  package func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode { node }
}

/// A view with a built-in modifier. Each node of the content is wrapped separately, and each cell of a grid row.
package struct NodeModified<Content: View, Modifier: NodeModifier> {
  package let content: Content
  package let modifier: Modifier

  package init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension NodeModified: _PrimitiveView {
  package func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var inner = context.child(.index(0))
    modifier.adapt(&inner.environment)
    for (index, node) in inner.nodes(of: content).enumerated() {
      let childContext = context.child(.index(index + 1))
      if node.passesModifiersToChildren {
        node.children = node.children.enumerated().map {
          modifier.wrap($1, in: childContext.child(.index($0)))
        }
        nodes.append(node)
      } else {
        nodes.append(modifier.wrap(node, in: childContext))
      }
    }
  }
}

/// A modifier of views that only changes nodes, so that its body need not be evaluated.
protocol NodeViewModifier: ViewModifier {
  /// The type of the change.
  associatedtype Attachment: NodeModifier
  /// The change of each node.
  var attachment: Attachment { get }
}

extension NodeViewModifier {
  /// Adds the nodes of a view with the change.
  @MainActor func makeNodes(
    of content: some View, in context: _ViewContext, into nodes: inout _ViewNodes
  ) { NodeModified(content: content, modifier: attachment)._makeNodes(in: context, into: &nodes) }
}
