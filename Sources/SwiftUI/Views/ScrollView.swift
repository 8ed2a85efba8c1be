import DisplayList
import Foundation

/// Content that may be larger than its frame. A picture shows its start, cut off at the frame.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

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
    nodes.append(ScrollNode(inner, axes: axes))
  }
}

package final class ScrollNode: WrapperNode {
  private let axes: Axis.Set

  init(_ content: ViewNode, axes: Axis.Set) {
    self.axes = axes
    super.init(content)
    traits = LayoutTraits()
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// All of the offer along the axes; across them as much as the content.
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.size(offer(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? finite(proposal.width, inner.width) : inner.width,
      height: axes.contains(.vertical) ? finite(proposal.height, inner.height) : inner.height)
  }

  private func finite(_ offered: CGFloat?, _ content: CGFloat) -> CGFloat { offered ?? content }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    [Placement(.zero, offer(proposal))]
  }

  package override func draw(into drawing: inout Drawing) {
    let (inner, outer) = (content.frame, pixelFrame)
    if outer.contains(inner) { return content.draw(into: &drawing) }
    drawing.group({ $0.clip = VectorPath(Rect(outer)) }, content.draw)
  }

  package override func explicitGuide(
    _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

/// Reads positions to scroll to; content of a picture stays at its start.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to views by id, where something can scroll.
public struct ScrollViewProxy: Sendable {
  /// Without effect in a picture, which shows the start.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
