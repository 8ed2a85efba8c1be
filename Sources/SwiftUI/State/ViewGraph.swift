import Observation
import Synchronization

/// Owns the state of a tree of views across evaluations.
@MainActor package final class ViewGraph {
  /// Counts evaluations; scopes that the current one has not reached are forgotten.
  package private(set) var generation = 0
  /// Set from any thread when a value that a body has read changes.
  package nonisolated let changes = ChangeFlag()
  private var root: StateScope!

  package init() { root = StateScope(graph: self) }

  /// Evaluates a view into its node, with the state kept from earlier evaluations.
  package func evaluate(_ view: some View, in environment: EnvironmentValues) -> ViewNode {
    generation += 1
    changes.clear()
    return _ViewContext(environment: environment, scope: root).node(of: view)
  }

  /// Forgets state of views that are no longer there. Call it after layout, which may evaluate views too.
  package func finishEvaluation() { root.prune() }

  package func tracking<T>(_ body: () -> T) -> T {
    withObservationTracking(body) { [changes] in changes.set() }
  }
}

/// Whether something changed since the last evaluation; safe from any thread.
package final class ChangeFlag: Sendable {
  private let flag = Atomic(false)
  package init() {}
  package var isSet: Bool { flag.load(ordering: .acquiring) }
  package func set() { flag.store(true, ordering: .releasing) }
  package func clear() { flag.store(false, ordering: .releasing) }
}

extension ChangeFlag: ChangeListener {
  package func objectWillChange() { set() }
}
