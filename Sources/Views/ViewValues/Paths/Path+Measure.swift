import Foundation
import OpenChartsDisplayList

extension Path {
  /// The bounding box of the outline itself, without control points. Null if the path is empty.
  public var boundingRect: CGRect {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    func include(_ p: Point) {
      guard p.isFinite else { return }
      (minX, maxX) = (min(minX, p.x), max(maxX, p.x))
      (minY, maxY) = (min(minY, p.y), max(maxY, p.y))
    }
    for part in Subpath.all(of: vector) {
      include(part.start)
      for segment in part.segments {
        include(segment.end)
        for t in segment.extremes { include(segment.point(at: t)) }
      }
    }
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether a point lies inside. Open subpaths count as closed.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let p = Point(p)
    var winding = 0
    for part in Subpath.all(of: vector) {
      let points = part.flattened(tolerance: 0.01)
      for i in points.indices {
        let (a, b) = (points[i], points[(i + 1) % points.count])
        guard (a.y <= p.y) != (b.y <= p.y) else { continue }
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The length of all subpaths in points, including closing lines.
  package var outlineLength: Double {
    Subpath.all(of: vector).reduce(0) { sum, part in
      part.segments.reduce(sum) { $0 + $1.length() }
    }
  }

  /// Returns the part between two fractions of the total length of all subpaths. NaN means the start or the end.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = from.isNaN ? 0 : min(max(Double(from), 0), 1)
    let to = to.isNaN ? 1 : min(max(Double(to), 0), 1)
    if from == 0, to == 1 { return self }
    guard from < to else { return Path() }
    let parts = Subpath.all(of: vector)
    let lengths = parts.map { $0.segments.map { $0.length() } }
    let whole = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    guard whole.isFinite, whole > 0 else { return Path() }
    let (first, last) = (from * whole, to * whole)
    var result = VectorPath()
    var passed = 0.0
    for (part, lengths) in zip(parts, lengths) {
      var isOpen = false
      for (segment, length) in zip(part.segments, lengths) {
        defer { passed += length }
        let (begin, end) = (max(first - passed, 0), min(last - passed, length))
        guard begin < end else { continue }
        let piece =
          begin <= 0 && end >= length
          ? segment
          : segment.part(
            from: begin <= 0 ? 0 : segment.parameter(atLength: begin),
            to: end >= length ? 1 : segment.parameter(atLength: end))
        if !isOpen { result.move(to: piece.start) }
        isOpen = true
        result.append(piece)
      }
    }
    return Path(result)
  }
}

extension VectorPath {
  /// Appends a segment that starts at the current point.
  mutating func append(_ segment: PathSegment) {
    switch segment {
    case .line(_, let b): line(to: b)
    case .quad(_, let b, let c): quad(control: b, to: c)
    case .cubic(_, let b, let c, let d): cubic(b, c, to: d)
    }
  }
}
