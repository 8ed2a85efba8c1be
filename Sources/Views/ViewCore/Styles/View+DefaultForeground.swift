import ViewValues

extension View {
  /// What `foregroundStyle(_:)` does, for a container: buttons and links within keep the tint.
  nonisolated package func defaultForeground<S: ShapeStyle>(_ style: S) -> some View {
    changing { $0.setForegroundDefault(AnyShapeStyle(style)) }
  }
}
