import OpenChartsStatistics
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Grids as surfaces")
struct SurfaceGridTests {
  /// Rows in random order, on unevenly spaced grid lines.
  private static func plane(_ random: inout SeededGenerator) throws -> SurfaceGrid {
    let (columns, lines) = ([0.0, 1, 4, 6, 7], [-3.0, -1, 0, 8])
    let rows = columns.flatMap { x in lines.map { (x, $0) } }.shuffled(using: &random)
    return try SurfaceGrid(
      x: rows.map(\.0), z: rows.map(\.1), heights: rows.map { 2 * $0.0 - 3 * $0.1 + $0.0 * $0.1 })
  }

  @Test("a bilinear function is reproduced everywhere")
  func bilinear() throws {
    var random = SeededGenerator(seed: 1)
    let grid = try Self.plane(&random)
    for _ in 0..<200 {
      let (x, z) = (Double.random(in: 0...7, using: &random), Double.random(in: -3...8, using: &random))
      #expect(abs(grid.height(x, z) - (2 * x - 3 * z + x * z)) < 1e-9)
    }
    #expect(grid.height(0, -3) == 9 && grid.height(7, 8) == 46)
    #expect(grid.height(7 + 1e-12, 8).isFinite, "noise at the ends is forgiven")
    for (x, z) in [(-0.1, 0.0), (7.1, 0), (1, -4), (1, 9), (.nan, 1), (1, .infinity)] {
      #expect(grid.height(x, z).isNaN)
    }
  }

  @Test("a missing height leaves out the cells around it")
  func holes() throws {
    var (x, z, y): ([Double], [Double], [Double]) = ([], [], [])
    for column in 0..<4 {
      for line in 0..<4 {
        x.append(Double(column))
        z.append(Double(line))
        y.append(column == 1 && line == 1 ? .nan : 5)
      }
    }
    let grid = try SurfaceGrid(x: x, z: z, heights: y)
    #expect(grid.height(0.5, 0.5).isNaN && grid.height(1.5, 1.5).isNaN && grid.height(1, 1).isNaN)
    #expect(grid.height(2.5, 0.5) == 5 && grid.height(2, 1) == 5 && grid.height(0, 0.5) == 5)
  }

  @Test("rows that are not a grid give the reason")
  func flaws() {
    func flaw(_ x: [Double], _ z: [Double], _ y: [Double]? = nil) -> SurfaceGrid.Flaw? {
      do throws(SurfaceGrid.Flaw) {
        _ = try SurfaceGrid(x: x, z: z, heights: y ?? x)
        return nil
      } catch { return error }
    }
    #expect(flaw([1, 1, 2, 2], [1, 2, 1, 2]) == nil)
    #expect(flaw([1, 1, 2, 2, 1], [1, 2, 1, 2, 1]) == .repeated(x: 1, z: 1))
    #expect(flaw([1, 1, 2, 2, 1], [1, 2, 1, 2, 1], [1, 2, 3, 4, .nan]) == nil, "one of them has no height")
    #expect(flaw([], []) == .sparse(rows: 0, columns: 0, lines: 0))
    #expect(flaw([1, 1, 2, 2], [1, 2, 1, 2], []) == .sparse(rows: 0, columns: 0, lines: 0))
    #expect(flaw([1, 1, 1], [1, 2, 3]) == .sparse(rows: 3, columns: 1, lines: 3))
    #expect(flaw([1, 2, 3, 4], [5, 6, 7, 8]) == .sparse(rows: 4, columns: 4, lines: 4))
    #expect(flaw([.nan, 1], [1, .infinity]) == .sparse(rows: 0, columns: 0, lines: 0))
    #expect(
      flaw([1, 1, 2, 2], [1, 2, 1, 2], [.nan, .nan, .nan, 1]) == .sparse(rows: 1, columns: 2, lines: 2))
  }

  @Test("the largest and the smallest numbers form a surface")
  func extremes() throws {
    let (big, small) = (Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude)
    let grid = try SurfaceGrid(x: [-big, -big, big, big], z: [0, small, 0, small], heights: [1, 2, 3, 4])
    #expect(grid.height(-big, 0) == 1 && grid.height(big, small) == 4)
    #expect(abs(grid.height(0, 0) - 2) < 1e-9)
  }
}
