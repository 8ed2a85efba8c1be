import ViewValues

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
    }
  }
}

/// A view that is the same as before when it equals what it was before.
public struct EquatableView<Content: Equatable & View> {
  /// The view that is compared with what it was before.
  public var content: Content
  /// A view whose body is evaluated again only when it differs from before, or what it reads has changed.
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
  /// An identity: state starts afresh when the id changes.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }

  /// The value that choosing this view stands for. `includeOptional` has no effect here: an optional selection takes the
  /// value either way.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it differs from before, or what it reads has changed.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension ViewNode {
  /// What `tag(_:)` said.
  package var tag: AnyHashable? {
    traits.values[ObjectIdentifier(TagKey.self)] as? AnyHashable
  }
}
