import Foundation
import OpenChartsChartMath

/// Heights at the vertices of a rectangular grid: a surface that is bilinear in each cell.
struct SurfaceGrid: Sendable {
  /// Positions of the grid lines, ascending.
  let x: [Double]
  let z: [Double]
  /// Heights in rows along x; NaN at holes.
  let heights: [Double]

  /// The reason why rows do not form a grid.
  enum Flaw: Error, Equatable {
    /// Several heights at one vertex.
    case repeated(x: Double, z: Double)
    /// Fewer than two lines along an axis, or more than half of the vertices without a height.
    case sparse(rows: Int, columns: Int, lines: Int)
  }

  /// Uses the rows with a finite x and z. Rows without a height are holes.
  ///
  /// - Complexity: O(*n* log *n*).
  init(x: [Double], z: [Double], heights: [Double]) throws(Flaw) {
    // A channel without a column, such as a count, has no values at this stage.
    guard x.count == z.count, x.count == heights.count else {
      throw .sparse(rows: 0, columns: 0, lines: 0)
    }
    let rows = x.indices.filter { x[$0].isFinite && z[$0].isFinite }
    self.x = Self.distinct(rows.map { x[$0] })
    self.z = Self.distinct(rows.map { z[$0] })
    let (columns, lines) = (self.x.count, self.z.count)
    let finiteRows = rows.filter { heights[$0].isFinite }
    guard columns > 1, lines > 1, Double(columns) * Double(lines) <= 2 * Double(finiteRows.count) else {
      throw .sparse(rows: finiteRows.count, columns: columns, lines: lines)
    }
    var grid = [Double](repeating: .nan, count: columns * lines)
    let columnPlaces = Self.places(self.x)
    let linePlaces = Self.places(self.z)
    for row in finiteRows {
      guard let column = columnPlaces[x[row]], let line = linePlaces[z[row]] else { continue }
      let cell = line * columns + column
      guard grid[cell].isNaN else { throw .repeated(x: x[row], z: z[row]) }
      grid[cell] = heights[row]
    }
    self.heights = grid
  }

  private static func distinct(_ values: [Double]) -> [Double] {
    var distinctValues: [Double] = []
    for value in values.sorted() where distinctValues.last != value { distinctValues.append(value) }
    return distinctValues
  }

  private static func places(_ values: [Double]) -> [Double: Int] {
    var indices: [Double: Int] = [:]
    for (index, value) in values.enumerated() { indices[value] = index }
    return indices
  }

  /// The height at a position. NaN outside the grid, and in cells with a missing corner.
  func height(_ x: Double, _ z: Double) -> Double {
    guard let (column, u) = Self.cell(x, in: self.x), let (line, v) = Self.cell(z, in: self.z) else {
      return .nan
    }
    let at = line * self.x.count + column
    let above = at + self.x.count
    // On a grid line, the vertices next to the line have no effect, even if they are missing.
    func mixed(_ a: Double, _ b: Double, _ t: Double) -> Double {
      t == 0 ? a : t == 1 ? b : a * (1 - t) + b * t
    }
    return mixed(
      mixed(heights[at], heights[at + 1], u), mixed(heights[above], heights[above + 1], u), v)
  }

  /// The index of the cell that contains a value, and the position in it from 0 to 1. Tolerates rounding errors at
  /// the ends. `nil` outside.
  private static func cell(_ value: Double, in lines: [Double]) -> (Int, Double)? {
    guard let first = lines.first, let last = lines.last else { return nil }
    let slack = (last / 2 - first / 2) * 2e-9
    guard value >= first - slack, value <= last + slack else { return nil }
    let low = Bins.lowerIndex(for: value, edges: lines)
    let (start, end) = (lines[low], lines[min(low + 1, lines.count - 1)])
    let span = end - start
    // Halve large numbers, so that their difference does not overflow.
    let share = span.isFinite ? (value - start) / span : (value / 2 - start / 2) / (end / 2 - start / 2)
    return (low, min(max(share, 0), 1))
  }
}
