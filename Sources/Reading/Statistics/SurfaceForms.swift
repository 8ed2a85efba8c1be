/// The hills and hollows of a surface: local extremes.
///
/// A hill counts if every path from its top to a higher position, to an edge of the floor or to a hole descends by at
/// least a tenth of the range of all heights (its prominence). Noise does not count, nor does a surface that rises
/// towards an edge, because its continuation is unknown. A level top counts once. A hill whose upper quarter encloses
/// something lower is a ring: a ridge. Hollows and trenches are the same upside down.
package struct SurfaceForms: Sendable, Equatable {
  package private(set) var hills = 0
  package private(set) var hollows = 0
  /// The numbers of ring-shaped hills and hollows.
  package private(set) var ridges = 0
  package private(set) var trenches = 0

  package var isEmpty: Bool { hills + hollows + ridges + trenches == 0 }

  init() {}

  init(_ grid: HeightGrid, _ reach: ClosedRange<Double>) {
    guard reach.upperBound > reach.lowerBound else { return }
    var up = FormCounter(grid, sign: 1, reach)
    (hills, ridges) = up.counts()
    var down = FormCounter(grid, sign: -1, reach)
    (hollows, trenches) = down.counts()
  }
}

/// Counts hills by filling the floor from the highest position down.
private struct FormCounter {
  /// The heights, negated for hollows.
  private let heights: [Double]
  private let grid: HeightGrid
  private let range: Double
  /// Union-find: the parent of each visited crossing, towards its summit. The last entry is the unknown outside,
  /// beyond the edges and in holes.
  private var parent: [Int]
  private var seen: [Bool]

  init(_ grid: HeightGrid, sign: Double, _ reach: ClosedRange<Double>) {
    self.grid = grid
    heights = grid.heights.map { $0 * sign }
    range = reach.upperBound - reach.lowerBound
    parent = Array(0...grid.heights.count)
    seen = grid.heights.map { _ in false }
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
    var found: [(top: Int, prominence: Double)] = []
    for place in order {
      seen[place] = true
      let joined = neighbours(place).filter { seen[$0] } + (isAtEdge(place) ? [unknown] : [])
      for next in joined {
        let (a, b) = (root(place), root(next))
        guard a != b else { continue }
        // The root of each component is its summit; the unknown outside may be higher than all.
        let isFirst = b != unknown && (a == unknown || (heights[a], b) > (heights[b], a))
        let (kept, lost) = isFirst ? (a, b) : (b, a)
        parent[lost] = kept
        if heights[lost] > heights[place] { found.append((lost, heights[lost] - heights[place])) }
      }
    }
    return found
  }

  private mutating func root(_ place: Int) -> Int {
    var place = place
    while parent[place] != place {
      parent[place] = parent[parent[place]]
      place = parent[place]
    }
    return place
  }

  /// Returns the connected crossings at or above a height.
  private func region(around top: Int, above height: Double) -> Set<Int> {
    var region: Set<Int> = [top]
    var open = [top]
    while let place = open.popLast() {
      for next in neighbours(place) where heights[next] >= height && region.insert(next).inserted {
        open.append(next)
      }
    }
    return region
  }

  /// Whether a region encloses a part of the floor, which cannot be reached from the edges without crossing it.
  private func enclosesAnything(_ region: Set<Int>) -> Bool {
    var reached = Set<Int>()
    var open: [Int] = []
    func visit(_ place: Int) {
      if !region.contains(place), reached.insert(place).inserted { open.append(place) }
    }
    for place in heights.indices where isAtBorder(place) { visit(place) }
    while let place = open.popLast() {
      // Horizontal and vertical steps only, because a diagonal chain of crossings is closed.
      let (column, row) = (place % grid.columns, place / grid.columns)
      if column > 0 { visit(place - 1) }
      if column + 1 < grid.columns { visit(place + 1) }
      if row > 0 { visit(place - grid.columns) }
      if row + 1 < grid.rows { visit(place + grid.columns) }
    }
    return reached.count + region.count < heights.count
  }

  private func isAtBorder(_ place: Int) -> Bool {
    let (column, row) = (place % grid.columns, place / grid.columns)
    return column == 0 || row == 0 || column == grid.columns - 1 || row == grid.rows - 1
  }

  private func isAtEdge(_ place: Int) -> Bool {
    isAtBorder(place) || neighbours(place).contains { !heights[$0].isFinite }
  }

  /// The eight neighbours of a crossing.
  private func neighbours(_ place: Int) -> [Int] {
    let (column, row) = (place % grid.columns, place / grid.columns)
    var found: [Int] = []
    for r in max(row - 1, 0)...min(row + 1, grid.rows - 1) {
      for c in max(column - 1, 0)...min(column + 1, grid.columns - 1) where (c, r) != (column, row) {
        found.append(r * grid.columns + c)
      }
    }
    return found
  }
}
