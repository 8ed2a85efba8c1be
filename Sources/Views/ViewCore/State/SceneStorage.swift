import Foundation
import OpenChartsViewValues

/// A value that all views of a window share by key.
///
/// In a picture it has its initial value; in a live session it lasts as long as the session. It is not saved between
/// launches.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  private init(_ key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The current value of the window.
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
    location = propertyLocation.scope.graph.named(key) {
      StateLocation(initial, changes: propertyLocation.scope.changes)
    }
    // A change updates only the view that first used the key, but other views may use it too.
    propertyLocation.scope.readsUnobserved = true
  }
}

extension SceneStorage {
  /// Creates a property for a key, with an initial value.
  public init(wrappedValue: Bool, _ key: String) where Value == Bool { self.init(key, initial: wrappedValue) }
  /// Creates a property for a key, with an initial value.
  public init(wrappedValue: Int, _ key: String) where Value == Int { self.init(key, initial: wrappedValue) }
  /// Creates a property for a key, with an initial value.
  public init(wrappedValue: Double, _ key: String) where Value == Double {
    self.init(key, initial: wrappedValue)
  }
  /// Creates a property for a key, with an initial value.
  public init(wrappedValue: String, _ key: String) where Value == String {
    self.init(key, initial: wrappedValue)
  }
  /// Creates a property for a key, with an initial value.
  public init(wrappedValue: URL, _ key: String) where Value == URL { self.init(key, initial: wrappedValue) }
  /// Creates a property for a key, with an initial value.
  public init(wrappedValue: Data, _ key: String) where Value == Data { self.init(key, initial: wrappedValue) }
  /// Creates a property for a key, with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initial: wrappedValue)
  }
  /// Creates a property for a key, with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue)
  }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a key, `nil` at first.
  public init(_ key: String) where Value == Bool? { self.init(key, initial: nil) }
  /// Creates a property for a key, `nil` at first.
  public init(_ key: String) where Value == Int? { self.init(key, initial: nil) }
  /// Creates a property for a key, `nil` at first.
  public init(_ key: String) where Value == Double? { self.init(key, initial: nil) }
  /// Creates a property for a key, `nil` at first.
  public init(_ key: String) where Value == String? { self.init(key, initial: nil) }
  /// Creates a property for a key, `nil` at first.
  public init(_ key: String) where Value == URL? { self.init(key, initial: nil) }
  /// Creates a property for a key, `nil` at first.
  public init(_ key: String) where Value == Data? { self.init(key, initial: nil) }
}
