import OpenChartsChartMath
import OpenChartsDisplayList

/// A rotating 3-D chart. It is drawn again for each frame, so that occlusion and label placement are always right.
struct RotationStep: Step {
  var group: GroupItem
  var from: SpacePose
  var chart: RotatableChart

  func draw(at t: Double, into items: inout [DisplayItem]) {
    var group = group
    group.children = chart.drawn(from: from.mixed(with: chart.pose, at: t))
    items.append(.group(group))
  }
}

/// The 3-D charts of two pictures, by the numbers of their groups.
package struct ChartRotations: Sendable {
  package var from: [RotatableChart]
  package var to: [RotatableChart]

  package init(from: [RotatableChart] = [], to: [RotatableChart] = []) {
    (self.from, self.to) = (from, to)
  }

  /// Returns the animation between two groups, if both are 3-D charts with different poses.
  func step(_ old: GroupItem, _ new: GroupItem) -> RotationStep? {
    guard case .space(let a) = old.role, case .space(let b) = new.role, from.indices.contains(a),
      to.indices.contains(b), from[a].pose != to[b].pose
    else { return nil }
    return RotationStep(group: new, from: from[a].pose, chart: to[b])
  }

  /// Whether a group is a 3-D chart whose pose differs between the pictures.
  func rotates(_ group: GroupItem) -> Bool {
    guard case .space(let number) = group.role, from.indices.contains(number), to.indices.contains(number)
    else { return false }
    return from[number].pose != to[number].pose
  }

  /// Returns the charts at a progress.
  package func charts(at progress: Double) -> [RotatableChart] {
    guard from.count == to.count else { return to }
    return zip(from, to).map { old, new in
      var chart = new
      chart.pose = old.pose.mixed(with: new.pose, at: progress)
      return chart
    }
  }

  /// Returns the rotation to new charts, some of which were rotated without animation in the meantime.
  package func rebased(to new: [RotatableChart]) -> ChartRotations {
    guard from.count == to.count, to.count == new.count else { return ChartRotations(from: new, to: new) }
    return ChartRotations(from: new.indices.map { new[$0].pose == to[$0].pose ? from[$0] : new[$0] }, to: new)
  }
}
