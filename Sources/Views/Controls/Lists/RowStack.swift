import Foundation
import OpenChartsViewCore

/// The distance of a separator from the leading edge of its row, unless the row above has a text or a guide for it;
/// `nil` for rows.
struct SeparatorInsetKey: LayoutValueKey { static var defaultValue: CGFloat? { nil } }

/// The rows of a group, one below the other, with separators between them. A separator begins at the guide
/// `listRowSeparatorLeading` of the row above it, which labels set to the start of their title; without it, at the
/// first text of that row.
struct RowStack: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    var size = CGSize(width: 0, height: spacing * CGFloat(max(subviews.count - 1, 0)))
    for subview in subviews {
      let rowSize = subview.sizeThatFits(offer)
      if subview[SeparatorInsetKey.self] == nil { size.width = max(size.width, rowSize.width) }
      size.height += rowSize.height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    var above: LayoutSubview?
    for subview in subviews {
      var (x, rowProposal) = (CGFloat(0), offer)
      if let inset = subview[SeparatorInsetKey.self] {
        let row = above?.dimensions(in: offer)
        let guide = row?[explicit: .listRowSeparatorLeading] ?? row?[explicit: .firstTextLeading]
        x = min(max(guide ?? inset, 0), bounds.width)
        rowProposal.width = bounds.width - x
      } else {
        above = subview
      }
      subview.place(at: CGPoint(x: bounds.minX + x, y: y), anchor: .topLeading, proposal: rowProposal)
      y += subview.sizeThatFits(rowProposal).height + spacing
    }
  }
}
