/// Which field has the keyboard. In a picture none has: the value is what it is at first.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes the focus.
  @propertyWrapper public struct Binding {
    let binding: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  public init() where Value == Bool { state = State(initialValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(binding: state.projectedValue) }

  public mutating func _connect(to place: _PropertyLocation) { state._connect(to: place) }
}

extension View {
  /// Ties the keyboard's being at this view to a value, in a live session. A picture has no keyboard.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Ties the keyboard's being at this view to a condition, in a live session. A picture has no keyboard.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Whether the keyboard may come to this view, in a live session.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
}
