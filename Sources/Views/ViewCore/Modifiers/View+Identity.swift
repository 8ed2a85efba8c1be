import OpenChartsViewValues

private struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let first = nodes.list.count
    content._makeNodes(in: context.child(.id(AnyHashable(id))), into: &nodes)
    if let reading = context.environment.scrollReading, nodes.list.count > first {
      reading.add(nodes.list[first], id: AnyHashable(id))
      nodes.list[first].setExplicitID(AnyHashable(id))
    }
  }
}

/// A view that is evaluated again only if it differs from its previous value.
public struct EquatableView<Content: Equatable & View> {
  /// The view to compare.
  public var content: Content
  /// Creates a view whose body is evaluated again only if it differs from its previous value, or if a dependency has
  /// changed.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// The view itself.
  public var body: some View { content }
}

private struct TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Sets the identity of the view. A new id resets its state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }

  /// Sets the value that selects this view. `includeOptional` has no effect: optional selections match either way.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if it differs from its previous value, or if a dependency has changed.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension ViewNode {
  /// The value set by `tag(_:)`.
  package var tag: AnyHashable? {
    traits.values[ObjectIdentifier(TagKey.self)] as? AnyHashable
  }
}
