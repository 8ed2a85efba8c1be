/// An area of a picture that responds to a pointer, in points of the picture.
///
/// Its action is not part of the picture: the session finds the action by the region's key.
package struct HitRegion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Presses, drags and the gestures composed of them.
    case gesture
    /// Reports when a pointer hovers over it.
    case hover
    /// Scrolls its content.
    case scroll(alongX: Bool, alongY: Bool)
    /// Lets the user select its text.
    case text
  }

  /// The priority among several gestures at one position.
  package enum Precedence: Hashable, Sendable { case normal, high, simultaneous }

  package var kind: Kind
  /// A key that the region keeps in the next frame. Regions of different kinds may share one.
  package var key: Int
  package var path: VectorPath
  /// Clip outlines of the surroundings, such as scroll views. The region does not respond outside of them.
  package var limits: [VectorPath] = []
  /// The origin of the coordinates in which gestures report positions.
  package var origin: Point
  package var precedence = Precedence.normal
  /// The kinds of pointers that the region responds to; `nil` means all.
  package var pointers: Set<PointerKind>?

  package init(
    _ kind: Kind, key: Int, path: VectorPath, origin: Point, precedence: Precedence = .normal,
    pointers: Set<PointerKind>? = nil
  ) {
    self.kind = kind
    self.key = key
    self.path = path
    self.origin = origin
    self.precedence = precedence
    self.pointers = pointers
  }

  /// The bounding box of the path.
  package var frame: Rect { path.controlBounds ?? Rect(origin: origin, size: .zero) }

  /// Transforms the region together with the drawing around it.
  package mutating func apply(_ transform: Transform) {
    path = path.transformed(by: transform)
    limits = limits.map { $0.transformed(by: transform) }
    origin = transform.apply(origin)
  }
}

/// The kind of a pointing device.
package enum PointerKind: String, Hashable, Sendable { case mouse, touch, pen }
