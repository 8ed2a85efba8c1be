/// The hills and hollows of a surface: local extremes.
///
/// A hill counts if its prominence is at least a tenth of the range of all heights. The prominence is the least descent
/// on a path from its top to a higher position, to an edge of the floor or to a hole. Noise does not count, nor does a
/// surface that rises towards an edge, because its continuation is unknown. A level top counts once. A hill whose upper
/// quarter encloses something lower is a ring: a ridge. Hollows and trenches are the same upside down.
package struct SurfaceFeatures: Sendable, Equatable {
  package private(set) var hills = 0
  package private(set) var hollows = 0
  /// The numbers of ring-shaped hills and hollows.
  package private(set) var ridges = 0
  package private(set) var trenches = 0

  package var isEmpty: Bool { hills + hollows + ridges + trenches == 0 }

  init() {}

  init(_ grid: HeightGrid, _ reach: ClosedRange<Double>) {
    guard reach.upperBound > reach.lowerBound else { return }
    var up = FeatureCounter(grid, sign: 1, reach)
    (hills, ridges) = up.counts()
    var down = FeatureCounter(grid, sign: -1, reach)
    (hollows, trenches) = down.counts()
  }
}

/// Counts hills by filling the floor from the highest position down.
private struct FeatureCounter {
  /// The heights, negated for hollows.
  private let heights: [Double]
  private let grid: HeightGrid
  private let range: Double
  /// Union-find: the parent of each visited crossing, towards its summit. The last entry is the unknown outside,
  /// beyond the edges and in holes.
  private var parent: [Int]
  private var visited: [Bool]

  init(_ grid: HeightGrid, sign: Double, _ reach: ClosedRange<Double>) {
    self.grid = grid
    heights = grid.heights.map { $0 * sign }
    range = reach.upperBound - reach.lowerBound
    parent = Array(0...grid.heights.count)
    visited = grid.heights.map { _ in false }
  }

  mutating func counts() -> (alone: Int, rings: Int) {
    var (alone, rings) = (0, 0)
    for (top, prominence) in summits() where prominence >= range / 10 {
      if enclosesAnything(region(around: top, above: heights[top] - prominence / 4)) {
        rings += 1
      } else {
        alone += 1
      }
    }
    return (alone, rings)
  }

  /// Returns all summits with their prominence: the descent before a higher one or the unknown outside is reached.
  private mutating func summits() -> [(top: Int, prominence: Double)] {
    let order = heights.indices.filter { heights[$0].isFinite }.sorted {
      (heights[$1], $0) < (heights[$0], $1)
    }
    let unknown = heights.count
    var tops: [(top: Int, prominence: Double)] = []
    for crossing in order {
      visited[crossing] = true
      let joined = neighbours(crossing).filter { visited[$0] } + (isAtEdge(crossing) ? [unknown] : [])
      for next in joined {
        let (a, b) = (root(crossing), root(next))
        guard a != b else { continue }
        // The root of each component is its summit; the unknown outside may be higher than all.
        let isFirst = b != unknown && (a == unknown || (heights[a], b) > (heights[b], a))
        let (winner, loser) = isFirst ? (a, b) : (b, a)
        parent[loser] = winner
        if heights[loser] > heights[crossing] { tops.append((loser, heights[loser] - heights[crossing])) }
      }
    }
    return tops
  }

  private mutating func root(_ crossing: Int) -> Int {
    var crossing = crossing
    while parent[crossing] != crossing {
      parent[crossing] = parent[parent[crossing]]
      crossing = parent[crossing]
    }
    return crossing
  }

  /// Returns the connected crossings at or above a height.
  private func region(around top: Int, above height: Double) -> Set<Int> {
    var region: Set<Int> = [top]
    var open = [top]
    while let crossing = open.popLast() {
      for next in neighbours(crossing) where heights[next] >= height && region.insert(next).inserted {
        open.append(next)
      }
    }
    return region
  }

  /// Whether a region encloses a part of the floor, which cannot be reached from the edges without crossing it.
  private func enclosesAnything(_ region: Set<Int>) -> Bool {
    var reached = Set<Int>()
    var open: [Int] = []
    func visit(_ crossing: Int) {
      if !region.contains(crossing), reached.insert(crossing).inserted { open.append(crossing) }
    }
    for crossing in heights.indices where isAtBorder(crossing) { visit(crossing) }
    while let crossing = open.popLast() {
      // Horizontal and vertical steps only, because a diagonal chain of crossings is closed.
      let (column, row) = (crossing % grid.columns, crossing / grid.columns)
      if column > 0 { visit(crossing - 1) }
      if column + 1 < grid.columns { visit(crossing + 1) }
      if row > 0 { visit(crossing - grid.columns) }
      if row + 1 < grid.rows { visit(crossing + grid.columns) }
    }
    return reached.count + region.count < heights.count
  }

  private func isAtBorder(_ crossing: Int) -> Bool {
    let (column, row) = (crossing % grid.columns, crossing / grid.columns)
    return column == 0 || row == 0 || column == grid.columns - 1 || row == grid.rows - 1
  }

  private func isAtEdge(_ crossing: Int) -> Bool {
    isAtBorder(crossing) || neighbours(crossing).contains { !heights[$0].isFinite }
  }

  /// The eight neighbours of a crossing.
  private func neighbours(_ crossing: Int) -> [Int] {
    let (column, row) = (crossing % grid.columns, crossing / grid.columns)
    var adjacent: [Int] = []
    for r in max(row - 1, 0)...min(row + 1, grid.rows - 1) {
      for c in max(column - 1, 0)...min(column + 1, grid.columns - 1) where (c, r) != (column, row) {
        adjacent.append(r * grid.columns + c)
      }
    }
    return adjacent
  }
}
