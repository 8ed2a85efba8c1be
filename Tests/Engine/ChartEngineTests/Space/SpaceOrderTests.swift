import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@testable import OpenChartsChartEngine

/// Compares the drawing order with ray casting: the last drawn face must be the first one that a ray from the eye
/// meets.
@Suite struct SpaceOrderTests {
  private static let colors = [RGBA(1, 0, 0), RGBA(0, 1, 0), RGBA(0, 0, 1), RGBA(1, 1, 0), RGBA(0, 1, 1)]

  /// Two surfaces that cross and three rectangles that pass through each other.
  private func scene() -> SpaceRequest {
    var request = SpaceFixture.request()
    request.surfaces = [
      SpaceFixture.surface(Self.colors[0]) { x, z in 0.5 * x * x - 0.4 * z },
      SpaceFixture.surface(Self.colors[1]) { x, z in 0.6 * z + 0.2 * x },
    ]
    func spot(_ v: Double) -> [Double] { [v] }
    request.marks = [
      SpaceFixture.table(
        .rectangle, SpaceFixture.column("x", [-0.6], to: [0.7]), SpaceFixture.column("y", [0.15]),
        SpaceFixture.column("z", [-0.5], to: [0.8]), Self.colors[2]),
      SpaceFixture.table(
        .rectangle, SpaceFixture.column("x", [0.3]), SpaceFixture.column("y", [-0.7], to: [0.6]),
        SpaceFixture.column("z", [-0.6], to: [0.4]), Self.colors[3]),
      SpaceFixture.table(
        .rectangle, SpaceFixture.column("x", [-0.8], to: [0.5]), SpaceFixture.column("y", [-0.5], to: [0.8]),
        SpaceFixture.column("z", [0.1]), Self.colors[4]),
    ]
    for dimension in 0..<3 {
      var axis = SpaceAxisRequest()
      axis.scale.domain = .values([.number(-1), .number(1)])
      switch dimension {
      case 0: request.x = axis
      case 1: request.y = axis
      default: request.z = axis
      }
    }
    return request
  }

  /// The triangles of the scene, each with the index of its colour.
  private func triangles(_ meshes: [SurfaceMesh], _ grid: FloorGrid, _ bodies: [SpaceBody]) -> [(
    [Vector3], Int
  )] {
    var found: [([Vector3], Int)] = []
    let width = grid.x.count
    for (number, mesh) in meshes.enumerated() {
      for row in 0..<grid.rows {
        for column in 0..<grid.columns {
          let corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)].map {
            Vector3(grid.x[$0.0], mesh.heights[$0.1 * width + $0.0], grid.z[$0.1])
          }
          found.append(([corners[0], corners[1], corners[2]], number))
          found.append(([corners[0], corners[2], corners[3]], number))
        }
      }
    }
    for (number, body) in bodies.enumerated() {
      let (a, b) = (body.center - body.extent, body.center + body.extent)
      let flat = (0..<3).first { body.extent[$0] == 0 } ?? 0
      let (u, v) = ((flat + 1) % 3, (flat + 2) % 3)
      var (c, d) = (a, a)
      c[u] = b[u]
      d[v] = b[v]
      found.append(([a, c, b], number + meshes.count))
      found.append(([a, b, d], number + meshes.count))
    }
    return found
  }

  /// The colour of the nearest triangle that a ray meets within the box.
  private func hit(_ origin: Vector3, _ way: Vector3, _ triangles: [([Vector3], Int)]) -> Int? {
    var best: (t: Double, color: Int)?
    for (corners, color) in triangles {
      let (e1, e2) = (corners[1] - corners[0], corners[2] - corners[0])
      let p = way.cross(e2)
      let determinant = e1.dot(p)
      guard abs(determinant) > 1e-12 else { continue }
      let s = origin - corners[0]
      let u = s.dot(p) / determinant
      let q = s.cross(e1)
      let v = way.dot(q) / determinant
      guard u >= 0, v >= 0, u + v <= 1 else { continue }
      let t = e2.dot(q) / determinant
      let y = origin.y + way.y * t
      guard t > 0, abs(y) <= 0.5, t < best?.t ?? .infinity else { continue }
      best = (t, color)
    }
    return best?.color
  }

  private func contains(_ polygon: ArraySlice<Point>, _ p: Point) -> Bool {
    var isInside = false
    var last = polygon[polygon.endIndex - 1]
    for corner in polygon {
      if (corner.y > p.y) != (last.y > p.y),
        p.x < (last.x - corner.x) * (p.y - corner.y) / (last.y - corner.y) + corner.x
      {
        isInside.toggle()
      }
      last = corner
    }
    return isInside
  }

  @Test(arguments: [SpaceProjection.orthographic, .perspective])
  func whatIsNearHidesWhatIsFar(projection: SpaceProjection) throws {
    let request = scene()
    var odd: [Diagnostic] = []
    let scales = request.scales(&odd)
    let placed = request.placed(on: scales, colors: nil)
    #expect(placed.bodies.count == 3)
    let edges = placed.bodies.flatMap { [$0.center - $0.extent, $0.center + $0.extent] }
    let grid = FloorGrid(scales.box, parts: 8, alsoAtX: edges.map(\.x), alsoAtZ: edges.map(\.z))
    let meshes = request.meshes(on: grid, scales, colors: nil)
    let solid = triangles(meshes, grid, Array(placed.bodies))
    var numbers = Numbers(5)
    var (compared, wrong) = (0, 0)
    for _ in 0..<24 {
      let pose = SpacePose(azimuth: numbers.next(-3.14...3.14), inclination: numbers.next(-1.5...1.5))
      let camera = SpaceCamera(pose, projection, width: 200, height: 200)
      var canvas = SpaceCanvas(camera: camera)
      ScenePainter(camera, grid, scales.box, meshes: meshes, placed).draw(on: &canvas)
      let batches = canvas.finish().parts.compactMap { part -> FaceBatch? in
        if case .faces(let batch) = part { batch } else { nil }
      }
      func seen(_ p: Point) -> Int? {
        let plane = Vector3((p.x - camera.x) / camera.scale, (camera.y - p.y) / camera.scale, 0)
        let eye = Vector3(plane.x, plane.y, SpaceCamera.distance)
        let (from, through) =
          projection == .perspective ? (Vector3(0, 0, SpaceCamera.distance), plane) : (eye, plane)
        let origin = camera.unrotated(from)
        return hit(origin, camera.unrotated(through) - origin, solid)
      }
      for _ in 0..<60 {
        let p = Point(numbers.next(20...180), numbers.next(20...180))
        let color = seen(p)
        // Skip positions at an outline, where either face may be drawn.
        let around = [(0.7, 0.0), (-0.7, 0), (0, 0.7), (0, -0.7)].map { seen(Point(p.x + $0.0, p.y + $0.1)) }
        guard around.allSatisfy({ $0 == color }) else { continue }
        var drawn: Int?
        for batch in batches {
          for face in 0..<batch.count where contains(batch[face], p) {
            let c = batch.colors[face]
            drawn = Self.colors.firstIndex {
              ($0.r > 0) == (c.r > 0) && ($0.g > 0) == (c.g > 0) && ($0.b > 0) == (c.b > 0)
            }
          }
        }
        compared += 1
        if drawn != color { wrong += 1 }
      }
    }
    #expect(compared > 800)
    #expect(wrong == 0, "\(wrong) of \(compared)")
  }

  @Test func theWayOverCellsEndsAtTheEye() {
    let lines = [0.0, 1, 2, 3]
    let right = GridTraversal.steps(lines, eye: .infinity)
    #expect(right == [.line(0), .cell(0), .line(1), .cell(1), .line(2), .cell(2), .line(3)])
    let left = GridTraversal.steps(lines, eye: -.infinity)
    #expect(left == [.line(3), .cell(2), .line(2), .cell(1), .line(1), .cell(0), .line(0)])
    let between = GridTraversal.steps(lines, eye: 1.5)
    #expect(between == [.line(0), .cell(0), .line(3), .cell(2), .line(1), .line(2), .cell(1)])
  }
}
