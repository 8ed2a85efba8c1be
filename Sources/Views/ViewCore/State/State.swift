import Foundation
import ViewValues

/// A stored value of a view; kept for its place in the tree, also from another thread's writes.
final class StateLocation<Value> {
  private let lock = NSLock()
  private var stored: Value
  private let changes: ScopeChanges

  init(_ value: Value, changes: ScopeChanges) {
    stored = value
    self.changes = changes
  }

  var value: Value {
    get { lock.withLock { stored } }
    set {
      // What was stored is let go of outside of the lock: its end may read or write state.
      let old = lock.withLock {
        defer { stored = newValue }
        return stored
      }
      withExtendedLifetime(old) {}
      changes.set()
    }
  }
}

extension StateLocation: @unchecked Sendable where Value: Sendable {
  // Proof: all that changes is the stored value, which is read and written with the lock held.
}

/// A value that a view owns. It lives as long as the view has its place in the tree.
///
/// Before the view is in a tree, reading gives the initial value and writing does nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// A value with what it is at first.
  public init(wrappedValue value: Value) { initial = value }
  /// A value with what it is at first.
  public init(initialValue value: Value) { initial = value }

  /// The value now; writing draws what reads it anew.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(get: { location.value }, set: { location.value = $0 })
  }

  public mutating func _connect(to place: _PropertyLocation) {
    let initial = initial
    location = place.scope.slot(place.slot) {
      StateLocation(initial, changes: place.scope.changes)
    }
  }
}

extension State: ComparableProperty {
  /// Changes of the value are told; what it was at first matters once.
  package func isSame(as other: State) -> Bool { location === other.location && location != nil }
}

extension State where Value: ExpressibleByNilLiteral {
  /// An optional value that is missing at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
