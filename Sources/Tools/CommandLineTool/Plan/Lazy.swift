/// A value that is computed at its first use.
final class Lazy<Value> {
  private enum State {
    case known(Value)
    case open(() -> Value)
  }

  private var state: State

  init(_ value: Value) { state = .known(value) }

  init(_ find: @escaping () -> Value) { state = .open(find) }

  var value: Value {
    switch state {
    case .known(let value): return value
    case .open(let find):
      let value = find()
      state = .known(value)
      return value
    }
  }
}
