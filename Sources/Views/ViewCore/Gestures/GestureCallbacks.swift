import ViewValues

/// A gesture with something to do while it goes on or when it ends.
private struct CallbackGesture<Base: Gesture, Value> {
  let base: Base
  let add: (inout _GestureDescription) -> Void
}

extension CallbackGesture: Gesture {
  typealias Body = Never
  func _describe() -> _GestureDescription {
    var description = base._describe()
    add(&description)
    return description
  }
}

extension Gesture {
  /// Runs when the gesture ends, with its last value.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    CallbackGesture<Self, Value>(base: self) { description in
      let map = description.map
      description.ended.append { if let value = map($0) as? Value { action(value) } }
    }
  }

  /// Sets transient state while the gesture goes on; it goes back when the gesture is over.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    CallbackGesture<Self, Value>(base: self) { description in
      let map = description.map
      description.changed.append {
        guard let value = map($0) as? Value else { return }
        var now = state.wrappedValue
        var transaction = Transaction()
        body(value, &now, &transaction)
        state.set(now)
      }
      description.reset.append { state.reset() }
    }
  }

  /// Runs when the gesture is over, whether it ended or came to nothing.
  nonisolated func onOver(_ action: @escaping () -> Void) -> some Gesture<Value> {
    CallbackGesture<Self, Value>(base: self) { $0.reset.append(action) }
  }

  /// The same gesture, whose callbacks are handed what a closure makes of its value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    CallbackGesture<Self, T>(base: self) { description in
      let map = description.map
      description.map = { raw in
        let value = map(raw)
        return (value as? Value).map(body) ?? value
      }
    }
  }

  /// Both gestures at once.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }

  /// This gesture, then the other.
  nonisolated public func sequenced<Other: Gesture>(before other: Other)
    -> SequenceGesture<Self, Other>
  { SequenceGesture(self, other) }

  /// This gesture, or else the other.
  nonisolated public func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
  { ExclusiveGesture(self, other) }
}

extension Gesture where Value: Equatable {
  /// Runs whenever the gesture's value changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    CallbackGesture<Self, Value>(base: self) { description in
      let map = description.map
      description.changed.append { if let value = map($0) as? Value { action(value) } }
    }
  }
}

/// Two gestures that go on at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What both gave so far.
  public struct Value {
    /// The value of the first gesture; `nil` before it has one.
    public var first: First.Value?
    /// The value of the second gesture; `nil` before it has one.
    public var second: Second.Value?
  }
  /// The gesture whose value comes first; both see the same events.
  public var first: First
  /// The gesture whose value comes second.
  public var second: Second

  /// Two gestures that see the same events; over when both are, ended when at least one has.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture: Gesture {
  /// None, because it is built in.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.simultaneous(first._describe(), second._describe()))
    description.map = { raw in
      guard let pair = raw as? GesturePair else { return raw }
      return Value(first: pair.first as? First.Value, second: pair.second as? Second.Value)
    }
    return description
  }
}

/// What the parts of a composed gesture gave so far, without types.
package struct GesturePair {
  package var first: Any?
  package var second: Any?
  package init(first: Any?, second: Any?) {
    self.first = first
    self.second = second
  }
}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the sequence is.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second goes on, or has no value yet.
    case second(First.Value, Second.Value?)
  }
  /// The gesture that has to end before the second begins.
  public var first: First
  /// The gesture that begins once the first has ended; a finger that is still down goes on into it.
  public var second: Second

  /// A gesture and the one after it; it fails when either fails.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: Gesture {
  /// None, because it is built in.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.sequence(first._describe(), second._describe()))
    description.map = { raw in
      guard let pair = raw as? GesturePair, let first = pair.first as? First.Value else { return raw }
      // The first is over once the second was asked for a value, even if it has none yet.
      return pair.second == nil
        ? Value.first(first) : Value.second(first, pair.second as? Second.Value)
    }
    return description
  }
}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that was recognised.
  public enum Value {
    /// The first gesture was recognised.
    case first(First.Value)
    /// The first gesture failed, and the second was recognised.
    case second(Second.Value)
  }
  /// The gesture that is tried first.
  public var first: First
  /// The gesture that sees the events once the first has failed.
  public var second: Second

  /// A gesture and the one that stands in where it fails.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: Gesture {
  /// None, because it is built in.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.exclusive(first._describe(), second._describe()))
    description.map = { raw in
      guard let pair = raw as? GesturePair else { return raw }
      if let first = pair.first as? First.Value { return Value.first(first) }
      if let second = pair.second as? Second.Value { return Value.second(second) }
      return raw
    }
    return description
  }
}
