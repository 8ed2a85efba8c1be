import Foundation
import ViewValues

private struct CoordinateSpaceView<Content: View> {
  let content: Content
  let name: AnyHashable
}

extension CoordinateSpaceView: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let anchor = CoordinateSpaceAnchor()
    var inner = context.child(.index(0))
    inner.environment.coordinateSpaces[name] = anchor
    let made = inner.nodes(of: content)
    anchor.node = made.first
    for node in made { nodes.append(node) }
  }
}

extension View {
  /// Gives the coordinates of this view a name, by which gestures and geometry readers within can ask for them.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    CoordinateSpaceView(content: self, name: AnyHashable(name))
  }

  /// The same with a name such as `.named("plot")`.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    var key = AnyHashable(0)
    if case .named(let named) = name.coordinateSpace { key = named }
    return CoordinateSpaceView(content: self, name: key)
  }
}
