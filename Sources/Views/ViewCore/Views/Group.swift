import OpenChartsViewValues

/// Several views as one. A modifier on a group applies to each of them.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: _PrimitiveView where Content: View {
  /// `Never`, because this view makes its nodes directly.
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    content._makeNodes(in: context.child(.index(0)), into: &nodes)
  }
}
