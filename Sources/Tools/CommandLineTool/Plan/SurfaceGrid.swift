import Foundation

/// Heights at the crossings of lines along x and z: a surface that is bilinear between them.
struct SurfaceGrid: Sendable {
  /// Ascending.
  let x: [Double]
  let z: [Double]
  /// Row by row along x; no number where the table has none.
  let heights: [Double]

  /// Why rows are no grid.
  enum Flaw: Error, Equatable {
    /// Several heights at one place.
    case repeated(x: Double, z: Double)
    /// Less than two lines along an axis, or more than half of the crossings without a height.
    case sparse(rows: Int, columns: Int, lines: Int)
  }

  /// Takes rows with a number for x and z; those without a height are holes. O(*n* log *n*).
  init(x: [Double], z: [Double], heights: [Double]) throws(Flaw) {
    // A channel that is no column of numbers, such as a count, has no values before the chart is built.
    guard x.count == z.count, x.count == heights.count else {
      throw .sparse(rows: 0, columns: 0, lines: 0)
    }
    let rows = x.indices.filter { x[$0].isFinite && z[$0].isFinite }
    self.x = Self.distinct(rows.map { x[$0] })
    self.z = Self.distinct(rows.map { z[$0] })
    let (columns, lines) = (self.x.count, self.z.count)
    let known = rows.filter { heights[$0].isFinite }
    guard columns > 1, lines > 1, Double(columns) * Double(lines) <= 2 * Double(known.count) else {
      throw .sparse(rows: known.count, columns: columns, lines: lines)
    }
    var grid = [Double](repeating: .nan, count: columns * lines)
    let columnPlaces = Self.places(self.x)
    let linePlaces = Self.places(self.z)
    for row in known {
      guard let column = columnPlaces[x[row]], let line = linePlaces[z[row]] else { continue }
      let cell = line * columns + column
      guard grid[cell].isNaN else { throw .repeated(x: x[row], z: z[row]) }
      grid[cell] = heights[row]
    }
    self.heights = grid
  }

  private static func distinct(_ values: [Double]) -> [Double] {
    var found: [Double] = []
    for value in values.sorted() where found.last != value { found.append(value) }
    return found
  }

  private static func places(_ values: [Double]) -> [Double: Int] {
    var places: [Double: Int] = [:]
    for (place, value) in values.enumerated() { places[value] = place }
    return places
  }

  /// The height at a place: no number beyond the grid and in cells of which a corner is missing.
  func height(_ x: Double, _ z: Double) -> Double {
    guard let (column, u) = Self.cell(x, in: self.x), let (line, v) = Self.cell(z, in: self.z) else {
      return .nan
    }
    let at = line * self.x.count + column
    let above = at + self.x.count
    // A missing neighbour does not matter on a line of the grid.
    func mixed(_ a: Double, _ b: Double, _ t: Double) -> Double {
      t == 0 ? a : t == 1 ? b : a * (1 - t) + b * t
    }
    return mixed(
      mixed(heights[at], heights[at + 1], u), mixed(heights[above], heights[above + 1], u), v)
  }

  /// The cell that a place lies in and how far into it, from 0 to 1; floating noise at the ends is forgiven.
  private static func cell(_ value: Double, in lines: [Double]) -> (Int, Double)? {
    guard let first = lines.first, let last = lines.last else { return nil }
    let slack = (last / 2 - first / 2) * 2e-9
    guard value >= first - slack, value <= last + slack else { return nil }
    var (low, high) = (0, lines.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= value { low = middle } else { high = middle }
    }
    let (start, end) = (lines[low], lines[high])
    let way = end - start
    // Halves of the largest numbers have a difference, and of the smallest none.
    let share = way.isFinite ? (value - start) / way : (value / 2 - start / 2) / (end / 2 - start / 2)
    return (low, min(max(share, 0), 1))
  }
}
