import OpenChartsViewCore

/// A type that provides previews of views to tools.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of `previews`, which the compiler infers.
  associatedtype Previews: View
  /// The views, one preview each.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
  /// Sets the preferred appearance of the whole picture that contains this view.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
