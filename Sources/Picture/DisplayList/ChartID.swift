/// The identity of a chart in a picture: the same in successive pictures of one view tree, even if the chart's
/// position and data change.
///
/// Charts are numbered from 0 in the order in which a view tree first evaluates them. A tree that is drawn once has
/// therefore the same numbers in every run. ``DisplayList/chart(_:)`` finds a chart by its identity.
package struct ChartID: Codable, Hashable, Comparable, Sendable {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (a: ChartID, b: ChartID) -> Bool { a.number < b.number }
}

extension GroupRole {
  /// The chart whose plot the group draws; `nil` for other parts.
  package var chart: ChartID? {
    switch self {
    case .plot(let id): id
    case .scrolling(let role): role.chart
    default: nil
    }
  }
}
