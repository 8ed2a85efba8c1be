import Foundation
import OpenChartsViewValues

/// The stored value of a view property, kept per view identity. Safe to write from any thread.
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
      // Releases the old value outside the lock, because its deinit may read or write state.
      let old = lock.withLock {
        defer { stored = newValue }
        return stored
      }
      // A body that writes the value that is there already would otherwise be updated without end.
      if withExtendedLifetime(old, { !isUnchanged(old, newValue) }) { changes.set() }
    }
  }
}

extension StateLocation: @unchecked Sendable where Value: Sendable {
  // Proof: the only mutable state is the stored value, which is accessed under the lock.
}

/// A value that a view owns. It lives as long as the view's identity in the tree.
///
/// Before the view is in a tree, reading gives the initial value and writing has no effect.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a property with an initial value.
  public init(wrappedValue value: Value) { initial = value }
  /// Creates a property with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The current value. Writing another value updates the views that read it; an equal one does not.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(get: { location.value }, set: { location.value = $0 })
  }

  public mutating func _connect(to propertyLocation: _PropertyLocation) {
    let initial = initial
    location = propertyLocation.scope.slot(propertyLocation.slot) {
      StateLocation(initial, changes: propertyLocation.scope.changes)
    }
  }
}

extension State: ComparableProperty {
  /// Compares locations only: the graph reports changes of the value, and the initial value is used once.
  package func isSame(as other: State) -> Bool { location === other.location && location != nil }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates an optional property that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
