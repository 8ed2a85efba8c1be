/// A place of a picture that answers to a pointer, in points of the picture.
///
/// What it does is not part of the picture: whoever shows it knows that by the region's number.
package struct HitRegion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Presses, drags and what is made of them.
    case gesture
    /// Notices a pointer over it.
    case hover
    /// Moves its content when somebody scrolls over it.
    case scroll(alongX: Bool, alongY: Bool)
    /// Lets its text be selected.
    case text
  }

  /// Which of several gestures at one place is asked.
  package enum Precedence: Hashable, Sendable { case normal, high, simultaneous }

  package var kind: Kind
  /// The same for the same region in the next drawing; regions of different kinds may share one.
  package var key: Int
  package var path: VectorPath
  /// Outlines beyond which it does not answer, such as what scrolls around it.
  package var limits: [VectorPath] = []
  /// The top left of the coordinates that places are given in.
  package var origin: Point
  package var precedence = Precedence.normal
  /// Kinds of pointers that it answers to; `nil` is all.
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

  /// The box around it.
  package var frame: Rect { path.controlBounds ?? Rect(origin: origin, size: .zero) }

  /// Moves the region with the drawing around it.
  package mutating func apply(_ transform: Transform) {
    path = path.transformed(by: transform)
    limits = limits.map { $0.transformed(by: transform) }
    origin = transform.apply(origin)
  }
}

/// What points.
package enum PointerKind: String, Hashable, Sendable { case mouse, touch, pen }
