import OpenChartsViewValues

/// A trait that an app defines, with its default.
public protocol UITraitDefinition {
  /// The type of the value.
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
}

/// The traits that an app can change.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UITraitCollection {
  /// The default of a trait: no view of UIKit sets one.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.defaultValue }
}

/// A key whose value comes from the traits where the environment sets none.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Returns the value for traits.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Writes the value into traits. Not called: there are no views of UIKit that inherit it.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value of a key, or the one for the appearance and the contrast if none is set.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get {
      storedValue(of: key)
        ?? K.read(
          from: UITraitCollection(
            colorScheme == .dark ? .dark : .light, colorSchemeContrast == .increased ? .high : .normal))
    }
    set { store(newValue, for: key) }
  }

  private mutating func store<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) { self[key] = value }
}
