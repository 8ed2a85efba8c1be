/// Polygons with a colour each, drawn in their order: the faces of bodies in space, far ones first.
package struct FaceBatch: Hashable, Sendable {
  /// The corners of all faces one after another, in points.
  package private(set) var corners: [Point] = []
  /// For each corner how near it is, in points; see ``SceneItem``.
  package private(set) var depths: [Float] = []
  /// For each face, where its corners end in ``corners``.
  package private(set) var ends: [Int32] = []
  package private(set) var colors: [RGBA] = []
  /// Opaque faces are drawn along their edges too, this many points wide, so that no hairline shows between
  /// neighbours.
  package static let seam = 0.4

  package init() {}

  package var count: Int { ends.count }

  /// The corners of a face.
  package subscript(face: Int) -> ArraySlice<Point> {
    corners[(face == 0 ? 0 : Int(ends[face - 1]))..<Int(ends[face])]
  }

  package mutating func append(_ face: some Sequence<(place: Point, depth: Float)>, color: RGBA) {
    for corner in face {
      corners.append(corner.place)
      depths.append(corner.depth)
    }
    ends.append(Int32(corners.count))
    colors.append(color)
  }

  package func mapColors(_ change: (RGBA) -> RGBA) -> FaceBatch {
    var copy = self
    copy.colors = colors.map(change)
    return copy
  }
}
