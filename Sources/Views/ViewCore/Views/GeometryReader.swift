import Foundation
import Isolation
import ViewValues

/// Content that knows the size it is offered. Takes all of it, and puts its content at the top leading corner.
public struct GeometryReader<Content: View> {
  /// Makes the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Content that is told the room there is, which it takes whole.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let (content, inner) = (content, context.child(.index(0)).inStack(nil))
    nodes.append(
      GeometryReaderNode(environment: context.environment) { proxy in
        inner.nodes(of: inner.scope.graph.tracking { content(proxy) })
      })
  }
}

package final class GeometryReaderNode: ContainerNode {
  private let make: (GeometryProxy) -> [ViewNode]

  init(environment: EnvironmentValues, make: @escaping (GeometryProxy) -> [ViewNode]) {
    self.make = make
    super.init(environment: environment)
  }

  package override func layout() {
    children = make(GeometryProxy(self))
    super.layout()
  }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(.zero, ProposedViewSize(size)) }
  }

  package override func explicitGuide(
    _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

/// The size and place of a view.
public struct GeometryProxy: Sendable {
  private let node: ViewNode
  package init(_ node: ViewNode) { self.node = node }

  /// A proxy of a node, for other modules' readers.
  package var origin: CGPoint { onMainActor { node.frame.origin } }

  /// Of the room, in points.
  public var size: CGSize { onMainActor { node.frame.size } }

  /// All zero: a picture has no safe areas.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Where an anchor lies in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: origin) }

  /// The frame in the coordinates of a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let origin = coordinateSpace.origin(for: node)
    return onMainActor { node.frame }.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The frame in the coordinates of a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space in this view's coordinates; `nil` when no view has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = coordinateSpace.coordinateSpace.frame(for: node) else { return nil }
    return space.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
