import Foundation
import SwiftUI

/// A screen around the content, so that its edges are visible in both appearances.
struct Screen: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(16).background(Color.gray.opacity(0.3))
  }
}

/// A layout that gives a view its ideal height within bounds, in points.
struct HeightWithin: Layout {
  let limits: ClosedRange<CGFloat>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let wanted = view.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    let height = min(max(wanted.height, limits.lowerBound), limits.upperBound)
    let width = view.sizeThatFits(ProposedViewSize(width: proposal.width, height: height)).width
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
  }
}
