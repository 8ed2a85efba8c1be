import OpenChartsChartMath

extension FloorGrid {
  /// Returns the cells between two coordinates, which lie on grid lines.
  func cells(from low: Double, to high: Double, in lines: [Double]) -> Range<Int> {
    let (first, last) = (Self.line(nearest: low, in: lines), Self.line(nearest: high, in: lines))
    return first..<max(first, last)
  }

  static func line(nearest v: Double, in lines: [Double]) -> Int {
    let cell = cell(v, in: lines)
    return v - lines[cell] <= lines[cell + 1] - v ? cell : cell + 1
  }
}

extension Array {
  /// Returns the elements that match and those that do not, both in order.
  func partitioned(_ isMatching: (Element) -> Bool) -> (matching: [Element], others: [Element]) {
    var (matching, others): ([Element], [Element]) = ([], [])
    for element in self {
      if isMatching(element) { matching.append(element) } else { others.append(element) }
    }
    return (matching, others)
  }
}

extension [Vector3] {
  /// Clips a polygon to one side of a horizontal plane (Sutherland and Hodgman 1974, doi:10.1145/360767.360802).
  func cut(atY y: Double, keepsAbove: Bool) -> [Vector3] {
    func isInside(_ p: Vector3) -> Bool { keepsAbove ? p.y >= y : p.y <= y }
    guard !allSatisfy(isInside) else { return self }
    var result: [Vector3] = []
    for index in indices {
      let (a, b) = (self[index], self[(index + 1) % count])
      if isInside(a) { result.append(a) }
      if isInside(a) != isInside(b) { result.append(a + (b - a) * ((y - a.y) / (b.y - a.y))) }
    }
    return result
  }
}

extension Prism {
  /// Returns whether a point is above the triangle or its edges.
  func holds(_ p: SIMD2<Double>) -> Bool {
    func side(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
      (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    }
    let sides = (0..<3).map { side(floor[$0], floor[($0 + 1) % 3]) }
    return sides.allSatisfy { $0 >= -1e-12 } || sides.allSatisfy { $0 <= 1e-12 }
  }

  /// Returns the height at a point of the plane through three points.
  func height(of points: [Vector3], at p: SIMD2<Double>) -> Double {
    let normal = (points[1] - points[0]).cross(points[2] - points[0])
    guard abs(normal.y) > 1e-15 else { return points[0].y }
    return points[0].y - (normal.x * (p.x - points[0].x) + normal.z * (p.y - points[0].z)) / normal.y
  }
}
