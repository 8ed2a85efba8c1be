import Foundation
import ViewValues

/// A value kept in the user's defaults.
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

  /// The value that the defaults have now.
  public var wrappedValue: Value {
    get { read(store) }
    nonmutating set {
      write(store, newValue)
      changes?.set()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }

  public mutating func _connect(to location: _PropertyLocation) {
    changes = location.scope.graph.changes
    // Other views and other programs write the same defaults.
    location.scope.readsUnobserved = true
  }
}

extension AppStorage where Value == Bool {
  /// A value by its key, with what it is where there is none; in the standard defaults unless others are named.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}
extension AppStorage where Value == Int {
  /// A value by its key, with what it is where there is none; in the standard defaults unless others are named.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}
extension AppStorage where Value == Double {
  /// A value by its key, with what it is where there is none; in the standard defaults unless others are named.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}
extension AppStorage where Value == String {
  /// A value by its key, with what it is where there is none; in the standard defaults unless others are named.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}
extension AppStorage where Value == Data {
  /// A value by its key, with what it is where there is none; in the standard defaults unless others are named.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}
extension AppStorage where Value == URL {
  /// A value by its key, with what it is where there is none; in the standard defaults unless others are named.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { $0.url(forKey: key) ?? wrappedValue }, write: { $0.set($1, forKey: key) })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value by its key, with what it is where there is none; in the standard defaults unless others are named.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      read: { ($0.object(forKey: key) as? Int).flatMap(Value.init) ?? wrappedValue },
      write: { $0.set($1.rawValue, forKey: key) })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value by its key, with what it is where there is none; in the standard defaults unless others are named.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
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
  /// A value by its key that may be missing; in the standard defaults unless others are named.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }
  /// A value by its key that may be missing; in the standard defaults unless others are named.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }
  /// A value by its key that may be missing; in the standard defaults unless others are named.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }
  /// A value by its key that may be missing; in the standard defaults unless others are named.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }
}
