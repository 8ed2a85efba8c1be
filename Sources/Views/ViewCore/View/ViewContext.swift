import OpenChartsIsolation
import OpenChartsViewValues

/// The environment and the identity with which a view is evaluated.
public struct _ViewContext {
  package var environment: EnvironmentValues
  package var scope: StateScope

  package init(environment: EnvironmentValues, scope: StateScope) {
    self.environment = environment
    self.scope = scope
  }

  /// Returns the context of a child view, with its own identity.
  @MainActor package func child(_ step: IdentityStep) -> _ViewContext {
    StackLimit.check()
    return _ViewContext(environment: environment, scope: scope.child(step))
  }

  /// Returns a context with the same identity and another environment.
  package func with(_ environment: EnvironmentValues) -> _ViewContext {
    _ViewContext(environment: environment, scope: scope)
  }

  /// Returns the nodes of a view: none, one or several.
  @MainActor package func nodes(of view: some View) -> [ViewNode] {
    var nodes = _ViewNodes()
    view._makeNodes(in: self, into: &nodes)
    return nodes.list
  }

  /// Returns one node for a view. Several nodes are stacked on top of each other, as in a background.
  @MainActor package func node(of view: some View) -> ViewNode {
    let list = nodes(of: view)
    return list.count == 1 ? list[0] : OverlayStackNode(list, environment: environment)
  }

  /// Connects the view's properties with their stored values, then evaluates its body.
  @MainActor func makeComposite<V: View>(_ view: V, into nodes: inout _ViewNodes) {
    StackLimit.check()
    let scope = scope.child(.type(ObjectIdentifier(V.self)))
    let body = scope.evaluate(view, in: environment)
    body._makeNodes(in: _ViewContext(environment: environment, scope: scope), into: &nodes)
  }
}

extension _ViewContext {
  /// Makes the nodes of a view and wraps each one.
  @MainActor package func wrap(
    _ view: some View, into nodes: inout _ViewNodes, _ wrapper: (ViewNode) -> ViewNode
  ) {
    for node in child(.index(0)).nodes(of: view) { nodes.append(wrapper(node)) }
  }
}

/// The nodes that views have made.
public struct _ViewNodes {
  package var list: [ViewNode] = []
  package init() {}
  package mutating func append(_ node: ViewNode) { list.append(node) }
}
