/// Removes points of long polylines that make no visible difference.
///
/// If a line has many points within one narrow column of the surface, its stroke covers the column from the lowest to
/// the highest point. The points between them do not matter. Each column therefore keeps four points: where the line
/// enters, the lowest and the highest, and where the line leaves (after Jugel et al., "M4", VLDB 2014).
///
/// Columns are narrower than a pixel, so that antialiased edges and joins agree too. Segments between columns are
/// unchanged. Only stretches that are monotonic in x are reduced.
package enum PolylineDecimation {
  package static func reduce(_ path: VectorPath, columnsPerUnit: Double) -> VectorPath {
    guard columnsPerUnit > 0, columnsPerUnit.isFinite else { return path }
    var result = VectorPath()
    path.points.withUnsafeBufferPointer { points in
      path.verbs.withUnsafeBufferPointer { verbs in
        var i = 0
        var v = 0
        while v < verbs.count {
          guard verbs[v] == .line else {
            let count = verbs[v].pointCount
            guard i + count <= points.count else { return }
            result.verbs.append(verbs[v])
            for k in 0..<count { result.points.append(points[i + k]) }
            i += count
            v += 1
            continue
          }
          var end = v
          while end < verbs.count, verbs[end] == .line { end += 1 }
          let count = min(end - v, points.count - i)
          reduce(UnsafeBufferPointer(rebasing: points[i..<(i + count)]), columnsPerUnit, into: &result)
          i += count
          v = end
        }
      }
    }
    return result
  }

  private static func reduce(
    _ points: UnsafeBufferPointer<Point>, _ columnsPerUnit: Double, into result: inout VectorPath
  ) {
    var start = 0
    while start < points.count {
      // One column: consecutive points whose x stays in it and moves in one direction.
      let column = (points[start].x * columnsPerUnit).rounded(.down)
      guard points[start].isFinite else {
        result.line(to: points[start])
        start += 1
        continue
      }
      var (lowest, highest) = (start, start)
      var (rises, falls) = (false, false)
      var end = start + 1
      while end < points.count {
        let p = points[end]
        // NaN ends a column too, because every comparison with it is false.
        guard (p.x * columnsPerUnit).rounded(.down) == column, p.y.isFinite else { break }
        let step = p.x - points[end - 1].x
        rises = rises || step > 0
        falls = falls || step < 0
        if rises && falls { break }
        if p.y < points[lowest].y { lowest = end }
        if p.y > points[highest].y { highest = end }
        end += 1
      }
      if end - start <= 4 {
        for k in start..<end { result.line(to: points[k]) }
      } else {
        let (a, b) = (min(lowest, highest), max(lowest, highest))
        result.line(to: points[start])
        if a > start { result.line(to: points[a]) }
        if b > a, b < end - 1 { result.line(to: points[b]) }
        if a < end - 1 { result.line(to: points[end - 1]) }
      }
      start = end
    }
  }
}
