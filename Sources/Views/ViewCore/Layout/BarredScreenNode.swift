import Foundation
import OpenChartsViewValues

/// A screen between the bars at its top and bottom. Bars keep their own height; the screen gets the rest. It is as wide as
/// proposed: content that is wider extends equally beyond both sides, and does not widen the bars.
package final class BarredScreenNode: ContainerNode {
  private let area: SafeArea
  /// The number of bars at the top, which are the first children; the screen follows them.
  private let topCount: Int

  /// - Parameter area: The safe area in the environment of the screen's views.
  package init(
    top: [ViewNode], screen: ViewNode, bottom: [ViewNode], area: SafeArea, environment: EnvironmentValues
  ) {
    self.area = area
    topCount = top.count
    super.init(environment: environment, children: top + [screen] + bottom)
  }

  private func offers(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
    let natural = ProposedViewSize(width: proposal.width, height: nil)
    var offers = children.map { _ in natural }
    if let height = proposal.height {
      let bars = children.indices.filter { $0 != topCount }
        .reduce(0) { $0 + children[$1].size(natural).height }
      offers[topCount].height = max(height - bars, 0)
    }
    return offers
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = zip(children, offers(proposal)).map { $0.size($1) }
    let natural = sizes.map(\.width).max() ?? 0
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? natural
    return CGSize(width: width, height: sizes.reduce(0) { $0 + $1.height })
  }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    var y: CGFloat = 0
    return zip(children, offers(proposal)).map { child, offer in
      let own = child.size(offer)
      defer { y += own.height }
      return Placement(CGPoint(x: min(0, (size.width - own.width) / 2), y: y), offer)
    }
  }

  package override func layout() {
    let screen = placements(in: frame.size, proposal: proposal)[topCount]
    let height = children[topCount].size(screen.proposal).height
    area.set(
      free: CGRect(x: frame.minX, y: frame.minY + screen.offset.y, width: frame.width, height: height),
      whole: frame)
    super.layout()
  }

  /// Draws the top bars over the parts of the screen that extend under them. They are still read before it.
  package override func draw(into drawing: inout Drawing) {
    let first = drawing.list.items.count
    for child in children[..<topCount] { child.draw(into: &drawing) }
    let middle = drawing.list.items.count
    children[topCount].draw(into: &drawing)
    if area.isUsedAtTop {
      let bars = Array(drawing.list.items[first..<middle])
      drawing.list.items.removeSubrange(first..<middle)
      drawing.list.items += bars
    }
    for child in children[(topCount + 1)...] { child.draw(into: &drawing) }
  }
}
