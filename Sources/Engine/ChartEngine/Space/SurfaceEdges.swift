import OpenChartsChartMath
import OpenChartsChartModel

extension SpaceRequest {
  /// Returns the outlines of a surface in cells in which only some corners have a height. Finds the boundary by
  /// bisecting the cell's edges.
  ///
  /// - Returns: Outlines by cell index, row by row along x.
  static func edges(
    _ surface: SurfaceRequest, _ heights: [Double], on grid: FloorGrid, _ scales: SpaceScales
  ) -> [Int: [Vector3]] {
    func point(_ x: Double, _ z: Double) -> Vector3? {
      let y = scales.y.position(surface.height(scales.x.value(at: x), scales.z.value(at: z)))
      return y.isFinite ? Vector3(x, min(max(y, -1e3), 1e3), z) : nil
    }
    /// Returns the last point with a height on the line from a point with a height to a point without one.
    func end(_ from: Vector3, _ x: Double, _ z: Double) -> Vector3 {
      var last = from
      var (farX, farZ) = (x, z)
      for _ in 0..<12 {
        let (middleX, middleZ) = ((last.x + farX) / 2, (last.z + farZ) / 2)
        if let inner = point(middleX, middleZ) { last = inner } else { (farX, farZ) = (middleX, middleZ) }
      }
      return last
    }
    var edges: [Int: [Vector3]] = [:]
    let width = grid.x.count
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cornerCells = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        let corners = cornerCells.map { heights[$0.1 * width + $0.0] }
        let finiteCount = corners.count(where: \.isFinite)
        guard finiteCount > 0, finiteCount < 4 else { continue }
        var outline: [Vector3] = []
        for index in 0..<4 {
          let next = (index + 1) % 4
          let (a, b) = (cornerCells[index], cornerCells[next])
          let (start, stop) = (
            Vector3(grid.x[a.0], corners[index], grid.z[a.1]),
            Vector3(grid.x[b.0], corners[next], grid.z[b.1])
          )
          if corners[index].isFinite { outline.append(start) }
          if corners[index].isFinite, !corners[next].isFinite { outline.append(end(start, stop.x, stop.z)) }
          if !corners[index].isFinite, corners[next].isFinite { outline.append(end(stop, start.x, start.z)) }
        }
        edges[row * grid.columns + column] = outline
      }
    }
    return edges
  }
}
