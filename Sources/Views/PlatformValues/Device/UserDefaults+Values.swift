import Foundation

extension UserDefaults {
  /// Returns the value of a setting, as `object(forKey:)` does; `nil` if there is none.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a value as a setting, as `set(_:forKey:)` does; `nil` removes the setting.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
