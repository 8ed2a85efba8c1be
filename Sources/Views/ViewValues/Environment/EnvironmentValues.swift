import Foundation
import Isolation

/// A key of an environment value, with its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
}

/// Declares an environment value with its default.
///
///     extension EnvironmentValues {
///       @Entry var spacing: CGFloat = 8
///     }
///
/// The default is evaluated each time that the value is read without having been set.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// The settings and objects that views inherit.
///
/// The defaults do not depend on the machine except for its time zone, because dates in code use it. The locale is US
/// English and the calendar Gregorian.
public struct EnvironmentValues: Sendable, CustomStringConvertible {
  private(set) var values: [ObjectIdentifier: AuthorValue<Any>] = [:]

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key, or its default if none is set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = AuthorValue(newValue) }
  }

  /// Whether a value is set for the key, even if it equals the default.
  package func contains(_ key: (some EnvironmentKey).Type) -> Bool {
    values[ObjectIdentifier(key)] != nil
  }

  /// The objects by type, for `environment(_:)` and `environmentObject(_:)`.
  package subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)]?.value as? T }
    set { values[ObjectIdentifier(type)] = newValue.map { AuthorValue($0) } }
  }

  public var description: String { "EnvironmentValues(\(values.count) values)" }
}
