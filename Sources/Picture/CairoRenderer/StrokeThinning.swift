import OpenChartsDisplayList

/// Removes those points of a line with round joins that can be left out without a change of any pixel.
///
/// Within a column not much wider than the pen's radius, a segment is hidden if the line has been both further up and
/// further down before it, and is so again after it: the pen covers the segment from the left and from the right. So
/// each column keeps the segments that extend beyond all earlier ones or all later ones within that column. The
/// straight segments that close the gaps are hidden for the same reason. A second pass with columns offset by half a
/// column removes the points that the first pass kept at column edges. A random walk with a hundred points per pixel
/// keeps two fifths of its points; noise keeps a few percent.
enum StrokeThinning {
  /// - Parameters:
  ///   - radius: Half the width of the pen.
  ///   - tolerance: The maximum deviation of the pen's outline from a circle.
  static func reduce(_ path: VectorPath, radius: Double, tolerance: Double) -> VectorPath {
    guard radius > 0, radius.isFinite, path.points.count > 4 else { return path }
    let column = 1.4 * radius
    // The pen at two positions a column apart covers all between them except for this part of its height.
    let slack = radius - (radius * radius - column * column / 4).squareRoot() + tolerance
    let once = reduce(path, column: column, offset: 0, slack: slack)
    return reduce(once, column: column, offset: column / 2, slack: slack)
  }

  private static func reduce(
    _ path: VectorPath, column: Double, offset: Double, slack: Double
  ) -> VectorPath {
    var isRetained = [Bool](repeating: true, count: path.points.count)
    path.points.withUnsafeBufferPointer { points in
      func thinned(_ line: Range<Int>) {
        thin(points, line, column: column, offset: offset, slack: slack, &isRetained)
      }
      var end = 0
      var line = 0..<0
      for verb in path.verbs {
        end += verb.pointCount
        guard end <= points.count else { return }
        if verb == .line {
          line = line.isEmpty ? max(end - 2, 0)..<end : line.lowerBound..<end
        } else {
          thinned(line)
          line = 0..<0
        }
      }
      thinned(line)
    }
    var result = VectorPath()
    result.reserve(path.points.count)
    var i = 0
    for verb in path.verbs {
      if verb == .line, i < isRetained.count, !isRetained[i] {
        i += 1
        continue
      }
      result.verbs.append(verb)
      for _ in 0..<verb.pointCount where i < path.points.count {
        result.points.append(path.points[i])
        i += 1
      }
    }
    return result
  }

  /// Marks the points of one line that can be removed.
  private static func thin(
    _ points: UnsafeBufferPointer<Point>, _ line: Range<Int>, column: Double, offset: Double,
    slack: Double,
    _ isRetained: inout [Bool]
  ) {
    var isHidden: [Bool] = []
    var start = line.lowerBound
    while start < line.upperBound {
      let pixelColumn = ((points[start].x - offset) / column).rounded(.down)
      var (rises, falls) = (false, false)
      var end = start + 1
      while end < line.upperBound {
        let p = points[end]
        // NaN ends a column too, because every comparison with it is false.
        guard ((p.x - offset) / column).rounded(.down) == pixelColumn, p.y.isFinite else { break }
        rises = rises || p.x > points[end - 1].x
        falls = falls || p.x < points[end - 1].x
        if rises && falls { break }
        end += 1
      }
      defer { start = end }
      guard end - start > 4 else { continue }
      isHidden.removeAll(keepingCapacity: true)
      var (low, high) = (Double.infinity, -Double.infinity)
      for i in start..<(end - 1) {
        let (a, b) = (points[i].y, points[i + 1].y)
        isHidden.append(min(a, b) - slack >= low && max(a, b) + slack <= high)
        (low, high) = (min(low, a), max(high, a))
      }
      for i in (start + 1)..<(end - 1) { isRetained[i] = false }
      (low, high) = (.infinity, -.infinity)
      for i in (start..<(end - 1)).reversed() {
        let (a, b) = (points[i].y, points[i + 1].y)
        if !isHidden[i - start] || min(a, b) - slack < low || max(a, b) + slack > high {
          (isRetained[i], isRetained[i + 1]) = (true, true)
        }
        (low, high) = (min(low, b), max(high, b))
      }
    }
  }
}
