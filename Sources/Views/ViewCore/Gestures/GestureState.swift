import Isolation
import ViewValues

/// State that lasts as long as a gesture goes on.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let onReset: AuthorValue<(Value, inout Transaction) -> Void>
  private var location: StateLocation<Value>?

  /// State with the value that it has, and goes back to, while no gesture goes on.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    onReset = AuthorValue { _, _ in }
  }

  /// The same as `init(wrappedValue:)`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// State with a closure that is called with the last value before it goes back; what that makes of the transaction is
  /// without effect.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    onReset = AuthorValue(reset)
  }

  /// State that goes back when the gesture is over; the transaction is without effect here.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// The value now, which only `updating(_:body:)` sets.
  public var wrappedValue: Value { location?.value ?? initial }
  /// The state itself, as `updating(_:body:)` takes it.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { location?.value = value }

  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    onReset.value(location.value, &transaction)
    location.value = initial
  }

  public mutating func _connect(to place: _PropertyLocation) {
    let initial = initial
    location = place.scope.slot(place.slot) {
      StateLocation(initial, changes: place.scope.changes)
    }
  }
}

extension GestureState: ComparableProperty {
  package func isSame(as other: GestureState) -> Bool { location === other.location && location != nil }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// State that is `nil` while no gesture goes on.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: Sendable where Value: Sendable {}
