import OpenChartsChartMath
import OpenChartsDisplayList

/// A coarse depth buffer of a scene.
struct DepthRaster {
  private let camera: SpaceCamera
  private var columns = 1
  private var rows = 1
  /// The left and top edges, and the width of a cell.
  private var left = 0.0
  private var top = 0.0
  private var cell = 1.0
  private var depths: [Float] = [-.infinity]
  /// The projected points: centre, depth and radius.
  private var balls: [(x: Double, y: Double, depth: Double, radius: Double)] = []

  private static let mostCells = 1_024.0
  private static let cellsOfRadius = 3.0

  /// Returns the fraction of points whose centres are behind something. O(*n*).
  static func hiddenShare(_ positions: ScenePositions, _ pose: SpacePose, _ projection: SpaceProjection)
    -> Double
  {
    guard !positions.points.isEmpty else { return 0 }
    let raster = DepthRaster(positions, pose, projection)
    return Double(raster.hiddenCount) / Double(positions.points.count)
  }

  private init(_ positions: ScenePositions, _ pose: SpacePose, _ projection: SpaceProjection) {
    camera = SpaceCamera(pose.sanitised, projection, width: 0, height: 2)
    balls.reserveCapacity(positions.points.count)
    var (right, bottom, largest) = (-Double.infinity, -Double.infinity, 0.0)
    (left, top) = (.infinity, .infinity)
    for (p, radius) in zip(positions.points, positions.radii) {
      let q = camera.project(p)
      let ballRadius = radius * camera.magnification(atDepth: q.z) / camera.scale
      balls.append((q.x, q.y, camera.depthInPicture(q.z), ballRadius))
      (left, right, top, bottom) = (min(left, q.x), max(right, q.x), min(top, q.y), max(bottom, q.y))
      largest = max(largest, ballRadius)
    }
    let reach = max(right - left, bottom - top, 1e-9)
    cell = max(largest / Self.cellsOfRadius, reach / Self.mostCells)
    columns = Int((right - left) / cell) + 1
    rows = Int((bottom - top) / cell) + 1
    depths = Array(repeating: -.infinity, count: columns * rows)
    for ball in balls { cover(ball) }
    var first = 0
    while first + 3 < positions.corners.count {
      let corners = positions.corners[first..<first + 4].map { corner in
        let q = camera.project(corner)
        return Vector3(q.x, q.y, camera.depthInPicture(q.z))
      }
      cover(corners[0], corners[1], corners[2])
      cover(corners[0], corners[2], corners[3])
      first += 4
    }
  }

  private func column(_ x: Double) -> Int { Int(min(max((x - left) / cell, 0), Double(columns - 1))) }
  private func row(_ y: Double) -> Int { Int(min(max((y - top) / cell, 0), Double(rows - 1))) }

  private mutating func cover(_ ball: (x: Double, y: Double, depth: Double, radius: Double)) {
    let r = ball.radius
    for row in row(ball.y - r)...row(ball.y + r) {
      let dy = top + (Double(row) + 0.5) * cell - ball.y
      for column in column(ball.x - r)...column(ball.x + r) {
        let dx = left + (Double(column) + 0.5) * cell - ball.x
        let rise = r * r - dx * dx - dy * dy
        guard rise > 0 else { continue }
        let at = row * columns + column
        depths[at] = max(depths[at], Float(ball.depth + rise.squareRoot()))
      }
    }
  }

  /// Draws a triangle, whose depth is linear.
  private mutating func cover(_ a: Vector3, _ b: Vector3, _ c: Vector3) {
    guard a.isFinite, b.isFinite, c.isFinite else { return }
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard abs(area) > 1e-15 else { return }
    let (low, high) = (min(a.x, b.x, c.x), max(a.x, b.x, c.x))
    let (upper, lower) = (min(a.y, b.y, c.y), max(a.y, b.y, c.y))
    for row in row(upper)...row(lower) {
      let y = top + (Double(row) + 0.5) * cell
      for column in column(low)...column(high) {
        let x = left + (Double(column) + 0.5) * cell
        let u = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
        let v = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
        guard u >= 0, v >= 0, u + v <= 1 else { continue }
        let at = row * columns + column
        depths[at] = max(depths[at], Float(a.z + (b.z - a.z) * u + (c.z - a.z) * v))
      }
    }
  }

  /// The number of points whose nearest surface is behind something.
  private var hiddenCount: Int {
    balls.count { ball in
      let nearest = depths[row(ball.y) * columns + column(ball.x)]
      return Double(nearest) > ball.depth + ball.radius * 1.02 + 1e-6
    }
  }
}
