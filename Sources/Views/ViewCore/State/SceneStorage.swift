import Foundation
import ViewValues

/// A value that all views of a window share by its name.
///
/// In a picture it is what was given at first; in a live session it lasts as long as the session. Apple's systems keep
/// it for the next start of a program; here nothing does.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  private init(_ key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The value that the window has now.
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
    location = place.scope.graph.named(key) { StateLocation(initial, changes: place.scope.changes) }
    // A change tells the view that was first to have the value, and there may be others.
    place.scope.readsUnobserved = true
  }
}

extension SceneStorage where Value == Bool {
  /// A value by its name, with what it is at first.
  public init(wrappedValue: Bool, _ key: String) { self.init(key, initial: wrappedValue) }
}
extension SceneStorage where Value == Int {
  /// A value by its name, with what it is at first.
  public init(wrappedValue: Int, _ key: String) { self.init(key, initial: wrappedValue) }
}
extension SceneStorage where Value == Double {
  /// A value by its name, with what it is at first.
  public init(wrappedValue: Double, _ key: String) { self.init(key, initial: wrappedValue) }
}
extension SceneStorage where Value == String {
  /// A value by its name, with what it is at first.
  public init(wrappedValue: String, _ key: String) { self.init(key, initial: wrappedValue) }
}
extension SceneStorage where Value == URL {
  /// A value by its name, with what it is at first.
  public init(wrappedValue: URL, _ key: String) { self.init(key, initial: wrappedValue) }
}
extension SceneStorage where Value == Data {
  /// A value by its name, with what it is at first.
  public init(wrappedValue: Data, _ key: String) { self.init(key, initial: wrappedValue) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value by its name, with what it is at first.
  public init(wrappedValue: Value, _ key: String) { self.init(key, initial: wrappedValue) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value by its name, with what it is at first.
  public init(wrappedValue: Value, _ key: String) { self.init(key, initial: wrappedValue) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value by its name that is missing at first.
  public init(_ key: String) where Value == Bool? { self.init(key, initial: nil) }
  /// A value by its name that is missing at first.
  public init(_ key: String) where Value == Int? { self.init(key, initial: nil) }
  /// A value by its name that is missing at first.
  public init(_ key: String) where Value == Double? { self.init(key, initial: nil) }
  /// A value by its name that is missing at first.
  public init(_ key: String) where Value == String? { self.init(key, initial: nil) }
  /// A value by its name that is missing at first.
  public init(_ key: String) where Value == URL? { self.init(key, initial: nil) }
  /// A value by its name that is missing at first.
  public init(_ key: String) where Value == Data? { self.init(key, initial: nil) }
}
