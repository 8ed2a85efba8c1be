import ViewValues

/// Which field has the keyboard. In a picture none has: the value is what it is at first.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes the focus.
  @propertyWrapper public struct Binding {
    let binding: ViewCore.Binding<Value>
    /// Which field has the keyboard.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  /// No field has the keyboard at first.
  public init() where Value == Bool { state = State(initialValue: false) }
  /// No field has the keyboard at first.
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

  /// Which field has the keyboard; writing moves it there, in a live session.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// For `focused(_:equals:)`.
  public var projectedValue: FocusState<Value>.Binding { Binding(binding: state.projectedValue) }

  public mutating func _connect(to place: _PropertyLocation) { state._connect(to: place) }
}

extension FocusState: ComparableProperty {
  package func isSame(as other: FocusState) -> Bool { state.isSame(as: other.state) }
}

extension View {
  /// Ties the keyboard's being at this view to a value, in a live session. A picture has no keyboard.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    changing {
      $0.liveFocus = LiveFocus(
        isFocused: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value, let none = Self.none(Value.self) {
            binding.wrappedValue = none
          }
        })
    }
  }

  /// `nil` as a value of an optional type.
  nonisolated private static func none<Value>(_ type: Value.Type) -> Value? {
    (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
  }

  /// Ties the keyboard's being at this view to a condition, in a live session. A picture has no keyboard.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    changing {
      $0.liveFocus = LiveFocus(
        isFocused: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })
    }
  }

  /// Has no effect here: in a live session the keyboard comes to controls, to charts and to what can be tapped.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

private struct SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  /// What happens when somebody ends the input in a field.
  package var submit: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}
