import OpenChartsIsolation
import OpenChartsViewValues

/// State that exists while a gesture is active.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let onReset: UncheckedSendable<(Value, inout Transaction) -> Void>
  private var location: StateLocation<Value>?

  /// Creates state with an initial value, to which it returns when the gesture is over.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    onReset = UncheckedSendable { _, _ in }
  }

  /// Creates state with an initial value. The same as `init(wrappedValue:)`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates state with a closure that is called with the last value before the reset. Changes of the transaction
  /// have no effect.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    onReset = UncheckedSendable(reset)
  }

  /// Creates state that is reset when the gesture is over. `resetTransaction` has no effect.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// The current value. Only `updating(_:body:)` sets it.
  public var wrappedValue: Value { location?.value ?? initial }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { location?.value = value }

  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    onReset.value(location.value, &transaction)
    location.value = initial
  }

  public mutating func _connect(to propertyLocation: _PropertyLocation) {
    let initial = initial
    location = propertyLocation.scope.slot(propertyLocation.slot) {
      StateLocation(initial, changes: propertyLocation.scope.changes)
    }
  }
}

extension GestureState: ComparableProperty {
  package func isSame(as other: GestureState) -> Bool { location === other.location && location != nil }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates state that is `nil` while no gesture is active.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: Sendable where Value: Sendable {}
