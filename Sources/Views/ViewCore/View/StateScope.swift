import Combine
import Observation
import OpenChartsViewValues
import Synchronization

/// One step of a view's identity, relative to its parent.
package enum IdentityStep: Hashable {
  case index(Int)
  case type(ObjectIdentifier)
  case id(AnyHashable)
}

/// Stored state that must act when its view is removed.
@MainActor protocol Disappearing: AnyObject {
  func didDisappear()
}

/// The state of one view identity, kept between evaluations.
///
/// Scopes form a tree by identity: position, type, `ForEach` id, `id(_:)`. Scopes that an evaluation does not visit
/// are removed after it.
@MainActor package final class StateScope {
  package unowned let graph: ViewGraph
  /// A number that is unique among all scopes that the graph ever has.
  package let number: Int
  private var children: [IdentityStep: StateScope] = [:]
  private var slots: [Int: AnyObject] = [:]
  private var visited: Int
  /// Whether a dependency of the view has changed since its body was evaluated.
  package let changes: ScopeChanges
  /// Whether the view reads values that do not report changes, so that its body cannot be cached.
  package var readsUnobserved = false
  private var cachedBody: AnyObject?

  package init(graph: ViewGraph) {
    self.graph = graph
    number = graph.nextScopeNumber()
    changes = ScopeChanges(graph.changes)
    visited = graph.generation
  }

  package func child(_ step: IdentityStep) -> StateScope {
    if let child = children[step] {
      child.visited = graph.generation
      return child
    }
    let new = StateScope(graph: graph)
    children[step] = new
    return new
  }

  /// Returns the object in a slot, made on first use.
  package func slot<T: AnyObject>(_ index: Int, _ make: () -> T) -> T {
    if let slot = slots[index] as? T { return slot }
    let new = make()
    slots[index] = new
    return new
  }

  /// Removes the descendants that the last evaluation did not visit.
  func prune() {
    for child in children.values where child.visited != graph.generation { child.didDisappear() }
    children = children.filter { $0.value.visited == graph.generation }
    for child in children.values { child.prune() }
  }

  /// Notifies the state stored in this scope and its descendants that the view was removed.
  func didDisappear() {
    for child in children.values { child.didDisappear() }
    for slot in slots.values { (slot as? any Disappearing)?.didDisappear() }
  }

  /// Returns the view's body, cached from the last evaluation if no dependency has changed.
  ///
  /// A body depends on the stored properties of the view with their connections, and on the state and observable
  /// objects that it read. ``ViewComparison`` decides whether properties are equal.
  func evaluate<V: View>(_ view: V, in environment: EnvironmentValues) -> V.Body {
    guard graph.keepsBodies else { return evaluate(view, in: environment) { $0.body } }
    var view = view
    DynamicProperties.connect(&view, to: self, in: environment)
    if !readsUnobserved, !changes.isSet, let cachedBody = cachedBody as? CachedBody<V>,
      ViewComparison.areSame(cachedBody.view, view)
    {
      return cachedBody.body
    }
    changes.clear()
    let body = withObservationTracking {
      view.body
    } onChange: { [changes] in
      changes.set()
    }
    cachedBody = CachedBody(view: view, body: body)
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

/// A view and its cached body.
private final class CachedBody<V: View> {
  let view: V
  let body: V.Body

  init(view: V, body: V.Body) {
    self.view = view
    self.body = body
  }
}

/// Whether a dependency of one view has changed. Safe from any thread.
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
