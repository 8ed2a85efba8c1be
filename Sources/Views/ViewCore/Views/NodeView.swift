import OpenChartsViewValues

/// Existing nodes as a view, for containers that arrange the nodes of their content.
package struct NodeView {
  package let nodes: [ViewNode]

  package init(nodes: [ViewNode]) {
    self.nodes = nodes
  }
}

extension NodeView: _PrimitiveView {
  package func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    for node in self.nodes { nodes.append(node) }
  }
}
