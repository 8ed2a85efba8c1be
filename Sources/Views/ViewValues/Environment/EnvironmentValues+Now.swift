import Foundation

private struct NowKey: EnvironmentKey {
  static var defaultValue: @Sendable () -> Date { { Date() } }
}

extension EnvironmentValues {
  /// What time it is.
  package var now: @Sendable () -> Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}
