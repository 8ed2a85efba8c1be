import Foundation
import OpenChartsDisplayList

/// The outline of an area with holes cut out, without overlaps, so that every fill rule gives the same result.
///
/// All edges are split at their intersections. A piece belongs to the outline if the area is on exactly one side of
/// it. Pieces are then joined end to end. O(*n*²) in the number of edges, typically a few hundred.
struct AreaOutline {
  private let isInside: (Point) -> Bool
  private var edges: [(a: Point, b: Point)] = []

  /// The maximum deviation of straight pieces from curves, on the symbol grid.
  private static let tolerance = 0.01
  /// The distance below which two ends count as equal.
  private static let grain = 1e-4

  /// Returns an area without the parts that a superimposed symbol covers with its areas and with its lines of the given
  /// width.
  ///
  /// If that symbol is completely inside the area, the area's own outline keeps its curves. Otherwise curves become
  /// short straight pieces.
  static func cutting(_ glyph: SystemSymbol.Glyph, width: Double, outOf area: VectorPath) -> VectorPath {
    guard !glyph.isEmpty else { return area }
    let body = polygons(area)
    let holes = polygons(glyph.fill)
    let strokes = polygons(
      Path(glyph.lines).strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)).vector)
    let isCut = { (p: Point) in crossings(p, holes) % 2 != 0 || winding(p, strokes) != 0 }
    let all = (holes + strokes).joined()
    if all.allSatisfy({ crossings($0, body) % 2 != 0 }), !crosses(holes + strokes, body) {
      var result = area
      result.append(AreaOutline(holes + strokes, isInside: isCut).path)
      return result
    }
    return AreaOutline(body + holes + strokes) { crossings($0, body) % 2 != 0 && !isCut($0) }.path
  }

  private init(_ polygons: [[Point]], isInside: @escaping (Point) -> Bool) {
    self.isInside = isInside
    edges = Self.edges(polygons)
  }

  private static func edges(_ polygons: [[Point]]) -> [(a: Point, b: Point)] {
    polygons.flatMap { polygon in
      polygon.indices.map { (polygon[$0], polygon[($0 + 1) % polygon.count]) }.filter { $0.0 != $0.1 }
    }
  }

  private static func polygons(_ path: VectorPath) -> [[Point]] {
    Subpath.all(of: path).map { part in
      var points = part.flattened(tolerance: tolerance)
      if points.count > 1, points.first == points.last { points.removeLast() }
      return points
    }
    .filter { $0.count > 2 }
  }

  // MARK: Point tests

  private static func crossings(_ p: Point, _ polygons: [[Point]]) -> Int {
    var count = 0
    for polygon in polygons {
      var a = polygon[polygon.count - 1]
      for b in polygon {
        if (a.y > p.y) != (b.y > p.y), p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) { count += 1 }
        a = b
      }
    }
    return count
  }

  private static func winding(_ p: Point, _ polygons: [[Point]]) -> Int {
    var sum = 0
    for polygon in polygons {
      var a = polygon[polygon.count - 1]
      for b in polygon {
        if (a.y > p.y) != (b.y > p.y), p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) {
          sum += b.y > a.y ? 1 : -1
        }
        a = b
      }
    }
    return sum
  }

  // MARK: Splitting

  /// Returns the position on the first edge, from 0 to 1, where it intersects the second; `nil` if it does not.
  private static func meeting(_ e: (a: Point, b: Point), _ f: (a: Point, b: Point)) -> Double? {
    let (dx, dy) = (e.b.x - e.a.x, e.b.y - e.a.y)
    let (ex, ey) = (f.b.x - f.a.x, f.b.y - f.a.y)
    let cross = dx * ey - dy * ex
    guard abs(cross) > 1e-12 else { return nil }
    let (x, y) = (f.a.x - e.a.x, f.a.y - e.a.y)
    let (t, u) = ((x * ey - y * ex) / cross, (x * dy - y * dx) / cross)
    return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : nil
  }

  private static func crosses(_ a: [[Point]], _ b: [[Point]]) -> Bool {
    let others = edges(b)
    return edges(a).contains { e in others.contains { meeting(e, $0) != nil } }
  }

  private func pieces() -> [(a: Point, b: Point)] {
    var result: [(a: Point, b: Point)] = []
    for (index, edge) in edges.enumerated() {
      var cuts = [0.0, 1]
      for (other, second) in edges.enumerated() where other != index {
        if let t = Self.meeting(edge, second) { cuts.append(t) }
      }
      cuts.sort()
      func point(_ t: Double) -> Point {
        Point(edge.a.x + (edge.b.x - edge.a.x) * t, edge.a.y + (edge.b.y - edge.a.y) * t)
      }
      for (t, u) in zip(cuts, cuts.dropFirst()) where u - t > 1e-9 { result.append((point(t), point(u))) }
    }
    return result
  }

  // MARK: Joining

  private struct End: Hashable {
    let x: Int
    let y: Int
    init(_ p: Point) {
      (x, y) = (Int((p.x / AreaOutline.grain).rounded()), Int((p.y / AreaOutline.grain).rounded()))
    }
  }

  /// Returns the pieces with the area on their left, without duplicates.
  private func border() -> [(a: Point, b: Point)] {
    var uniquePieces: Set<[End]> = []
    return pieces().compactMap { piece -> (a: Point, b: Point)? in
      let (dx, dy) = (piece.b.x - piece.a.x, piece.b.y - piece.a.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > Self.grain else { return nil }
      let (nx, ny) = (-dy / length * 1e-3, dx / length * 1e-3)
      let (mx, my) = ((piece.a.x + piece.b.x) / 2, (piece.a.y + piece.b.y) / 2)
      let (left, right) = (isInside(Point(mx + nx, my + ny)), isInside(Point(mx - nx, my - ny)))
      guard left != right else { return nil }
      let directed = left ? piece : (a: piece.b, b: piece.a)
      return uniquePieces.insert([End(directed.a), End(directed.b)]).inserted ? directed : nil
    }
  }

  private var path: VectorPath {
    let border = border()
    var starts: [End: [Int]] = [:]
    for (index, piece) in border.enumerated() { starts[End(piece.a), default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: border.count)
    var path = VectorPath()
    for first in border.indices where !isUsed[first] {
      isUsed[first] = true
      path.move(to: border[first].a)
      var current = first
      while End(border[current].b) != End(border[first].a),
        let next = starts[End(border[current].b)]?.first(where: { !isUsed[$0] })
      {
        path.line(to: border[next].a)
        isUsed[next] = true
        current = next
      }
      path.close()
    }
    return path
  }
}
