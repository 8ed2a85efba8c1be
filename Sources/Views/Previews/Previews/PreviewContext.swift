import ViewCore

/// What a preview shows a view in, such as the place of a widget.
@MainActor @preconcurrency
public protocol PreviewContext {
  /// The view within that.
  @MainActor @preconcurrency func _shown(_ content: AnyView) -> AnyView
}

extension View {
  /// Shows this view's preview within something, in the size that has; it changes nothing about the view itself.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    value._shown(AnyView(self)).previewLayout(.sizeThatFits)
  }
}
