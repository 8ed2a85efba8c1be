import Foundation
import OpenChartsViewCore

/// Content that may be larger than its frame. A picture shows its start, clipped to the frame; in a live session it
/// scrolls by wheel, touch and keyboard.
public struct ScrollView<Content: View> {
  /// The scrollable content. Several views are stacked vertically.
  public var content: Content
  /// The directions in which the content scrolls.
  public var axes: Axis.Set
  /// Whether the scroll view can show indicators, in a live session.
  public var showsIndicators: Bool

  /// Creates a scroll view for the given directions.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    // Several views in a scroll view are stacked vertically.
    let container = context.scope.slot(1) { ContainerSize() }
    var outer = context.child(.index(0))
    outer.environment.containerSize = container
    // Content that scrolls does not extend under bars; only the scroll view and its background do.
    outer.environment.safeArea = nil
    let space = CoordinateSpaceAnchor()
    outer.environment.coordinateSpaces[NamedCoordinateSpace.scrollViewName] = space
    let inner = outer.node(of: VStack { content })
    let (environment, changes) = (context.environment, context.scope.graph.changes)
    // A picture scrolls too if a `ScrollViewReader` sets a position.
    let memory =
      environment.isLive || environment.scrollReading != nil || environment.defaultScrollAnchor != nil
      ? context.scope.slot(0) { ScrollMemory(changes) } : nil
    memory?.refresh = environment.isLive && axes.contains(.vertical) ? environment.refresh : nil
    let node = ScrollNode(
      inner, axes: axes, showsIndicators: showsIndicators, memory: memory, key: context.scope.number,
      refreshKey: context.child(.index(1)).scope.number, container: container)
    space.node = node
    guard memory?.isRefreshing == true else { return nodes.append(node) }
    let spinning = NodeView(nodes: [node]).overlay(alignment: .top) {
      ProgressView().padding(8).background(.regularMaterial, in: Circle()).padding(.top, 8)
    }
    spinning._makeNodes(in: context.child(.index(2)), into: &nodes)
  }
}
