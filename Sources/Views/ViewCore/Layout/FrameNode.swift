import Foundation
import OpenChartsViewValues

/// A frame with a fixed width, height or both.
package final class FixedFrameNode: WrapperNode {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  init(_ content: ViewNode, width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.map(Self.valid)
    self.height = height.map(Self.valid)
    self.alignment = alignment
    super.init(content)
  }

  private static func valid(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = content.size(offer(proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let offer = offer(proposal)
    return [Placement(alignedOffset(of: content, proposal: offer, in: size, alignment), offer)]
  }

  package override var spacing: ViewSpacing {
    var spacing = content.spacing
    if width != nil {
      spacing.leading = nil
      spacing.trailing = nil
    }
    if height != nil {
      spacing.top = nil
      spacing.bottom = nil
      spacing.lines = (nil, nil)
    }
    return spacing
  }
}

/// A frame with a minimum, an ideal and a maximum for each dimension.
package final class FlexibleFrameNode: WrapperNode {
  struct Limits {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    func offer(_ proposed: CGFloat?) -> CGFloat? {
      guard var value = proposed ?? ideal else { return nil }
      if let most { value = min(value, most) }
      if let least { value = max(value, least) }
      return value
    }

    /// If a bound is missing, the content's bound is used.
    func size(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
      let lower = least ?? min(content, most ?? .infinity)
      let upper = max(most ?? max(content, least ?? 0), lower)
      guard let value = proposed ?? ideal else { return min(max(content, lower), upper) }
      if proposed == nil, least == nil, most == nil { return value }
      return min(max(value, lower), upper)
    }
  }

  private let horizontal: Limits
  private let vertical: Limits
  private let alignment: Alignment

  init(_ content: ViewNode, horizontal: Limits, vertical: Limits, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    super.init(content)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.size(offer(proposal))
    return CGSize(
      width: horizontal.size(proposal.width, content: inner.width),
      height: vertical.size(proposal.height, content: inner.height))
  }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    // Proposes the size that the frame took. Without a proposal, this is the content's own length, unless a bound
    // changed it.
    let natural = offer(proposal)
    let inner = content.size(natural)
    func taken(_ offered: CGFloat?, _ size: CGFloat, _ content: CGFloat) -> CGFloat? {
      offered.map { min($0, size) } ?? (size == content ? nil : size)
    }
    let offer = ProposedViewSize(
      width: taken(natural.width, size.width, inner.width),
      height: taken(natural.height, size.height, inner.height))
    return [Placement(alignedOffset(of: content, proposal: offer, in: size, alignment), offer)]
  }

  // A bound changes the height of content that fills any height, but it would still fill more within it.
  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool {
    proposal.height == nil && content.hasArbitraryHeight(offer(proposal))
  }

  package override var spacing: ViewSpacing {
    var spacing = content.spacing
    if vertical.least != nil || vertical.most != nil { spacing.lines = (nil, nil) }
    return spacing
  }
}
