import Synchronization

/// A value that is worked out when somebody first asks for it, on whatever thread, and kept from then on.
package final class Deferred<Value: Sendable>: Sendable {
  private enum State {
    case pending(@Sendable () -> Value)
    /// What the value was made from may go.
    case known(Value)
  }

  private let state: Mutex<State>

  package init(_ make: @escaping @Sendable () -> Value) { state = Mutex(.pending(make)) }

  package var value: Value {
    state.withLock { state in
      switch state {
      case .known(let value): return value
      case .pending(let make):
        let value = make()
        state = .known(value)
        return value
      }
    }
  }
}
