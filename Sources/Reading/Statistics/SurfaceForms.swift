/// The hills and hollows of a surface: places from which it goes down, or up, on all sides.
///
/// A hill counts where every way from its top to a higher place, to an edge of the floor or to a hole goes down by at
/// least a tenth of the range of all heights (its prominence): ripples of noise do not count, nor does what rises
/// towards an edge, as nobody knows how it goes on there. A level top counts once. One whose upper quarter runs around
/// something lower is a ring: a ridge. Hollows are the same upside down.
package struct SurfaceForms: Sendable, Equatable {
  package private(set) var hills = 0
  package private(set) var hollows = 0
  /// Rings of hills, and of hollows.
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

/// Counts what stands out upwards, by filling the floor from the top.
private struct FormCounter {
  /// Heights, turned over for hollows.
  private let heights: [Double]
  private let grid: HeightGrid
  private let range: Double
  /// For each crossing that the flood has left: one of its summit's others, towards the summit. The last one stands
  /// for all that is not known, beyond the edges and in holes.
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

  /// All tops with how far one has to go down from each before a higher one is reached, or what is not known.
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
        // The root of each piece is its top, and what is not known may be higher than all.
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

  /// The connected crossings that are at least so high.
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

  /// Whether something of the floor cannot be reached from its edges without crossing a region.
  private func enclosesAnything(_ region: Set<Int>) -> Bool {
    var reached = Set<Int>()
    var open: [Int] = []
    func visit(_ place: Int) {
      if !region.contains(place), reached.insert(place).inserted { open.append(place) }
    }
    for place in heights.indices where isAtBorder(place) { visit(place) }
    while let place = open.popLast() {
      // Straight on only: between two of a slanting row one does not get through.
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

  /// Those around a crossing, slanting ones too.
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
