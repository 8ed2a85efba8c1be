import Foundation

extension UserDefaults {
  /// Returns the value of a setting, like `object(forKey:)`; `nil` if there is none.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a value as a setting, like `set(_:forKey:)`; `nil` removes the setting.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
