import OpenChartsViewCore

/// The surroundings in which a preview shows a view, such as a widget's frame.
@MainActor @preconcurrency
public protocol PreviewContext {
  /// Returns the content within the surroundings.
  @MainActor @preconcurrency func _shown(_ content: AnyView) -> AnyView
}

extension View {
  /// Shows this view's preview within a context, at the context's size. Does not change the view itself.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    value._shown(AnyView(self)).previewLayout(.sizeThatFits)
  }
}
