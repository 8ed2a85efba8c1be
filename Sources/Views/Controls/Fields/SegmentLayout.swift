import Foundation
import OpenChartsViewCore

/// Segments of equal width with a line between any two: the subviews are a segment, a line, a segment and so on. At
/// their ideal width all segments are as wide as the widest.
struct SegmentLayout: Layout {
  private func lines(_ subviews: Subviews) -> CGFloat {
    stride(from: 1, to: subviews.count, by: 2)
      .reduce(0) { $0 + subviews[$1].sizeThatFits(.unspecified).width }
  }

  /// The width of each segment for a proposed width of the whole.
  private func segment(_ proposed: CGFloat?, _ subviews: Subviews) -> CGFloat {
    let segments = stride(from: 0, to: subviews.count, by: 2)
    guard let proposed else {
      return segments.map { subviews[$0].sizeThatFits(.unspecified).width }.max() ?? 0
    }
    return max(proposed - lines(subviews), 0) / CGFloat(max((subviews.count + 1) / 2, 1))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let segment = segment(proposal.width, subviews)
    let offer = ProposedViewSize(width: segment, height: proposal.height)
    var size = CGSize(width: lines(subviews), height: 0)
    for index in subviews.indices {
      let segmentSize = subviews[index].sizeThatFits(index % 2 == 0 ? offer : .unspecified)
      if index % 2 == 0 { size.width += max(segment, segmentSize.width) }
      size.height = max(size.height, segmentSize.height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let segment = segment(bounds.width, subviews)
    var x = bounds.minX
    for index in subviews.indices {
      let isLine = index % 2 == 1
      let width = isLine ? subviews[index].sizeThatFits(.unspecified).width : segment
      subviews[index].place(
        at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
        proposal: isLine ? .unspecified : ProposedViewSize(width: segment, height: bounds.height))
      x += width
    }
  }
}
