import Foundation
import OpenChartsViewValues

private struct CoordinateSpaceView<Content: View> {
  let content: Content
  let name: AnyHashable
}

extension CoordinateSpaceView: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let anchor = CoordinateSpaceAnchor()
    var inner = context.child(.index(0))
    inner.environment.coordinateSpaces[name] = anchor
    let childNodes = inner.nodes(of: content)
    anchor.node = childNodes.first
    for node in childNodes { nodes.append(node) }
  }
}

extension View {
  /// Names the coordinate space of this view, for gestures and geometry readers in it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    CoordinateSpaceView(content: self, name: AnyHashable(name))
  }

  /// Names the coordinate space of this view, such as `.named("plot")`.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    var key = AnyHashable(0)
    if case .named(let named) = name.coordinateSpace { key = named }
    return CoordinateSpaceView(content: self, name: key)
  }
}
