/// The marks of a 3-D scene in camera view, sorted from far to near. A renderer without a depth buffer draws them in
/// order; a renderer with one may use any order.
///
/// Depths are in points, greater for nearer, 0 at the centre of the scene. They are linear in picture coordinates
/// along straight lines and planes.
package struct SceneItem: Codable, Hashable, Sendable {
  package enum Part: Codable, Hashable, Sendable {
    case faces(FaceBatch)
    case balls(BallBatch)
    case lines([SceneLine])
  }

  package var parts: [Part]
  /// The distance from the eye to the centre of the scene in points; `nil` without perspective. An object at depth
  /// *d* is scaled by 1 + *d* / ``eyeDistance``, and so is its extent in depth.
  package var eyeDistance: Double?

  package init(_ parts: [Part] = [], eyeDistance: Double? = nil) {
    (self.parts, self.eyeDistance) = (parts, eyeDistance)
  }

  /// Returns the ratio of a sphere's extent in depth to its radius in the picture.
  package func bulge(atDepth depth: Double) -> Double {
    eyeDistance.map { max(1 + depth / $0, 0) } ?? 1
  }

  package func mapColors(_ change: (RGBA) -> RGBA) -> SceneItem {
    var copy = self
    copy.parts = parts.map { part in
      switch part {
      case .faces(let batch): return .faces(batch.mapColors(change))
      case .balls(var batch):
        batch.colors = batch.colors.map { $0.mapColors(change) }
        return .balls(batch)
      case .lines(var lines):
        for i in lines.indices { lines[i].color = change(lines[i].color) }
        return .lines(lines)
      }
    }
    return copy
  }

  /// The number of faces, spheres and lines.
  package var count: Int {
    parts.reduce(0) { sum, part in
      switch part {
      case .faces(let batch): sum + batch.count
      case .balls(let batch): sum + batch.count
      case .lines(let lines): sum + lines.count
      }
    }
  }

  /// Spheres and lines as 2-D items. Faces are left out, because their colours are shaded; lines on faces are left out
  /// too.
  package var flat: [DisplayItem] {
    parts.flatMap { part -> [DisplayItem] in
      switch part {
      case .faces: []
      case .balls(let batch): batch.symbols.map { .symbols($0) }
      case .lines(let lines): lines.filter { !$0.liesOnFace }.map { .path($0.item) }
      }
    }
  }

  /// Whether the scene is too large for a vector picture, which would make viewers slow and files long.
  ///
  /// - Parameter limit: The maximum number of faces and lines.
  package func isLarge(faces limit: Int = faceLimit) -> Bool {
    var (faces, balls) = (0, 0)
    for part in parts {
      switch part {
      case .faces(let batch): faces += batch.count
      case .balls(let batch): balls += batch.count
      case .lines(let lines): faces += lines.count
      }
    }
    return faces > limit || balls > Self.ballLimit
  }

  /// Whether consecutive translucent faces share an edge. Antialiasing them separately would show a hairline there.
  package var hasClearNeighbours: Bool {
    parts.contains { part in
      guard case .faces(let batch) = part, batch.count > 1 else { return false }
      return (1..<batch.count).contains { face in
        let colors = (batch.colors[face - 1], batch.colors[face])
        guard colors.0.a < 1, colors.1.a < 1, colors.0.a > 0, colors.1.a > 0 else { return false }
        return batch[face].count { batch[face - 1].contains($0) } > 1
      }
    }
  }

  /// The maximum numbers of faces with lines, and of spheres, for a vector picture.
  package static let faceLimit = 10_000
  package static let ballLimit = 5_000

  package var ballCount: Int {
    parts.reduce(0) { sum, part in if case .balls(let batch) = part { sum + batch.count } else { sum } }
  }

  /// The bounding box in points; `nil` if no part has a finite position.
  package var bounds: Rect? {
    var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    func reach(_ p: Point, _ radius: Double) {
      guard p.isFinite, radius.isFinite else { return }
      (left, right) = (min(left, p.x - radius), max(right, p.x + radius))
      (top, bottom) = (min(top, p.y - radius), max(bottom, p.y + radius))
    }
    for part in parts {
      switch part {
      case .faces(let batch): for corner in batch.corners { reach(corner, FaceBatch.seam) }
      case .balls(let batch): for (p, radius) in zip(batch.centers, batch.radii) { reach(p, Double(radius)) }
      case .lines(let lines):
        for line in lines {
          reach(line.start, line.width / 2)
          reach(line.end, line.width / 2)
        }
      }
    }
    return left <= right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}

/// A straight line in a scene, with round caps.
package struct SceneLine: Codable, Hashable, Sendable {
  package var start: Point
  package var end: Point
  package var startDepth: Float
  package var endDepth: Float
  /// In points.
  package var width: Double
  package var color: RGBA
  /// Whether the line lies on a face, like a contour line.
  package var liesOnFace = false

  package init(
    from start: Point, depth startDepth: Float, to end: Point, depth endDepth: Float, width: Double,
    color: RGBA
  ) {
    (self.start, self.startDepth, self.end, self.endDepth) = (start, startDepth, end, endDepth)
    (self.width, self.color) = (width, color)
  }

  /// The line as a 2-D item.
  package var item: PathItem {
    PathItem(
      VectorPath(from: start, to: end),
      line: PathItem.Line(Stroke(width: width, cap: .round), .color(color)))
  }
}
