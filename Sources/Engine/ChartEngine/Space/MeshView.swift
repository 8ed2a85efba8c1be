import OpenChartsChartMath
import OpenChartsDisplayList

/// The projection of a surface: the position of each grid point in the picture, and its colours from both sides.
final class MeshView {
  private let grid: FloorGrid
  private let camera: SpaceCamera
  private var points: [Point]
  private var depths: [Float]
  /// The colours from above and from below, computed on first use. A negative opacity marks a colour that is not
  /// computed yet.
  private var above: [RGBA]
  private var below: [RGBA]
  private static let unknown = RGBA(0, 0, 0, -1)

  /// Returns `nil` for horizontal rectangles.
  init?(_ mesh: SurfaceMesh, _ grid: FloorGrid, _ camera: SpaceCamera) {
    guard !mesh.isLevel else { return nil }
    (self.grid, self.camera) = (grid, camera)
    let count = mesh.heights.count
    points = []
    depths = []
    points.reserveCapacity(count)
    depths.reserveCapacity(count)
    var crossing = 0
    for z in grid.z {
      for x in grid.x {
        let projected = camera.projected(Vector3(x, mesh.heights[crossing], z))
        points.append(projected.position)
        depths.append(projected.depth)
        crossing += 1
      }
    }
    above = Array(repeating: Self.unknown, count: count)
    below = above
  }

  /// Returns the colour of a grid point from one side.
  private func shade(_ crossing: Int, _ mesh: SurfaceMesh, isFromAbove: Bool) -> RGBA {
    let cached = isFromAbove ? above[crossing] : below[crossing]
    if cached.a >= 0 { return cached }
    let width = grid.x.count
    let p = Vector3(grid.x[crossing % width], mesh.heights[crossing], grid.z[crossing / width])
    let normal = isFromAbove ? mesh.normals[crossing] : -mesh.normals[crossing]
    let color = mesh.paint.color(at: p, facing: normal, eye: camera.towardsEye(from: p).unit)
    if isFromAbove { above[crossing] = color } else { below[crossing] = color }
    return color
  }

  /// Returns the colour at a point over a cell, interpolated between its corners.
  func shade(at p: Vector3, _ cell: ScenePainter.Cell, _ mesh: SurfaceMesh, isFromAbove: Bool) -> RGBA {
    let (u, v) = cell.shares(p)
    func row(_ first: Int) -> RGBA {
      shade(first, mesh, isFromAbove: isFromAbove)
        .mixed(with: shade(first + 1, mesh, isFromAbove: isFromAbove), by: min(max(u, 0), 1))
    }
    return row(cell.first).mixed(with: row(cell.first + cell.width), by: min(max(v, 0), 1))
  }

  /// Draws a whole cell of a surface if it lies within the box.
  ///
  /// - Parameters:
  ///   - a: Index of the cell's grid point at minimum x and z.
  ///   - d: Index of the next grid point along z.
  /// - Returns: True if it was drawn; false if the surface ends in the cell or leaves the box.
  func draws(_ mesh: SurfaceMesh, _ a: Int, _ d: Int, _ box: SpaceBox, on canvas: inout SpaceCanvas) -> Bool {
    let heights = mesh.heights
    let (h0, h1, h2, h3) = (heights[a], heights[a + 1], heights[d + 1], heights[d])
    guard min(min(h0, h1), min(h2, h3)) >= box.low.y, max(max(h0, h1), max(h2, h3)) <= box.high.y,
      (h0 + h1 + h2 + h3).isFinite
    else { return false }
    let (p0, p1, p2, p3) = (points[a], points[a + 1], points[d + 1], points[d])
    let isFromAbove = (p2.x - p0.x) * (p3.y - p1.y) - (p2.y - p0.y) * (p3.x - p1.x) >= 0
    let shades = (
      shade(a, mesh, isFromAbove: isFromAbove), shade(a + 1, mesh, isFromAbove: isFromAbove),
      shade(d + 1, mesh, isFromAbove: isFromAbove), shade(d, mesh, isFromAbove: isFromAbove)
    )
    canvas.quad(
      (p0, p1, p2, p3), (depths[a], depths[a + 1], depths[d + 1], depths[d]), shades)
    return true
  }
}

extension RGBA {
  /// The mean of the components of `colors`, without conversion to linear light.
  static func mean(_ colors: [RGBA]) -> RGBA {
    let share = 1 / Double(max(colors.count, 1))
    return colors.reduce(RGBA(0, 0, 0, 0)) {
      RGBA($0.r + $1.r * share, $0.g + $1.g * share, $0.b + $1.b * share, $0.a + $1.a * share)
    }
  }
}
