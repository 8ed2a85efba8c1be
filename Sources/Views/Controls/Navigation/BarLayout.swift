import Foundation
import OpenChartsViewCore

/// The layout of a top bar's three parts: leading items, the title in the middle of the bar, and trailing items.
/// Leading items get the space next to the title. A title that does not fit in the middle moves to the free space between
/// the items.
struct BarLayout: Layout {
  /// The least distance between two parts, in points.
  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    guard sizes.count == 3 else { return .zero }
    let natural = 2 * (max(sizes[0].width, sizes[2].width) + Self.gap) + sizes[1].width
    return CGSize(width: proposal.width ?? natural, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    func size(_ index: Int, _ width: CGFloat) -> CGSize {
      subviews[index].sizeThatFits(ProposedViewSize(width: max(width, 0), height: nil))
    }
    let trailing = size(2, bounds.width).width
    let least = size(0, 0).width
    let side = max(least, trailing)
    let natural = subviews[1].sizeThatFits(.unspecified).width
    var middleWidth = bounds.width - 2 * (side > 0 ? side + Self.gap : 0)
    var middleX = bounds.midX
    if natural > middleWidth {
      let whole = subviews[0].sizeThatFits(.unspecified).width
      let leading = whole <= bounds.width / 2 ? whole : least
      let leadingGap = leading > 0 ? leading + Self.gap : 0
      let free = bounds.width - leadingGap - (trailing > 0 ? trailing + Self.gap : 0)
      middleWidth = free
      // As near to the middle of the bar as both neighbours allow.
      let half = min(natural, max(free, 0)) / 2
      let first = bounds.minX + leadingGap + half
      middleX = min(max(middleX, first), max(first, first + free - 2 * half))
    }
    let middle = size(1, middleWidth).width
    let sideWidth = middle > 0 ? middleX - middle / 2 - bounds.minX : bounds.width - trailing
    func placeSubview(_ index: Int, at x: CGFloat, _ anchor: UnitPoint, _ width: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: anchor,
        proposal: ProposedViewSize(width: max(width, 0), height: nil))
    }
    placeSubview(0, at: bounds.minX, .leading, sideWidth - Self.gap)
    placeSubview(1, at: middleX, .center, middleWidth)
    placeSubview(2, at: bounds.maxX, .trailing, trailing)
  }
}
