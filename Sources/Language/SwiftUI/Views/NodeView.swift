/// Nodes that are there already, as a view: for containers that arrange what their content made.
struct NodeView {
  let nodes: [ViewNode]
}

extension NodeView: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    for node in self.nodes { nodes.append(node) }
  }
}
