/// The marks of a scene in space as a camera sees them, far ones first: who draws one part after another gets the right
/// picture, and who keeps depths may draw them in any order.
///
/// Depths are in points, greater for nearer, 0 in the middle of the scene, and change linearly across the picture along
/// a straight line or a plane.
package struct SceneItem: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case faces(FaceBatch)
    case balls(BallBatch)
    case lines([SceneLine])
  }

  package var parts: [Part]
  /// How far the eye stands from the middle, in points; `nil` without perspective. A thing at a depth *d* is seen larger
  /// by 1 + *d* / ``eyeDistance``, and so is its reach in depth.
  package var eyeDistance: Double?

  package init(_ parts: [Part] = [], eyeDistance: Double? = nil) {
    (self.parts, self.eyeDistance) = (parts, eyeDistance)
  }

  /// By how much a body reaches farther in depth than in the picture.
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

  /// How many faces, balls and lines there are.
  package var count: Int {
    parts.reduce(0) { sum, part in
      switch part {
      case .faces(let batch): sum + batch.count
      case .balls(let batch): sum + batch.count
      case .lines(let lines): sum + lines.count
      }
    }
  }

  /// Balls and lines as a picture without depth has them. Faces are left out, since their colours are shades of a form,
  /// and so are lines upon them.
  package var flat: [DisplayItem] {
    parts.flatMap { part -> [DisplayItem] in
      switch part {
      case .faces: []
      case .balls(let batch): batch.symbols.map { .symbols($0) }
      case .lines(let lines): lines.filter { !$0.liesOnFace }.map { .path($0.item) }
      }
    }
  }

  /// Whether it is more than a vector picture should hold: viewers become slow, and files long.
  ///
  /// - Parameter limit: Faces and lines that are not too many.
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

  /// Whether see-through faces meet along an edge: smoothed one by one, a hairline would show there.
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

  /// Faces and lines, and balls, up to which a scene stays vectors.
  package static let faceLimit = 10_000
  package static let ballLimit = 5_000

  package var ballCount: Int {
    parts.reduce(0) { sum, part in if case .balls(let batch) = part { sum + batch.count } else { sum } }
  }

  /// The rectangle around all of it, in points; `nil` where nothing has a place.
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

/// A straight line in a scene, round at its ends.
package struct SceneLine: Hashable, Sendable {
  package var start: Point
  package var end: Point
  package var startDepth: Float
  package var endDepth: Float
  /// In points.
  package var width: Double
  package var color: RGBA
  /// Whether it is drawn upon a face, as lines of equal height are, and has that as its ground.
  package var liesOnFace = false

  package init(
    from start: Point, depth startDepth: Float, to end: Point, depth endDepth: Float, width: Double,
    color: RGBA
  ) {
    (self.start, self.startDepth, self.end, self.endDepth) = (start, startDepth, end, endDepth)
    (self.width, self.color) = (width, color)
  }

  /// The line in a picture without depth.
  package var item: PathItem {
    PathItem(
      VectorPath(from: start, to: end),
      line: PathItem.Line(Stroke(width: width, cap: .round), .color(color)))
  }
}
