import OpenChartsViewValues

/// A type-erased view. The type is part of its identity: a view of another type starts with new state.
public struct AnyView {
  private let view: any View

  /// Erases the type of a view. An `AnyView` is not wrapped again.
  public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Erases the type of a view. An `AnyView` is not wrapped again.
  public init<V: View>(erasing view: V) { self.init(view) }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    view._makeNodes(in: context.child(.type(ObjectIdentifier(type(of: view)))), into: &nodes)
  }
}
