import OpenChartsDisplayList

/// Two paths converted to the same segments, so that each point has a counterpart.
///
/// Points with the same key correspond. Between them, and without keys, both paths are divided at the same fractions of
/// their lengths: a new point starts on the old line, and a removed point ends on the new line.
struct PathAlignment: Sendable {
  private(set) var verbs: [VectorPath.Verb] = []
  private(set) var from: [Point] = []
  private(set) var to: [Point] = []

  /// The point on the other path for each anchor of one path, by chain.
  private(set) var partners: (ofOld: [[Point]], ofNew: [[Point]]) = ([], [])

  /// The keys of a path's anchors, one array per subpath; `nil` for an anchor without a value.
  typealias Keys = [[AnchorKey?]]

  init(_ a: VectorPath, _ b: VectorPath, keys: (from: Keys, to: Keys)? = nil) {
    let hasSameSteps = a.verbs == b.verbs && a.points.count == b.points.count
    if hasSameSteps, keys.map({ $0.from == $0.to }) ?? true {
      (verbs, from, to) = (b.verbs, a.points, b.points)
      return
    }
    let (old, new) = (PathChain.chains(of: a), PathChain.chains(of: b))
    for i in 0..<max(old.count, new.count) {
      guard i < old.count else {
        add(PathChain(start: new[i].start), new[i], isCurved: new[i].hasCurves, anchors: [])
        continue
      }
      guard i < new.count else {
        add(old[i], PathChain(start: old[i].start), isCurved: old[i].hasCurves, anchors: [])
        continue
      }
      var anchors: [(Int, Int)] = []
      if let keys, i < keys.from.count, i < keys.to.count {
        anchors = Self.commonAnchors(keys.from[i], keys.to[i], old[i], new[i])
      }
      add(old[i], new[i], isCurved: old[i].hasCurves || new[i].hasCurves, anchors: anchors)
    }
  }

  /// Creates the animation of a translated path.
  init(moving path: VectorPath, from a: Point, to b: Point) {
    verbs = path.verbs
    from = path.points.map { $0 + a }
    to = path.points.map { $0 + b }
  }

  /// Creates an area that grows from its lower edge: each point of the upper edge starts on the one below it. `nil`
  /// if the path is not an area whose two edges have the same positions.
  init?(raising path: VectorPath, alongX: Bool) {
    let chains = PathChain.chains(of: path)
    guard !chains.isEmpty else { return nil }
    var foot = VectorPath()
    for chain in chains {
      guard chain.isClosed, chain.anchorCount >= 5, chain.anchorCount % 2 == 1 else { return nil }
      let count = (chain.anchorCount - 1) / 2
      func along(_ p: Point) -> Double { alongX ? p.x : p.y }
      var feet = chain
      for i in 0..<count {
        let other = 2 * count - 1 - i
        guard abs(along(chain.anchor(i)) - along(chain.anchor(other))) < 0.01 else { return nil }
        if i == 0 { feet.start = chain.anchor(other) } else { feet.segments[i - 1].end = chain.anchor(other) }
      }
      for i in 1..<count {
        // The mirrored segment of the lower edge runs backwards, so its control points are swapped.
        let mirror = chain.segments[2 * count - 1 - i]
        (feet.segments[i - 1].c1, feet.segments[i - 1].c2) = (mirror.c2, mirror.c1)
      }
      feet.segments[feet.segments.count - 1].end = feet.start
      foot.append(Self.path(feet, like: chain))
    }
    self.init(foot, chains.reduce(into: VectorPath()) { $0.append(Self.path($1, like: $1)) })
  }

  private static func path(_ chain: PathChain, like other: PathChain) -> VectorPath {
    var path = VectorPath()
    path.move(to: chain.start)
    for segment in chain.segments {
      if other.hasCurves {
        path.cubic(segment.c1, segment.c2, to: segment.end)
      } else {
        path.line(to: segment.end)
      }
    }
    if chain.isClosed { path.close() }
    return path
  }

  func path(at t: Double) -> VectorPath {
    var path = VectorPath()
    path.verbs = verbs
    path.points = Array(unsafeUninitializedCapacity: from.count) { buffer, count in
      for i in from.indices { buffer.initializeElement(at: i, to: mix(from[i], to[i], t)) }
      count = from.count
    }
    return path
  }

  // MARK: - Common anchors

  /// Returns pairs of anchors with the same key, ascending on both sides.
  private static func commonAnchors(
    _ a: [AnchorKey?], _ b: [AnchorKey?], _ old: PathChain, _ new: PathChain
  ) -> [(Int, Int)] {
    var indices: [AnchorKey: Int] = [:]
    for (i, key) in a.enumerated() where i < old.anchorCount {
      if let key, indices[key] == nil { indices[key] = i }
    }
    var pairs: [(Int, Int)] = []
    var common = 0
    for (j, key) in b.enumerated() where j < new.anchorCount {
      guard let key, let i = indices[key] else { continue }
      common += 1
      if pairs.last.map({ $0.0 < i && $0.1 < j }) ?? true { pairs.append((i, j)) }
    }
    // If most common keys are in another order, do not pair any.
    if pairs.count * 2 < common { pairs = [] }
    return old.isClosed && new.isClosed ? edges(pairs, a, b, old, new) : pairs
  }

  /// Keeps the two edges of an area apart: their ends are paired, also if points are inserted or removed between
  /// them.
  private static func edges(
    _ pairs: [(Int, Int)], _ a: [AnchorKey?], _ b: [AnchorKey?], _ old: PathChain, _ new: PathChain
  ) -> [(Int, Int)] {
    let (i, j) = (old.anchorCount - 1, new.anchorCount - 1)
    guard i >= 4, j >= 4, i % 2 == 0, j % 2 == 0, a.contains(where: { $0?.isLower == true }),
      b.contains(where: { $0?.isLower == true })
    else { return pairs }
    let upper = pairs.filter { $0.0 < i / 2 && $0.1 < j / 2 }
    let lower = pairs.filter { $0.0 >= i / 2 && $0.1 >= j / 2 }
    return upper + [(i / 2 - 1, j / 2 - 1), (i / 2, j / 2)] + lower + [(i - 1, j - 1)]
  }

  private mutating func add(_ a: PathChain, _ b: PathChain, isCurved: Bool, anchors: [(Int, Int)]) {
    verbs.append(.move)
    from.append(a.start)
    to.append(b.start)
    partners.ofOld.append([b.start])
    partners.ofNew.append([a.start])
    var (i, j) = (0, 0)
    for (nextI, nextJ) in anchors + [(a.segments.count, b.segments.count)] {
      addStretch(a, i..<nextI, b, j..<nextJ, isCurved)
      (i, j) = (nextI, nextJ)
    }
    if b.segments.isEmpty ? a.isClosed : b.isClosed { verbs.append(.close) }
  }

  /// Cuts both stretches where either has an anchor.
  private mutating func addStretch(
    _ a: PathChain, _ rangeA: Range<Int>, _ b: PathChain, _ rangeB: Range<Int>, _ isCurved: Bool
  ) {
    if rangeA.count == rangeB.count {
      for (i, j) in zip(rangeA, rangeB) {
        append(a.segments[i], b.segments[j], isCurved)
        noteAnchors(old: true, new: true)
      }
      return
    }
    var (left, right) = (Stretch(a, rangeA), Stretch(b, rangeB))
    while !left.isDone || !right.isDone {
      let next = min(left.next, right.next)
      let before = (left.taken, right.taken)
      append(left.take(upTo: next), right.take(upTo: next), isCurved)
      noteAnchors(old: left.taken > before.0, new: right.taken > before.1)
    }
  }

  /// Records the last point as an anchor of one path or both.
  private mutating func noteAnchors(old: Bool, new: Bool) {
    if old { partners.ofOld[partners.ofOld.count - 1].append(to[to.count - 1]) }
    if new { partners.ofNew[partners.ofNew.count - 1].append(from[from.count - 1]) }
  }

  private mutating func append(_ a: PathChain.Segment, _ b: PathChain.Segment, _ isCurved: Bool) {
    verbs.append(isCurved ? .cubic : .line)
    if isCurved {
      from.append(a.c1)
      from.append(a.c2)
      to.append(b.c1)
      to.append(b.c2)
    }
    from.append(a.end)
    to.append(b.end)
  }

  /// A part of a chain that is consumed piece by piece.
  private struct Stretch {
    private let chain: PathChain
    private let first: Int
    private let shares: [Double]
    private(set) var taken = 0
    private var position: Point
    private var share = 0.0
    private var rest: PathChain.Segment?

    init(_ chain: PathChain, _ range: Range<Int>) {
      self.chain = chain
      first = range.lowerBound
      shares = chain.shares(range)
      position = chain.anchor(range.lowerBound)
      rest = range.isEmpty ? nil : chain.segments[range.lowerBound]
    }

    var isDone: Bool { taken >= shares.count }
    /// The end of the current segment as a fraction; greater than 1 when all are consumed.
    var next: Double { isDone ? 2 : shares[taken] }

    mutating func take(upTo end: Double) -> PathChain.Segment {
      guard !isDone, let segment = rest else { return PathChain.Segment(at: position) }
      if end >= shares[taken] - 1e-6 {
        share = shares[taken]
        taken += 1
        rest = isDone ? nil : chain.segments[first + taken]
        position = segment.end
        return segment
      }
      let whole = shares[taken] - share
      let (before, after) = segment.cut(position, at: whole > 0 ? (end - share) / whole : 0)
      rest = after
      share = end
      position = before.end
      return before
    }
  }
}

/// The value at an anchor of a line or an area.
struct AnchorKey: Hashable, Sendable {
  var position: MarkPosition
  var occurrence: Int
  /// Whether it is on the lower edge of an area.
  var isLower = false
}
