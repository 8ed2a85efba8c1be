import DisplayList
import Foundation

/// A place that answers to a pointer, with what it does; in points of the root.
package struct HitRegion {
  /// Which of several gestures at one place is asked.
  package enum Precedence { case normal, high, simultaneous }

  package var path: VectorPath
  package var gesture: _GestureDescription
  package var precedence: Precedence
  /// The top left of the view's own coordinates, for locations in local space.
  package var origin: Point
  /// The view, for named coordinate spaces.
  package var node: ViewNode

  package init(
    path: VectorPath, gesture: _GestureDescription, precedence: Precedence, origin: Point,
    node: ViewNode
  ) {
    self.path = path
    self.gesture = gesture
    self.precedence = precedence
    self.origin = origin
    self.node = node
  }
}
