import Isolation
import ViewValues

/// State that lasts as long as a gesture goes on.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let onReset: AuthorValue<(Value, inout Transaction) -> Void>
  private var location: StateLocation<Value>?

  /// A value with what it is when no gesture goes on.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    onReset = AuthorValue { _, _ in }
  }

  /// A value with what it is when no gesture goes on.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A value whose going back a closure learns of; the transaction that it fills has no effect here.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    onReset = AuthorValue(reset)
  }

  /// A value that goes back when the gesture ends; the transaction has no effect here.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// The value now.
  public var wrappedValue: Value { location?.value ?? initial }
  /// For `updating(_:body:)`.
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
  /// An optional value that is missing when no gesture goes on.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: Sendable where Value: Sendable {}
