import OpenChartsChartModel
import SwiftUI

/// The author's scroll settings. A picture shows the initial window.
struct ChartScrolling {
  struct Direction {
    /// The visible length, in units of the scale.
    var length: Double?
    /// The start of the window.
    var position: DataValue?
    /// Writes the position to its binding; `nil` for an initial position.
    var write: ((DataValue) -> Void)?
  }

  var axes: Axis.Set = []
  var x = Direction()
  var y = Direction()
  var behavior: (any ChartScrollTargetBehavior)?

  func window(_ axis: Axis.Set, _ direction: Direction) -> WindowRequest? {
    axes.contains(axis) ? WindowRequest(length: direction.length, position: direction.position) : nil
  }
}
