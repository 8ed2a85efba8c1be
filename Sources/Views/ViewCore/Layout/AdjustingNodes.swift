import Foundation
import OpenChartsViewValues

/// A node that adds space around its content.
package final class PaddingNode: WrapperNode {
  private let insets: EdgeInsets

  init(_ content: ViewNode, insets: EdgeInsets) {
    self.insets = insets
    super.init(content)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.size(offer(proposal))
    return CGSize(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
  }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    [Placement(CGPoint(x: insets.leading, y: insets.top), offer(proposal))]
  }

  package override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    if insets.top == 0 {
      spacing.lines.top = content.spacing.lines.top
      spacing.startsWithChart = content.spacing.startsWithChart
    }
    if insets.bottom == 0 { spacing.lines.bottom = content.spacing.lines.bottom }
    return spacing
  }
}

/// A node at its ideal size in one dimension or both.
package final class FixedSizeNode: WrapperNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ content: ViewNode, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(content)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(
      ProposedViewSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
  }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    // Proposes the resulting size, so that flexible parts fill the size that the others need.
    [
      Placement(
        .zero,
        ProposedViewSize(
          width: horizontal ? size.width : proposal.width,
          height: vertical ? size.height : proposal.height))
    ]
  }
}

/// A node with a fixed ratio of width to height.
package final class AspectRatioNode: WrapperNode {
  private let ratio: CGFloat?
  private let fills: Bool

  init(_ content: ViewNode, ratio: CGFloat?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
    super.init(content)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var ratio = ratio ?? 0
    if self.ratio == nil {
      let ideal = content.size(.unspecified)
      ratio = ideal.height > 0 ? ideal.width / ideal.height : 0
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      // A proposal may be infinite. The result is infinite only if both dimensions of the proposal are.
      let widthLeads = fills ? width / ratio >= height : width / ratio <= height
      return widthLeads
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(offer(proposal)) }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    [Placement(.zero, offer(proposal))]
  }
}

/// A node whose drawing is offset from its frame.
package final class OffsetNode: WrapperNode {
  private let offset: CGSize

  init(_ content: ViewNode, offset: CGSize) {
    self.offset = offset
    super.init(content)
  }

  // The offset is in screen directions, so it is added after mirroring. Alignment guides do not move.
  package override func layout() {
    content.place(
      at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), proposal: proposal)
  }
}

/// A node centred at a point of the proposed space.
package final class PositionNode: WrapperNode {
  private let position: CGPoint

  init(_ content: ViewNode, position: CGPoint) {
    self.position = position
    super.init(content)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
  }

  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool { proposal.height == nil }

  package override func layout() {
    let size = content.size(proposal)
    content.place(
      at: CGPoint(
        x: frame.minX + position.x - size.width / 2, y: frame.minY + position.y - size.height / 2),
      proposal: proposal)
  }

  package override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  { nil }
}

/// A node with one alignment guide set by a closure.
package final class GuideNode: WrapperNode {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat

  init(_ content: ViewNode, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
    super.init(content)
  }

  package override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    guide == key
      ? compute(ViewDimensions(size, node: content, proposal: proposal))
      : content.guide(guide, in: size, proposal: proposal)
  }
}
