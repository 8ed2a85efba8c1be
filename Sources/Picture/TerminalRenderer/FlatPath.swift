import OpenChartsDisplayList

/// A path as straight segments, in samples.
struct FlatPath {
  /// The corners of open or closed subpaths.
  private(set) var runs: [[Point]] = []

  init(_ path: VectorPath, _ transform: Transform) {
    var index = 0
    var current: [Point] = []
    func next() -> Point {
      defer { index += 1 }
      return transform.apply(path.points[index])
    }
    for verb in path.verbs {
      switch verb {
      case .move:
        if current.count > 1 { runs.append(current) }
        current = [next()]
      case .line: current.append(next())
      case .quad:
        let (control, end) = (next(), next())
        guard let start = current.last else { continue }
        curve(&current) { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return Point(
            start.x * a + control.x * b + end.x * c, start.y * a + control.y * b + end.y * c)
        }
      case .cubic:
        let (first, second, end) = (next(), next(), next())
        guard let start = current.last else { continue }
        curve(&current) { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return Point(
            start.x * a + first.x * b + second.x * c + end.x * d,
            start.y * a + first.y * b + second.y * c + end.y * d)
        }
      case .close:
        guard let first = current.first else { continue }
        current.append(first)
        if current.count > 1 { runs.append(current) }
        current = [first]
      }
    }
    if current.count > 1 { runs.append(current) }
  }

  /// Twelve segments are finer than samples for any curve that fits in a terminal.
  private func curve(_ points: inout [Point], _ point: (Double) -> Point) {
    for step in 1...12 { points.append(point(Double(step) / 12)) }
  }

  /// Returns the spans of samples whose centres are inside the path, row by row.
  func fill(rows: Range<Int>, evenOdd: Bool, _ span: (_ row: Int, _ from: Int, _ to: Int) -> Void) {
    guard !rows.isEmpty else { return }
    var crossings: [[(x: Double, direction: Int)]] = Array(repeating: [], count: rows.count)
    for run in runs where run.allSatisfy({ $0.isFinite && abs($0.x) < 1e7 && abs($0.y) < 1e7 }) {
      for (i, a) in run.enumerated() {
        let b = run[(i + 1) % run.count]
        guard a.y != b.y else { continue }
        let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
        let first = max(Int((top.y - 0.5).rounded(.up)), rows.lowerBound)
        let end = min(Int((bottom.y - 0.5).rounded(.up)), rows.upperBound)
        guard first < end else { continue }
        for row in first..<end {
          let share = (Double(row) + 0.5 - top.y) / (bottom.y - top.y)
          crossings[row - rows.lowerBound].append((top.x + (bottom.x - top.x) * share, a.y < b.y ? 1 : -1))
        }
      }
    }
    for (row, rowCrossings) in crossings.enumerated() where rowCrossings.count > 1 {
      let sorted = rowCrossings.sorted { $0.x < $1.x }
      var winding = 0
      for i in sorted.indices.dropLast() {
        winding += sorted[i].direction
        guard evenOdd ? i % 2 == 0 : winding != 0 else { continue }
        let from = Int((sorted[i].x - 0.5).rounded(.up))
        let to = Int((sorted[i + 1].x - 0.5).rounded(.up))
        if from < to { span(row + rows.lowerBound, from, to) }
      }
    }
  }

  /// The bounding box; `nil` if the path has no finite points.
  var bounds: Rect? {
    let points = runs.joined().filter(\.isFinite)
    guard let first = points.first else { return nil }
    return points.reduce(Rect(from: first, to: first)) { $0.union(Rect(from: $1, to: $1)) }
  }
}
