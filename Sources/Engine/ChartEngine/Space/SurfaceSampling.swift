import OpenChartsChartMath
import OpenChartsChartModel

/// The refinement of the floor grid where a surface bends or ends.
enum SurfaceSampling {
  /// Grid lines are added where the interpolation error exceeds this fraction of the box's height.
  private static let slack = 0.005

  /// Returns the lines to add along x and z to an even grid.
  ///
  /// Lines still cross the whole floor, so that cells can be drawn in order.
  static func lines(_ surfaces: [FloorHeights], in box: SpaceBox) -> (x: [Double], z: [Double]) {
    guard let grid = surfaces.first?.grid else { return ([], []) }
    let (width, depth) = (grid.x.count, grid.z.count)
    // The interpolation error between each two lines.
    var (offX, offZ) = ([Double](repeating: 0, count: grid.columns), [Double](repeating: 0, count: grid.rows))
    let (low, high) = (box.low.y, box.high.y)
    func note(_ a: Double, _ b: Double, _ c: Double, _ first: Int, _ off: inout [Double]) {
      if a.isFinite != b.isFinite { off[first] = high - low }
      if b.isFinite != c.isFinite { off[first + 1] = high - low }
      let bend = abs(a - 2 * b + c) / 8
      guard bend > off[first] || bend > off[first + 1] else { return }
      (off[first], off[first + 1]) = (max(off[first], bend), max(off[first + 1], bend))
    }
    for heights in surfaces.map(\.heights) {
      // Heights beyond the box are clamped, because they are not visible.
      let shown = heights.map { min(max($0, low), high) }
      for row in 0..<depth {
        for column in 0..<max(width - 2, 0) {
          let i = row * width + column
          note(shown[i], shown[i + 1], shown[i + 2], column, &offX)
        }
      }
      for row in 0..<max(depth - 2, 0) {
        for column in 0..<width {
          let i = row * width + column
          note(shown[i], shown[i + width], shown[i + 2 * width], row, &offZ)
        }
      }
    }
    func added(_ off: [Double], _ lines: [Double]) -> [Double] {
      let wanted = off.indices.filter { off[$0] > slack * (high - low) }
        .sorted { (off[$1], $0) < (off[$0], $1) }
      return wanted.prefix(max(FloorGrid.lineLimit - lines.count, 0)).map { (lines[$0] + lines[$0 + 1]) / 2 }
    }
    return (added(offX, grid.x), added(offZ, grid.z))
  }
}

/// The heights of a surface at the grid points of a floor.
struct FloorHeights: Sendable {
  let grid: FloorGrid
  /// Row by row along x, in scene units; NaN if there is none.
  let heights: [Double]

  /// - Parameter known: The same surface on another grid. Shared grid points are not evaluated again.
  init(
    _ surface: SurfaceRequest, on grid: FloorGrid, _ scales: SpaceScales,
    knowing sampledHeights: FloorHeights? = nil
  ) {
    let samplePositions = (
      x: grid.x.map { sampledHeights?.grid.x.firstIndex(of: $0) },
      z: grid.z.map { sampledHeights?.grid.z.firstIndex(of: $0) }
    )
    let xs = grid.x.map(scales.x.value(at:))
    var heights = [Double](repeating: .nan, count: grid.x.count * grid.z.count)
    for (row, position) in grid.z.enumerated() {
      let z = scales.z.value(at: position)
      for (column, x) in xs.enumerated() {
        let index = row * xs.count + column
        if let sampledHeights, let column = samplePositions.x[column], let row = samplePositions.z[row] {
          heights[index] = sampledHeights.heights[row * sampledHeights.grid.x.count + column]
          continue
        }
        let y = scales.y.position(surface.height(x, z))
        // Far beyond the box the exact height does not matter.
        if y.isFinite { heights[index] = min(max(y, -1e3), 1e3) }
      }
    }
    (self.grid, self.heights) = (grid, heights)
  }
}
