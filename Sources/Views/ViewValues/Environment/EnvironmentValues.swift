import Foundation
import Isolation

/// Names a value of the environment and gives its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing is set.
  static var defaultValue: Value { get }
}

/// The settings and objects that views inherit.
///
/// The defaults depend on the machine in one thing only, its time zone, because dates in code are made
/// in it; the locale is US English and the calendar Gregorian.
public struct EnvironmentValues: Sendable, CustomStringConvertible {
  private(set) var values: [ObjectIdentifier: AuthorValue<Any>] = [:]

  /// An environment in which nothing is set.
  public init() {}

  /// A key's value, or its default where none is set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = AuthorValue(newValue) }
  }

  /// Whether a value was set for the key, even if it equals the default.
  package func contains(_ key: (some EnvironmentKey).Type) -> Bool {
    values[ObjectIdentifier(key)] != nil
  }

  /// Objects by type, for `environment(_:)` and `environmentObject(_:)`.
  package subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)]?.value as? T }
    set { values[ObjectIdentifier(type)] = newValue.map { AuthorValue($0) } }
  }

  public var description: String { "EnvironmentValues(\(values.count) values)" }
}
