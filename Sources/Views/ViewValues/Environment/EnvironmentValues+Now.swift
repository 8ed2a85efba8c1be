import Foundation

extension EnvironmentValues {
  /// Returns the current date.
  @Entry package var now: @Sendable () -> Date = { Date() }
}
