import Foundation
import SwiftUI

/// The screen around what is shown on it, so that its edges are seen in both appearances.
struct Screen: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(16).background(Color.gray.opacity(0.3))
  }
}

/// Gives a view as much height as it wants, within limits, in points.
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
