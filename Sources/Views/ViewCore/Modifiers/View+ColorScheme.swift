import OpenChartsViewValues

extension View {
  /// Sets the light or dark appearance of this view. Older form of `environment(\.colorScheme, …)`; the background of
  /// the picture stays.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
