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

  public var wrappedValue: Value {
    get { read(store) }
    nonmutating set {
      write(store, newValue)
      changes?.set()
    }
  }

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
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}
extension AppStorage where Value == URL {
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { $0.url(forKey: key) ?? wrappedValue }, write: { $0.set($1, forKey: key) })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      read: { ($0.object(forKey: key) as? Int).flatMap(Value.init) ?? wrappedValue },
      write: { $0.set($1.rawValue, forKey: key) })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
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
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }
}
