import ChartModel
import SwiftUI

/// What was said of scrolling; a still picture shows the window at its first position.
struct ChartScrolling {
  struct Direction {
    /// How much of the scale is in view, in its units.
    var length: Double?
    /// Where the window begins.
    var position: DataValue?
    /// Takes the position back to where it came from; `nil` where it was said once.
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
