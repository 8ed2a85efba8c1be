import Foundation

private struct NowKey: EnvironmentKey {
  static var defaultValue: @Sendable () -> Date { { Date() } }
}

extension EnvironmentValues {
  /// Returns the current date.
  package var now: @Sendable () -> Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}
