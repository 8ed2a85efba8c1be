import OpenChartsViewValues

extension View {
  /// Sets the foreground style of a container. Unlike `foregroundStyle(_:)`, buttons and links in it keep the tint.
  nonisolated package func defaultForeground<S: ShapeStyle>(_ style: S) -> some View {
    changing { $0.setForegroundDefault(AnyShapeStyle(style)) }
  }
}
