import Foundation
import OpenChartsViewValues

/// The algorithm of horizontal and vertical stacks.
///
/// The space without the gaps is offered to higher priorities first. Within one priority, the least flexible view
/// comes first, and each gets an equal share of the remaining space. Lower priorities keep their minimum size.
@MainActor struct StackArrangement {
  let axis: Axis
  /// The gap between neighbours in points; `nil` means their preferred distance.
  let gap: CGFloat?
  /// The alignment guide perpendicular to the axis.
  let guide: AlignmentKey

  struct Result {
    var size: CGSize
    /// The placements if the proposal has no length across the axis; children then get no length across the axis
    /// either.
    var placements: [Placement]
    /// The common position of the children's guides across the axis.
    var line: CGFloat
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func offer(_ main: CGFloat?, _ cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }

  func arrange(_ children: [ViewNode], _ proposal: ProposedViewSize) -> Result {
    guard !children.isEmpty else { return Result(size: .zero, placements: [], line: 0) }
    let gaps = zip(children, children.dropFirst()).map {
      gap ?? $0.spacing.distance(to: $1.spacing, along: axis)
    }
    let main = axis == .horizontal ? proposal.width : proposal.height
    let cross = axis == .horizontal ? proposal.height : proposal.width
    let offers = share(main.map { $0 - gaps.reduce(0, +) }, cross, among: children)

    // Children are aligned at their guides. The stack extends from the lowest start to the highest end.
    var starts: [CGFloat] = []
    var low = CGFloat.infinity
    var high = -CGFloat.infinity
    for (child, offer) in zip(children, offers) {
      let dimensions = child.dimensions(offer)
      let start = -dimensions.value(guide)
      starts.append(start)
      low = min(low, start)
      high = max(high, start + across(CGSize(width: dimensions.width, height: dimensions.height)))
    }

    var position: CGFloat = 0
    var placements: [Placement] = []
    for (index, child) in children.enumerated() {
      let minor = starts[index] - low
      placements.append(
        Placement(
          axis == .horizontal ? CGPoint(x: position, y: minor) : CGPoint(x: minor, y: position),
          offers[index]))
      position += along(child.size(offers[index]))
      if index < gaps.count { position += gaps[index] }
    }
    let size =
      axis == .horizontal
      ? CGSize(width: position, height: high - low) : CGSize(width: high - low, height: position)
    return Result(size: size, placements: placements, line: -low)
  }

  /// Returns the placements in the stack that has been arranged for a proposal. If the proposal has no length across
  /// the axis, children get the stack's length, as in SwiftUI. For example, a divider in a row is as high as the row.
  ///
  /// Separate from ``arrange(_:_:)``, because only the final layout needs it, and it measures each child once more.
  func placements(of result: Result, _ children: [ViewNode], _ proposal: ProposedViewSize) -> [Placement] {
    guard (axis == .horizontal ? proposal.height : proposal.width) == nil, across(result.size).isFinite else {
      return result.placements
    }
    var shift: CGFloat = 0
    return zip(children, result.placements).map { child, placement in
      let main = axis == .horizontal ? placement.proposal.width : placement.proposal.height
      let offer = offer(main, across(result.size))
      let dimensions = child.dimensions(offer)
      let minor = result.line - dimensions.value(guide)
      let origin =
        axis == .horizontal
        ? CGPoint(x: placement.offset.x + shift, y: minor) : CGPoint(x: minor, y: placement.offset.y + shift)
      shift += along(child.size(offer)) - along(child.size(placement.proposal))
      return Placement(origin, offer)
    }
  }

  private func share(_ space: CGFloat?, _ cross: CGFloat?, among children: [ViewNode])
    -> [ProposedViewSize]
  {
    guard let space else { return children.map { _ in offer(nil, cross) } }
    let least = children.map { along($0.size(offer(0, cross))) }
    let flexibility = zip(children, least).map { child, least in
      let most = along(child.size(offer(.infinity, cross)))
      return most == .infinity ? .infinity : most - least
    }
    let order = children.indices.sorted {
      let (a, b) = (children[$0].traits.priority, children[$1].traits.priority)
      if a != b { return a > b }
      if flexibility[$0] != flexibility[$1] { return flexibility[$0] < flexibility[$1] }
      return $0 < $1
    }
    var offers = [ProposedViewSize](repeating: offer(0, cross), count: children.count)
    var left = space - least.reduce(0, +)
    var start = 0
    while start < order.count {
      let priority = children[order[start]].traits.priority
      let end =
        order[start...].firstIndex { children[$0].traits.priority != priority } ?? order.endIndex
      for index in order[start..<end] { left += least[index] }
      for orderIndex in start..<end {
        let index = order[orderIndex]
        let share = left == .infinity ? left : max(left / CGFloat(end - orderIndex), 0)
        offers[index] = offer(share, cross)
        if left != .infinity { left -= along(children[index].size(offers[index])) }
      }
      start = end
    }
    return offers
  }
}

/// A node that arranges its children in a row or column.
package final class StackNode: ContainerNode {
  private let arrangement: StackArrangement
  private var cache: [(ProposedViewSize, StackArrangement.Result)] = []

  init(_ arrangement: StackArrangement, _ children: [ViewNode], environment: EnvironmentValues) {
    self.arrangement = arrangement
    super.init(environment: environment, children: children)
  }

  private func result(_ proposal: ProposedViewSize) -> StackArrangement.Result {
    for (offer, result) in cache where offer == proposal { return result }
    let result = arrangement.arrange(children, proposal)
    cache.append((proposal, result))
    return result
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { result(proposal).size }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(of: result(proposal), children, proposal)
  }

  // Uses the guides of children before they are stretched, to avoid measuring them again.
  package override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  { combinedGuide(guide, result(proposal).placements) }

  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool {
    guard proposal.height == nil else { return false }
    let result = result(proposal)
    let offers = zip(children, result.placements.map(\.proposal))
    if arrangement.axis == .vertical { return offers.contains { $0.hasArbitraryHeight($1) } }
    return offers.contains { $0.hasArbitraryHeight($1) }
      && offers.allSatisfy { $0.size($1).height < result.size.height || $0.hasArbitraryHeight($1) }
  }

  package override var spacing: ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var spacing = ViewSpacing()
    if arrangement.axis == .horizontal {
      spacing.leading = first.spacing.leading
      spacing.trailing = last.spacing.trailing
      // A row of texts and spacers has the same distance to text above and below as a single text.
      let others = children.filter { !($0 is SpacerNode) }.map(\.spacing)
      guard let start = others.first else { return spacing }
      let all = others.dropFirst().reduce(start) { $0.union($1, edges: .vertical) }
      (spacing.lines, spacing.startsWithChart) = (all.lines, all.startsWithChart)
    } else {
      (spacing.top, spacing.lines.top) = (first.spacing.top, first.spacing.lines.top)
      spacing.startsWithChart = first.spacing.startsWithChart
      (spacing.bottom, spacing.lines.bottom) = (last.spacing.bottom, last.spacing.lines.bottom)
    }
    return spacing
  }
}
