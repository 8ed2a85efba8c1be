import OpenChartsViewValues

/// A gesture with an action that runs when its value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: _PrimitiveGesture {
  /// The value of the gesture.
  public typealias Value = Content.Value
  public func _describe() -> _GestureDescription {
    var description = content._describe()
    let (map, action) = (description.map, action)
    description.changed.append { if let value = map($0) as? Value { action(value) } }
    return description
  }
}

/// A gesture with an action that runs when it ends.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: _PrimitiveGesture {
  /// The value of the gesture.
  public typealias Value = Content.Value
  public func _describe() -> _GestureDescription {
    var description = content._describe()
    let (map, action) = (description.map, action)
    description.ended.append { if let value = map($0) as? Value { action(value) } }
    return description
  }
}

/// A gesture whose value is transformed.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: _PrimitiveGesture {
  public func _describe() -> _GestureDescription {
    var description = content._describe()
    let (map, transform) = (description.map, transform)
    description.map = { raw in
      let value = map(raw)
      return (value as? Content.Value).map(transform) ?? value
    }
    return description
  }
}

/// A gesture that updates transient state while it is active.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture whose values update the state.
  public var base: Base
  /// The state, which is reset when the gesture is over.
  public var state: GestureState<State>
  /// Updates the state with a value of the gesture. Changes of the transaction have no effect.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates state.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    (self.base, self.state, self.body) = (base, state, body)
  }
}

extension GestureStateGesture: _PrimitiveGesture {
  /// The value of the gesture.
  public typealias Value = Base.Value
  public func _describe() -> _GestureDescription {
    var description = base._describe()
    let (map, state) = (description.map, state)
    let update: (Base.Value, inout State, inout Transaction) -> Void = body
    description.changed.append {
      guard let value = map($0) as? Value else { return }
      var now = state.wrappedValue
      var transaction = Transaction()
      update(value, &now, &transaction)
      state.set(now)
    }
    description.reset.append { state.reset() }
    return description
  }
}
