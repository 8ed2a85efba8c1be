import OpenChartsViewValues

/// A gesture with additional callbacks.
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
  /// Adds an action that runs when the gesture ends, with its last value.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Updates transient state while the gesture is active. The state is reset when the gesture is over.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Adds an action that runs when the gesture is over, whether it ended or failed.
  nonisolated func onOver(_ action: @escaping () -> Void) -> some Gesture<Value> {
    CallbackGesture<Self, Value>(base: self) { $0.reset.append(action) }
  }

  /// Transforms the value that the callbacks receive.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Combines two gestures that are recognized at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }

  /// Combines two gestures that are recognized one after the other.
  nonisolated public func sequenced<Other: Gesture>(before other: Other)
    -> SequenceGesture<Self, Other>
  { SequenceGesture(self, other) }

  /// Combines two gestures, of which the second is recognized only if the first fails.
  nonisolated public func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
  { ExclusiveGesture(self, other) }
}

extension Gesture where Value: Equatable {
  /// Adds an action that runs when the gesture's value changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; `nil` while it has none.
    public var first: First.Value?
    /// The value of the second gesture; `nil` while it has none.
    public var second: Second.Value?
  }
  /// The first gesture. Both receive the same events.
  public var first: First
  /// The second gesture. Both receive the same events.
  public var second: Second

  /// Combines two gestures that receive the same events. The result is over when both are, and has ended if at least
  /// one has.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture: _PrimitiveGesture {
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.simultaneous(first._describe(), second._describe()))
    description.map = { raw in
      guard let pair = raw as? GesturePair else { return raw }
      return Value(first: pair.first as? First.Value, second: pair.second as? Second.Value)
    }
    return description
  }
}

/// The untyped values of a composed gesture's parts.
package struct GesturePair {
  package var first: Any?
  package var second: Any?
  package init(first: Any?, second: Any?) {
    self.first = first
    self.second = second
  }
}

/// Two gestures that are recognized one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The progress of the sequence.
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The first gesture has ended. The second is active, or has no value yet.
    case second(First.Value, Second.Value?)
  }
  /// The gesture that must end before the second begins.
  public var first: First
  /// The gesture that begins when the first has ended. A pointer that is still down continues into it.
  public var second: Second

  /// Combines two gestures in sequence. The result fails if either fails.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: _PrimitiveGesture {
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.sequence(first._describe(), second._describe()))
    description.map = { raw in
      guard let pair = raw as? GesturePair, let first = pair.first as? First.Value else { return raw }
      // The first gesture is over once `pair.second` is set, even if the second has no value yet.
      return pair.second == nil
        ? Value.first(first) : Value.second(first, pair.second as? Second.Value)
    }
    return description
  }
}

/// Two gestures, of which only one is recognized.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture was recognised.
    case first(First.Value)
    /// The first gesture failed, and the second was recognised.
    case second(Second.Value)
  }
  /// The gesture that is tried first.
  public var first: First
  /// The gesture that receives the events if the first fails.
  public var second: Second

  /// Combines a gesture and its fallback.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: _PrimitiveGesture {
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
