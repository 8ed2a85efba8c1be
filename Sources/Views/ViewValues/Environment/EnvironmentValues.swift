import Foundation
import OpenChartsIsolation

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
public macro Entry() = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "EntryMacro")

/// The settings and objects that views inherit.
///
/// The defaults do not depend on the machine except for its time zone, because dates in code use it. The locale is US
/// English and the calendar Gregorian.
public struct EnvironmentValues: Sendable, CustomStringConvertible {
  private(set) var values: [ObjectIdentifier: UncheckedSendable<Any>] = [:]
  /// Records the keys that are read from this environment and from copies of it.
  private var reads: EnvironmentReads?

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key, or its default if none is set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storedValue(of: key) ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = UncheckedSendable(newValue) }
  }

  /// The value that is set for a key; `nil` if none is set.
  package func storedValue<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    // If `K.Value` is optional, casting a missing value would succeed and give `nil` instead of the default.
    guard let value = value(of: ObjectIdentifier(key)) else { return nil }
    return value as? K.Value
  }

  /// The objects by type, for `environment(_:)` and `environmentObject(_:)`.
  package subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { value(of: ObjectIdentifier(type)) as? T }
    set { values[ObjectIdentifier(type)] = newValue.map { UncheckedSendable($0) } }
  }

  private func value(of key: ObjectIdentifier) -> Any? {
    reads?.add(key)
    return values[key]?.value
  }

  /// Returns a copy that records the keys that are read from it.
  package func recording(_ reads: EnvironmentReads) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  public var description: String { "EnvironmentValues(\(values.count) values)" }
}
