import Observation
import OpenChartsDisplayList
import OpenChartsViewValues
import Synchronization

/// The owner of a view tree's state across evaluations.
@MainActor package final class ViewGraph {
  /// The number of evaluations. Scopes that the current one does not visit are removed.
  package private(set) var generation = 0
  /// Set, from any thread, when a value that a body has read changes.
  package nonisolated let changes = ChangeFlag()
  private var root: StateScope!
  private var scopeCount = 0
  private var chartCount = 0
  /// Whether bodies are cached between evaluations. Costs memory; worth it with many evaluations.
  package var keepsBodies = false
  /// The animation that the changes in this evaluation request; `nil` for none.
  package var transaction: Transaction?

  /// The running tasks of the views.
  package let tasks = TaskCount()

  /// The `SceneStorage` values of the window, by key.
  private var named: [String: AnyObject] = [:]

  package init() { root = StateScope(graph: self) }

  /// Returns the object of a key, made on first use. An object of another type is replaced.
  func named<T: AnyObject>(_ name: String, _ make: () -> T) -> T {
    if let existing = named[name] as? T { return existing }
    let new = make()
    named[name] = new
    return new
  }

  func nextScopeNumber() -> Int {
    scopeCount += 1
    return scopeCount
  }

  /// Returns a new identity, for a chart that is evaluated for the first time.
  package func nextChartID() -> ChartID {
    defer { chartCount += 1 }
    return ChartID(chartCount)
  }

  /// Evaluates a view into a node, with the state of earlier evaluations.
  package func evaluate(_ view: some View, in environment: EnvironmentValues) -> ViewNode {
    generation += 1
    changes.clear()
    if let new = changes.takeTransaction() { transaction = new }
    return _ViewContext(environment: environment, scope: root).node(of: view)
  }

  /// Removes the state of views that no longer exist. Call it after layout, which may evaluate views too.
  package func finishEvaluation() { root.prune() }

  /// Ends all views: they disappear, and their tasks are cancelled.
  package func end() { root.didDisappear() }

  package func tracking<T>(_ body: () -> T) -> T {
    withObservationTracking(body) { [changes] in changes.set() }
  }
}

/// The number of running tasks. Safe from any thread.
package final class TaskCount: Sendable {
  private let count = Atomic(0)
  package var isZero: Bool { count.load(ordering: .acquiring) == 0 }

  /// - Returns: A closure that the task calls once, at its end.
  func begin() -> @Sendable () -> Void {
    count.add(1, ordering: .acquiringAndReleasing)
    return { [self] in _ = count.subtract(1, ordering: .acquiringAndReleasing) }
  }
}

/// Whether something has changed since the last evaluation. Safe from any thread.
package final class ChangeFlag: Sendable {
  private let flag = Atomic(false)
  /// A struct, because a bare closure in the mutex would be wrapped again at every read, and calls would become
  /// slower with each change.
  private struct Listener: Sendable {
    var body: (@Sendable () -> Void)?
  }

  private let listener = Mutex(Listener())
  private let transaction = Mutex<Transaction?>(nil)
  package init() {}
  package var isSet: Bool { flag.load(ordering: .acquiring) }

  package func set() {
    if let current = Transaction.current, current.animation != nil {
      if listener.withLock({ $0.body != nil }) { current.completion?.take() }
      transaction.withLock { $0 = current }
    }
    guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
    listener.withLock { $0.body }?()
  }

  /// Returns and clears the transaction of the last change since the previous call.
  func takeTransaction() -> Transaction? {
    transaction.withLock { transaction in
      defer { transaction = nil }
      return transaction
    }
  }

  /// Sets a listener that is called, on any thread, once for all changes before the next evaluation.
  package func notify(_ body: (@Sendable () -> Void)?) { listener.withLock { $0.body = body } }
  package func clear() { flag.store(false, ordering: .releasing) }
}

extension ChangeFlag: ChangeListener {
  package func objectWillChange() { set() }
}
