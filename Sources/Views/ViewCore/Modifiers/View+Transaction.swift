import OpenChartsViewValues

/// Changes the transaction of the changes within a view.
private struct Transacting<V: Equatable>: NodeModifier {
  let change: (inout Transaction) -> Void
  /// The observed value; `nil` changes the transaction for every evaluation.
  let value: V?

  private final class Memory {
    var value: V?
    var isThere = false
  }

  func adapt(_ environment: inout EnvironmentValues) {
    guard value == nil else { return }
    var transaction = Transaction(animation: environment.animation)
    change(&transaction)
    environment.animation = transaction.disablesAnimations ? nil : transaction.animation
  }

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let memory = context.scope.slot(0) { Memory() }
    defer { (memory.value, memory.isThere) = (value, true) }
    // The first evaluation has no previous state to animate from.
    guard memory.isThere, value == nil || memory.value != value else { return node }
    var transaction = context.scope.graph.transaction ?? Transaction()
    change(&transaction)
    context.scope.graph.transaction = transaction
    return node
  }
}

extension View {
  /// Changes the transaction, such as the animation, of all changes within this view, in a live session. A picture shows
  /// the final state.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    NodeModified(content: self, modifier: Transacting<Bool>(change: transform, value: nil))
  }

  /// Changes the transaction of changes within this view when `value` changes, in a live session.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    NodeModified(content: self, modifier: Transacting(change: transform, value: value))
  }
}
