import OpenChartsDisplayList

/// One subpath as a chain of segments that can be cut anywhere.
struct PathChain {
  /// A cubic segment. The control points of a straight one are on the line.
  struct Segment {
    var c1: Point
    var c2: Point
    var end: Point

    init(_ c1: Point, _ c2: Point, to end: Point) {
      self.c1 = c1
      self.c2 = c2
      self.end = end
    }

    init(line start: Point, to end: Point) {
      self.init(mix(start, end, 1.0 / 3), mix(start, end, 2.0 / 3), to: end)
    }

    /// Creates a segment of zero length.
    init(at point: Point) { self.init(point, point, to: point) }

    /// Returns the parts before and after the parameter `u` (de Casteljau's algorithm).
    func cut(_ start: Point, at u: Double) -> (Segment, Segment) {
      let (a, b, c) = (mix(start, c1, u), mix(c1, c2, u), mix(c2, end, u))
      let (d, e) = (mix(a, b, u), mix(b, c, u))
      let middle = mix(d, e, u)
      return (Segment(a, d, to: middle), Segment(e, c, to: end))
    }
  }

  var start: Point
  var segments: [Segment] = []
  var isClosed = false
  var hasCurves = false

  /// The start of the chain for 0, otherwise the end of a segment.
  func anchor(_ index: Int) -> Point { index == 0 ? start : segments[index - 1].end }
  var anchorCount: Int { segments.count + 1 }

  /// Returns the fractions of the range's length at which its segments end, by chord length.
  func shares(_ range: Range<Int>) -> [Double] {
    var sums: [Double] = []
    sums.reserveCapacity(range.count)
    var sum = 0.0
    for i in range {
      let way = anchor(i + 1) - anchor(i)
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      sum += length.isFinite ? length : 0
      sums.append(sum)
    }
    guard sum > 0 else {
      return range.indices.map { Double($0 - range.lowerBound + 1) / Double(range.count) }
    }
    for i in sums.indices { sums[i] /= sum }
    if !sums.isEmpty { sums[sums.count - 1] = 1 }
    return sums
  }

  /// Returns the subpaths of a path. A closed one ends at its start.
  static func chains(of path: VectorPath) -> [PathChain] {
    var chains: [PathChain] = []
    var i = 0
    for verb in path.verbs {
      guard i + verb.pointCount <= path.points.count else { break }
      if verb != .move, chains.isEmpty || chains[chains.count - 1].isClosed {
        guard let last = chains.last else {
          i += verb.pointCount
          continue
        }
        chains.append(PathChain(start: last.start))
      }
      let n = chains.count - 1
      switch verb {
      case .move: chains.append(PathChain(start: path.points[i]))
      case .line:
        chains[n].segments.append(
          Segment(line: chains[n].anchor(chains[n].segments.count), to: path.points[i]))
      case .quad:
        let (from, c, to) = (chains[n].anchor(chains[n].segments.count), path.points[i], path.points[i + 1])
        chains[n].segments.append(Segment(mix(from, c, 2.0 / 3), mix(to, c, 2.0 / 3), to: to))
        chains[n].hasCurves = true
      case .cubic:
        chains[n].segments.append(Segment(path.points[i], path.points[i + 1], to: path.points[i + 2]))
        chains[n].hasCurves = true
      case .close:
        let end = chains[n].anchor(chains[n].segments.count)
        if end != chains[n].start { chains[n].segments.append(Segment(line: end, to: chains[n].start)) }
        chains[n].isClosed = true
      }
      i += verb.pointCount
    }
    return chains
  }
}
