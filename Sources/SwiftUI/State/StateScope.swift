/// One step of a view's identity from its parent.
package enum IdentityStep: Hashable {
  case index(Int)
  case type(ObjectIdentifier)
  case id(AnyHashable)
}

/// Something kept for a place that has to do something when the place goes.
@MainActor protocol LeavesPlace: AnyObject {
  func leave()
}

/// A place in the tree that keeps state between evaluations.
///
/// Scopes form a tree by identity: position, type, `ForEach` id, `id(_:)`. What an evaluation does not
/// visit is forgotten after it.
@MainActor package final class StateScope {
  package unowned let graph: ViewGraph
  /// Tells this place from all others that the graph ever has.
  package let number: Int
  private var children: [IdentityStep: StateScope] = [:]
  private var slots: [Int: AnyObject] = [:]
  private var visited: Int

  init(graph: ViewGraph) {
    self.graph = graph
    number = graph.nextScopeNumber()
    visited = graph.generation
  }

  package func child(_ step: IdentityStep) -> StateScope {
    if let known = children[step] {
      known.visited = graph.generation
      return known
    }
    let new = StateScope(graph: graph)
    children[step] = new
    return new
  }

  /// The object kept in a slot, made on first use.
  package func slot<T: AnyObject>(_ index: Int, _ make: () -> T) -> T {
    if let known = slots[index] as? T { return known }
    let new = make()
    slots[index] = new
    return new
  }

  /// Forgets the parts that the last evaluation did not reach.
  func prune() {
    for child in children.values where child.visited != graph.generation { child.leave() }
    children = children.filter { $0.value.visited == graph.generation }
    for child in children.values { child.prune() }
  }

  /// Tells what is kept here and below that its place has gone.
  func leave() {
    for child in children.values { child.leave() }
    for slot in slots.values { (slot as? any LeavesPlace)?.leave() }
  }

  func evaluate<V: View>(_ view: V, in environment: EnvironmentValues) -> V.Body {
    evaluate(view, in: environment) { $0.body }
  }

  /// Connects the properties of a view or a modifier, then evaluates its body.
  func evaluate<V, Body>(
    _ value: V, in environment: EnvironmentValues, _ body: (V) -> Body
  ) -> Body {
    var value = value
    DynamicProperties.connect(&value, to: self, in: environment)
    return graph.tracking { body(value) }
  }
}
