import DisplayList
import Foundation
import ViewValues

/// A place that answers to a pointer, with what it does; in points of the root.
package struct HitRegion {
  /// Which of several gestures at one place is asked.
  package enum Precedence { case normal, high, simultaneous }

  package var path: VectorPath
  /// Outlines beyond which it does not answer, such as what scrolls around it.
  package var limits: [VectorPath] = []
  package var gesture: _GestureDescription
  package var precedence: Precedence
  /// The top left of the view's own coordinates, for locations in local space.
  package var origin: Point
  /// The view, for named coordinate spaces.
  package var node: ViewNode
  /// The same for the same gesture in the next drawing.
  package var key: Int
  /// Kinds of pointers that the gesture is for; `nil` is all.
  package var pointers: Set<PointerKind>?

  package init(
    path: VectorPath, gesture: _GestureDescription, precedence: Precedence, origin: Point,
    node: ViewNode, key: Int = 0, pointers: Set<PointerKind>? = nil
  ) {
    self.path = path
    self.gesture = gesture
    self.precedence = precedence
    self.origin = origin
    self.node = node
    self.key = key
    self.pointers = pointers
  }

  /// Whether it answers at a place.
  @MainActor package func contains(_ point: Point) -> Bool {
    Path(path).contains(point.cgPoint) && limits.allSatisfy { Path($0).contains(point.cgPoint) }
  }

  /// Moves the region with the drawing around it.
  package mutating func apply(_ transform: Transform) {
    path = path.transformed(by: transform)
    limits = limits.map { $0.transformed(by: transform) }
    origin = transform.apply(origin)
  }
}

/// What points.
package enum PointerKind: String, Hashable, Sendable { case mouse, touch, pen }
