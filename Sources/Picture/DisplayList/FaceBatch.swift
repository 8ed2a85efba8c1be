/// Polygons with one colour each, drawn in order: the faces of solids in 3-D, far ones first.
package struct FaceBatch: Codable, Hashable, Sendable {
  /// The corners of all faces one after another, in points.
  package private(set) var corners: [Point] = []
  /// The depth of each corner in points, greater for nearer; see ``SceneItem``.
  package private(set) var depths: [Float] = []
  /// For each face, the end index of its corners in ``corners``.
  package private(set) var ends: [Int32] = []
  package private(set) var colors: [RGBA] = []
  /// The colour of each corner, for smooth shading; empty if every face has one colour.
  package private(set) var cornerColors: [RGBA] = []
  /// The width in points of the line along the edges of opaque faces. It hides hairline gaps between neighbours.
  package static let seam = 0.4

  package init() {}

  package var count: Int { ends.count }

  /// The corners of a face.
  package subscript(face: Int) -> ArraySlice<Point> {
    corners[(face == 0 ? 0 : Int(ends[face - 1]))..<Int(ends[face])]
  }

  package mutating func append(_ face: some Sequence<(position: Point, depth: Float)>, color: RGBA) {
    for corner in face {
      corners.append(corner.position)
      depths.append(corner.depth)
    }
    if !cornerColors.isEmpty {
      cornerColors.append(contentsOf: repeatElement(color, count: corners.count - cornerColors.count))
    }
    ends.append(Int32(corners.count))
    colors.append(color)
  }

  /// Adds a face with a colour per corner. `color` is the flat colour for renderers without smooth shading.
  package mutating func append(
    _ face: some Sequence<(position: Point, depth: Float)>, color: RGBA,
    cornerColors shades: some Sequence<RGBA>
  ) {
    beginShades()
    let start = corners.count
    for corner in face {
      corners.append(corner.position)
      depths.append(corner.depth)
    }
    cornerColors.append(contentsOf: shades.prefix(corners.count - start))
    cornerColors.append(contentsOf: repeatElement(color, count: corners.count - cornerColors.count))
    ends.append(Int32(corners.count))
    colors.append(color)
  }

  /// Adds a face with four corners. Its flat colour is the mean of the corner colours.
  package mutating func append(
    quad quadCorners: (Point, Point, Point, Point), _ depths: (Float, Float, Float, Float),
    _ shades: (RGBA, RGBA, RGBA, RGBA)
  ) {
    beginShades()
    corners.append(quadCorners.0)
    corners.append(quadCorners.1)
    corners.append(quadCorners.2)
    corners.append(quadCorners.3)
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

  /// Fills ``cornerColors`` with the flat colours of the faces so far.
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
