extension EnvironmentValues {
  /// Whether charts that scroll along x are drawn as long as they are, for pages that scroll them.
  package var unrollsCharts: Bool {
    get { self[UnrollsChartsKey.self] }
    set { self[UnrollsChartsKey.self] = newValue }
  }
}

private struct UnrollsChartsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
