import Combine
import Observation
import Synchronization
import ViewValues

/// One step of a view's identity from its parent.
package enum IdentityStep: Hashable {
  case index(Int)
  case type(ObjectIdentifier)
  case id(AnyHashable)
}

/// Something kept for a place that has to do something when the place goes.
@MainActor protocol Disappearing: AnyObject {
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
  /// Whether something that the view here depends on has changed since its body was evaluated.
  package let changes: ScopeChanges
  /// Whether the view reads what does not tell of its changes, so that its body cannot be kept.
  package var readsUnobserved = false
  private var kept: AnyObject?

  package init(graph: ViewGraph) {
    self.graph = graph
    number = graph.nextScopeNumber()
    changes = ScopeChanges(graph.changes)
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
    for slot in slots.values { (slot as? any Disappearing)?.leave() }
  }

  /// The view's body: the one of the last evaluation where nothing that it depends on has changed.
  ///
  /// A body depends on the view's stored properties, with what they are connected to, and on the state and the
  /// observable objects that it has read. Whether properties are the same is for ``ViewComparison`` to say.
  func evaluate<V: View>(_ view: V, in environment: EnvironmentValues) -> V.Body {
    guard graph.keepsBodies else { return evaluate(view, in: environment) { $0.body } }
    var view = view
    DynamicProperties.connect(&view, to: self, in: environment)
    if !readsUnobserved, !changes.isSet, let kept = kept as? KeptBody<V>,
      ViewComparison.areSame(kept.view, view)
    {
      return kept.body
    }
    changes.clear()
    let body = withObservationTracking {
      view.body
    } onChange: { [changes] in
      changes.set()
    }
    kept = KeptBody(view: view, body: body)
    return body
  }

  /// Connects the properties of a view or a modifier, then evaluates its body.
  package func evaluate<V, Body>(
    _ value: V, in environment: EnvironmentValues, _ body: (V) -> Body
  ) -> Body {
    var value = value
    DynamicProperties.connect(&value, to: self, in: environment)
    return graph.tracking { body(value) }
  }
}

/// A view and its body.
private final class KeptBody<V: View> {
  let view: V
  let body: V.Body

  init(view: V, body: V.Body) {
    self.view = view
    self.body = body
  }
}

/// Whether something has changed that one view depends on; safe from any thread.
package final class ScopeChanges: Sendable {
  private let flag = Atomic(false)
  private let graph: ChangeFlag

  init(_ graph: ChangeFlag) { self.graph = graph }

  package var isSet: Bool { flag.load(ordering: .acquiring) }
  package func clear() { flag.store(false, ordering: .releasing) }

  package func set() {
    flag.store(true, ordering: .releasing)
    graph.set()
  }
}

extension ScopeChanges: ChangeListener {
  package func objectWillChange() { set() }
}
