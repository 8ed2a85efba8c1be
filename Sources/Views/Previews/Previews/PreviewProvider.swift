import ViewCore

/// Names previews of views, for tools that show them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of `previews`, which the compiler infers.
  associatedtype Previews: View
  /// The views, a preview each.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
  /// The appearance of the whole picture that this view is in.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
