import Foundation
import OpenChartsViewValues

/// An untyped gesture tree, which a session evaluates with its events.
public struct _GestureDescription {
  /// Kinds and combinations of gestures. Distances are in points, times in seconds.
  package indirect enum Kind {
    case none
    case tap(count: Int)
    case spatialTap(count: Int, CoordinateSpace)
    case longPress(minimumDuration: Double, maximumDistance: Double)
    case drag(minimumDistance: Double, CoordinateSpace)
    case magnify(minimumScaleDelta: Double)
    case rotate(minimumAngleDelta: Angle)
    case simultaneous(_GestureDescription, _GestureDescription)
    case sequence(_GestureDescription, _GestureDescription)
    case exclusive(_GestureDescription, _GestureDescription)
  }

  package var kind: Kind
  /// Converts the recognized value to the value that callbacks receive.
  package var map: (Any) -> Any = { $0 }
  package var changed: [(Any) -> Void] = []
  package var ended: [(Any) -> Void] = []
  /// Runs when the gesture is over, however it ended, and resets gesture state.
  package var reset: [() -> Void] = []

  package init(_ kind: Kind) { self.kind = kind }
}
