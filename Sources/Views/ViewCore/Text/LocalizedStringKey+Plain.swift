import OpenChartsViewValues

extension LocalizedStringKey {
  /// Whether the key is a string without arguments.
  @inlinable package var isPlain: Bool { arguments.isEmpty }
}
