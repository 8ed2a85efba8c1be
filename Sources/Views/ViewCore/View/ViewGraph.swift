import Observation
import Synchronization
import ViewValues

/// Owns the state of a tree of views across evaluations.
@MainActor package final class ViewGraph {
  /// Counts evaluations; scopes that the current one has not reached are forgotten.
  package private(set) var generation = 0
  /// Set from any thread when a value that a body has read changes.
  package nonisolated let changes = ChangeFlag()
  private var root: StateScope!
  private var scopeCount = 0
  /// Whether views keep their bodies from one evaluation to the next: worth its room where there are many.
  package var keepsBodies = false
  /// The animation that this evaluation's changes ask for; `nil` for none.
  package var transaction: Transaction?

  /// Those that views have begun.
  package let tasks = TaskCount()

  /// What the views of one window keep by name.
  private var named: [String: AnyObject] = [:]

  package init() { root = StateScope(graph: self) }

  /// The object kept by a name, made on first use; one of another type is replaced.
  func named<T: AnyObject>(_ name: String, _ make: () -> T) -> T {
    if let known = named[name] as? T { return known }
    let new = make()
    named[name] = new
    return new
  }

  func nextScopeNumber() -> Int {
    scopeCount += 1
    return scopeCount
  }

  /// Evaluates a view into its node, with the state kept from earlier evaluations.
  package func evaluate(_ view: some View, in environment: EnvironmentValues) -> ViewNode {
    generation += 1
    changes.clear()
    if let new = changes.takeTransaction() { transaction = new }
    return _ViewContext(environment: environment, scope: root).node(of: view)
  }

  /// Forgets state of views that are no longer there. Call it after layout, which may evaluate views too.
  package func finishEvaluation() { root.prune() }

  /// Ends everything: views disappear, tasks are cancelled.
  package func end() { root.leave() }

  package func tracking<T>(_ body: () -> T) -> T {
    withObservationTracking(body) { [changes] in changes.set() }
  }
}

/// How many tasks run; safe from any thread.
package final class TaskCount: Sendable {
  private let count = Atomic(0)
  package var isZero: Bool { count.load(ordering: .acquiring) == 0 }

  /// - Returns: What the task is to call once, at its end.
  func begin() -> @Sendable () -> Void {
    count.add(1, ordering: .acquiringAndReleasing)
    return { [self] in _ = count.subtract(1, ordering: .acquiringAndReleasing) }
  }
}

/// Whether something changed since the last evaluation; safe from any thread.
package final class ChangeFlag: Sendable {
  private let flag = Atomic(false)
  /// A structure, since a closure by itself is wrapped anew each time that it is read through a lock: after many changes
  /// one call would be as many.
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

  /// What came with the changes since the last time; the last one counts.
  func takeTransaction() -> Transaction? {
    transaction.withLock { transaction in
      defer { transaction = nil }
      return transaction
    }
  }

  /// Who hears, on any thread, that something changed, once for all changes before the next evaluation.
  package func notify(_ body: (@Sendable () -> Void)?) { listener.withLock { $0.body = body } }
  package func clear() { flag.store(false, ordering: .releasing) }
}

extension ChangeFlag: ChangeListener {
  package func objectWillChange() { set() }
}
