import OpenChartsViewValues

/// The field that has the keyboard focus. In a picture it keeps its initial value.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  @propertyWrapper public struct Binding {
    let binding: OpenChartsViewCore.Binding<Value>
    /// The field that has the keyboard focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  /// Creates a state without focus.
  public init() where Value == Bool { state = State(initialValue: false) }
  /// Creates a state without focus.
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

  /// The field that has the keyboard focus. Writing it moves the focus, in a live session.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for `focused(_:equals:)`.
  public var projectedValue: FocusState<Value>.Binding { Binding(binding: state.projectedValue) }

  public mutating func _connect(to propertyLocation: _PropertyLocation) {
    state._connect(to: propertyLocation)
  }
}

extension FocusState: ComparableProperty {
  package func isSame(as other: FocusState) -> Bool { state.isSame(as: other.state) }
}

extension View {
  /// Binds the keyboard focus of this view to a value, in a live session. Has no effect in a picture.
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

  /// Binds the keyboard focus of this view to closures, in a live session.
  nonisolated package func focused(_ isFocused: @escaping () -> Bool, set: @escaping (Bool) -> Void)
    -> some View
  {
    changing { $0.liveFocus = LiveFocus(isFocused: isFocused, set: set) }
  }

  /// Returns `nil` as a value of an optional type. A plain `nil` result means that `type` is not optional.
  nonisolated private static func none<Value>(_ type: Value.Type) -> Value? {
    (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
  }

  /// Binds the keyboard focus of this view to a condition, in a live session. Has no effect in a picture.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    changing {
      $0.liveFocus = LiveFocus(
        isFocused: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })
    }
  }
}

extension EnvironmentValues {
  /// The action that runs when the user submits a text field.
  @Entry package var submit: (() -> Void)?
  /// The action that runs when the user submits a search.
  @Entry package var searchSubmit: (() -> Void)?
}
