import ViewValues

/// Several views as one value. A modifier on a group applies to each of them.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Views that are changed together, without a place of their own.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: _PrimitiveView where Content: View {
  /// The views after each other.
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    content._makeNodes(in: context.child(.index(0)), into: &nodes)
  }
}
