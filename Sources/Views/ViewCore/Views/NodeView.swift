import ViewValues

/// Nodes that are there already, as a view: for containers that arrange what their content made.
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
