import Foundation
import ViewCore

/// Content that may be larger than its frame. A picture shows its start, cut off at the frame; in a live session
/// it scrolls by wheel, finger and keyboard.
public struct ScrollView<Content: View> {
  /// What is scrolled. Several views lie under each other.
  public var content: Content
  /// The directions it may scroll in.
  public var axes: Axis.Set
  /// Kept; it changes nothing here.
  public var showsIndicators: Bool

  /// Content that scrolls in some directions. `showsIndicators` is kept and changes nothing here.
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
    // Several views in a scroll view lie under each other.
    let inner = context.child(.index(0)).node(of: VStack { content })
    let (environment, changes) = (context.environment, context.scope.graph.changes)
    // A still picture scrolls too where a reader says so.
    let memory =
      environment.isLive || environment.scrollReading != nil
      ? context.scope.slot(0) { ScrollMemory(changes) } : nil
    memory?.refresh = environment.isLive && axes.contains(.vertical) ? environment.refresh : nil
    let node = ScrollNode(
      inner, axes: axes, memory: memory, key: context.scope.number,
      refreshKey: context.child(.index(1)).scope.number)
    guard memory?.isRefreshing == true else { return nodes.append(node) }
    let spinning = NodeView(nodes: [node]).overlay(alignment: .top) {
      ProgressView().padding(8).background(.regularMaterial, in: Circle()).padding(.top, 8)
    }
    spinning._makeNodes(in: context.child(.index(2)), into: &nodes)
  }
}
