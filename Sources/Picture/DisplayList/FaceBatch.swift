/// Polygons with a colour each, drawn in their order: the faces of bodies in space, far ones first.
package struct FaceBatch: Hashable, Sendable {
  /// The corners of all faces one after another, in points.
  package private(set) var corners: [Point] = []
  /// For each corner how near it is, in points; see ``SceneItem``.
  package private(set) var depths: [Float] = []
  /// For each face, where its corners end in ``corners``.
  package private(set) var ends: [Int32] = []
  package private(set) var colors: [RGBA] = []
  /// For each corner its colour, for those who shade smoothly; empty where every face is of one colour.
  package private(set) var cornerColors: [RGBA] = []
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
    if !cornerColors.isEmpty {
      cornerColors.append(contentsOf: repeatElement(color, count: corners.count - cornerColors.count))
    }
    ends.append(Int32(corners.count))
    colors.append(color)
  }

  /// A face whose colour changes from corner to corner; `color` stands for all of it.
  package mutating func append(
    _ face: some Sequence<(place: Point, depth: Float)>, color: RGBA, cornerColors shades: some Sequence<RGBA>
  ) {
    beginShades()
    let start = corners.count
    for corner in face {
      corners.append(corner.place)
      depths.append(corner.depth)
    }
    cornerColors.append(contentsOf: shades.prefix(corners.count - start))
    cornerColors.append(contentsOf: repeatElement(color, count: corners.count - cornerColors.count))
    ends.append(Int32(corners.count))
    colors.append(color)
  }

  /// A face of four corners, in the middle of whose colours it is where it has one.
  package mutating func append(
    quad places: (Point, Point, Point, Point), _ depths: (Float, Float, Float, Float),
    _ shades: (RGBA, RGBA, RGBA, RGBA)
  ) {
    beginShades()
    corners.append(places.0)
    corners.append(places.1)
    corners.append(places.2)
    corners.append(places.3)
    self.depths.append(depths.0)
    self.depths.append(depths.1)
    self.depths.append(depths.2)
    self.depths.append(depths.3)
    cornerColors.append(shades.0)
    cornerColors.append(shades.1)
    cornerColors.append(shades.2)
    cornerColors.append(shades.3)
    ends.append(Int32(corners.count))
    let (a, b, c, d) = shades
    colors.append(
      RGBA(
        (a.r + b.r + c.r + d.r) / 4, (a.g + b.g + c.g + d.g) / 4, (a.b + b.b + c.b + d.b) / 4,
        (a.a + b.a + c.a + d.a) / 4))
  }

  /// The faces so far are each of one colour.
  private mutating func beginShades() {
    guard cornerColors.isEmpty else { return }
    for face in ends.indices {
      cornerColors.append(contentsOf: repeatElement(colors[face], count: self[face].count))
    }
  }

  package func mapColors(_ change: (RGBA) -> RGBA) -> FaceBatch {
    var copy = self
    copy.colors = colors.map(change)
    copy.cornerColors = cornerColors.map(change)
    return copy
  }
}
