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

/// Values that are computed once for each key.
final class Memo<Key: Hashable, Value> {
  private var cache: [Key: Value] = [:]
  /// The number of calls of ``value(_:_:)``.
  private(set) var questions = 0

  func value(_ key: Key, _ find: () -> Value) -> Value {
    questions += 1
    if let value = cache[key] { return value }
    let value = find()
    cache[key] = value
    return value
  }
}
