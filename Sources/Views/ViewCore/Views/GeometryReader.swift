import Foundation
import OpenChartsIsolation
import OpenChartsViewValues

/// A view that knows its size. It takes the proposed size and places its content at the top leading corner.
public struct GeometryReader<Content: View> {
  /// Makes the content from the geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates a view from content that receives the geometry.
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

  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool { proposal.height == nil }

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

/// The size and position of a view.
public struct GeometryProxy: Sendable {
  private let node: ViewNode
  package init(_ node: ViewNode) { self.node = node }

  /// The origin of the node in root coordinates.
  package var origin: CGPoint { onMainActor { node.frame.origin } }

  /// The size of the view in points.
  public var size: CGSize { onMainActor { node.frame.size } }

  /// All zero: a picture has no safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the value of an anchor in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: origin) }

  /// Returns the frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let origin = coordinateSpace.origin(for: node)
    return onMainActor { node.frame }.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Returns the frame in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a named space in this view's coordinates; `nil` if no view has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = coordinateSpace.coordinateSpace.frame(for: node) else { return nil }
    return space.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
