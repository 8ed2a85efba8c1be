import Foundation
import OpenChartsViewValues

/// A value stored in `UserDefaults`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults
  private let read: (UserDefaults) -> Value
  private let write: (UserDefaults, Value) -> Void
  private var changes: ChangeFlag?

  private init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
    write: @escaping (UserDefaults, Value) -> Void
  ) {
    self.key = key
    self.store = store ?? .standard
    self.read = read
    self.write = write
  }

  fileprivate init(plain initial: Value, _ key: String, _ store: UserDefaults?) {
    self.init(
      key, store, read: { $0.object(forKey: key) as? Value ?? initial },
      write: { $0.set($1, forKey: key) })
  }

  /// The current value in the defaults. Writing another value updates views; an equal one does not.
  public var wrappedValue: Value {
    get { read(store) }
    nonmutating set {
      let old = stored
      write(store, newValue)
      if old == nil || old != stored { changes?.set() }
    }
  }

  /// The object in the defaults; `nil` if there is none or it cannot be compared.
  private var stored: AnyHashable? { store.object(forKey: key) as? AnyHashable }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }

  public mutating func _connect(to location: _PropertyLocation) {
    changes = location.scope.graph.changes
    // Other views and processes may change the same defaults.
    location.scope.readsUnobserved = true
  }
}

extension AppStorage {
  /// Creates a property for a key, with a default value. `nil` for `store` means the standard defaults.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates a property for a key, with a default value. `nil` for `store` means the standard defaults.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates a property for a key, with a default value. `nil` for `store` means the standard defaults.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates a property for a key, with a default value. `nil` for `store` means the standard defaults.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates a property for a key, with a default value. `nil` for `store` means the standard defaults.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates a property for a key, with a default value. `nil` for `store` means the standard defaults.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store, read: { $0.url(forKey: key) ?? wrappedValue }, write: { $0.set($1, forKey: key) })
  }
  /// Creates a property for a key, with a default value. `nil` for `store` means the standard defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store,
      read: { ($0.object(forKey: key) as? Int).flatMap(Value.init) ?? wrappedValue },
      write: { $0.set($1.rawValue, forKey: key) })
  }
  /// Creates a property for a key, with a default value. `nil` for `store` means the standard defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store,
      read: { $0.string(forKey: key).flatMap(Value.init) ?? wrappedValue },
      write: { $0.set($1.rawValue, forKey: key) })
  }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  fileprivate init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
    self.init(
      key, store, read: { $0.object(forKey: key) as? Wrapped },
      write: { store, value in
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }
  /// Creates a property for a key, `nil` if there is no value. `nil` for `store` means the standard defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }
  /// Creates a property for a key, `nil` if there is no value. `nil` for `store` means the standard defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }
  /// Creates a property for a key, `nil` if there is no value. `nil` for `store` means the standard defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }
  /// Creates a property for a key, `nil` if there is no value. `nil` for `store` means the standard defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }
}
