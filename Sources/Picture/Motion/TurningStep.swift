import ChartMath
import DisplayList

/// A chart in three dimensions that turns: it is drawn anew for each moment, so that what lies behind is hidden and
/// labels keep apart on all of the way.
struct TurningStep: Step {
  var group: GroupItem
  var from: SpacePose
  var chart: TurnableChart

  func draw(at t: Double, into items: inout [DisplayItem]) {
    var group = group
    group.children = chart.drawn(from: from.mixed(with: chart.pose, at: t))
    items.append(.group(group))
  }
}

/// The charts in three dimensions of two pictures, by the numbers of their groups.
package struct Turning: Sendable {
  package var from: [TurnableChart]
  package var to: [TurnableChart]

  package init(from: [TurnableChart] = [], to: [TurnableChart] = []) {
    (self.from, self.to) = (from, to)
  }

  /// What is between two groups where both are charts that are seen from different directions.
  func step(_ old: GroupItem, _ new: GroupItem) -> TurningStep? {
    guard case .space(let a) = old.role, case .space(let b) = new.role, from.indices.contains(a),
      to.indices.contains(b), from[a].pose != to[b].pose
    else { return nil }
    return TurningStep(group: new, from: from[a].pose, chart: to[b])
  }

  /// Whether a group of either picture is a chart that is seen from another direction in the other.
  func turns(_ group: GroupItem) -> Bool {
    guard case .space(let number) = group.role, from.indices.contains(number), to.indices.contains(number)
    else { return false }
    return from[number].pose != to[number].pose
  }

  /// The charts as they are at a moment of the way.
  package func charts(at progress: Double) -> [TurnableChart] {
    guard from.count == to.count else { return to }
    return zip(from, to).map { old, new in
      var chart = new
      chart.pose = old.pose.mixed(with: new.pose, at: progress)
      return chart
    }
  }

  /// The same way to charts of which some have been turned at once meanwhile.
  package func rebased(to new: [TurnableChart]) -> Turning {
    guard from.count == to.count, to.count == new.count else { return Turning(from: new, to: new) }
    return Turning(from: new.indices.map { new[$0].pose == to[$0].pose ? from[$0] : new[$0] }, to: new)
  }
}
