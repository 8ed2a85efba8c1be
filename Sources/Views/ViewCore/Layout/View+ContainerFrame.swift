import Foundation
import OpenChartsViewValues

/// Proposes a size that depends on the container's to a view, and aligns the view in it.
private struct ContainerFrame: NodeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    ContainerFrameNode(node, self, container: context.environment.containerSize)
  }
}

private final class ContainerFrameNode: WrapperNode {
  private let modifier: ContainerFrame
  private let container: ContainerSize?

  init(_ content: ViewNode, _ modifier: ContainerFrame, container: ContainerSize?) {
    self.modifier = modifier
    self.container = container
    super.init(content)
  }

  private func lengths() -> (width: CGFloat?, height: CGFloat?) {
    let size = container?.read() ?? .unspecified
    func length(_ whole: CGFloat?, _ axis: Axis) -> CGFloat? {
      guard let whole, whole.isFinite, modifier.axes.contains(Axis.Set(axis)) else { return nil }
      return max(modifier.length(whole, axis), 0)
    }
    return (length(size.width, .horizontal), length(size.height, .vertical))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let (width, height) = lengths()
    return ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (width, height) = lengths()
    let inner = content.size(offer(proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let offer = offer(proposal)
    return [Placement(alignedOffset(of: content, proposal: offer, in: size, modifier.alignment), offer)]
  }
}

extension Axis.Set {
  fileprivate init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension View {
  /// Gives the view the size of its container along axes: of the nearest scroll view, or else of the picture. Along an
  /// axis without a fixed size the view keeps its own.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a length along the given axes that depends on its container's length.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    NodeModified(content: self, modifier: ContainerFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view a length of `span` of the `count` equal parts of its container, with `spacing` in points between
  /// the parts.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(max(span - 1, 0))
    }
  }
}
