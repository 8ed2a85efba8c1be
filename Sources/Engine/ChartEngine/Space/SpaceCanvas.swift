import ChartMath
import DisplayList

/// Draws bodies as a camera sees them, in the order in which they come: far ones first.
struct SpaceCanvas {
  let camera: SpaceCamera
  private(set) var items: [DisplayItem] = []
  private var faces = FaceBatch()
  private var spheres: (colors: SphereColors, list: [(center: Point, radius: Double)])?

  /// What a ball is painted with: two balls of one colour share it.
  struct SphereColors: Hashable {
    var bright: RGBA
    var middle: RGBA
    var dark: RGBA
  }

  init(camera: SpaceCamera) { self.camera = camera }

  /// All that was drawn.
  mutating func finish() -> [DisplayItem] {
    endFaces()
    endSpheres()
    return items
  }

  /// Towards the eye, length 1.
  func eye(from p: Vector3) -> Vector3 { camera.towardsEye(from: p).unit }

  mutating func face(_ corners: some Sequence<Vector3>, color: RGBA) {
    endSpheres()
    let camera = camera
    let points = corners.map { corner in
      let p = camera.project(corner)
      return Point(p.x, p.y)
    }
    faces.append(points, color: color)
  }

  /// - Parameter radius: In units of the scene.
  mutating func sphere(_ center: Vector3, radius: Double, colors: SphereColors) {
    endFaces()
    let p = camera.project(center)
    let ball = (center: Point(p.x, p.y), radius: radius * camera.magnification(atDepth: p.z))
    if spheres?.colors == colors {
      spheres?.list.append(ball)
    } else {
      endSpheres()
      spheres = (colors, [ball])
    }
  }

  /// - Parameter width: In units of the scene.
  mutating func line(_ a: Vector3, _ b: Vector3, width: Double, color: RGBA) {
    endFaces()
    endSpheres()
    let (p, q) = (camera.project(a), camera.project(b))
    let points = width * camera.magnification(atDepth: (p.z + q.z) / 2)
    let path = VectorPath(from: Point(p.x, p.y), to: Point(q.x, q.y))
    let stroke = Stroke(width: max(points, 0.5), cap: .round)
    items.append(.path(PathItem(path, line: PathItem.Line(stroke, .color(color)))))
  }

  private mutating func endFaces() {
    if faces.count > 0 { items.append(.faces(faces)) }
    faces = FaceBatch()
  }

  private mutating func endSpheres() {
    guard let (colors, list) = spheres, let first = list.first else { return }
    spheres = nil
    let stops = [
      GradientStop(0, colors.bright), GradientStop(0.55, colors.middle), GradientStop(1, colors.dark),
    ]
    // Brightest at the upper left.
    let brush = Brush.elliptical(stops, center: Point(0.36, 0.32), startFraction: 0, endFraction: 0.72)
    var batch = SymbolBatch(.circle(radius: first.radius), at: list.map(\.center), fill: brush)
    if list.contains(where: { abs($0.radius - first.radius) > 1e-9 * first.radius }) {
      batch.scales = list.map { first.radius > 0 ? $0.radius / first.radius : 1 }
    }
    items.append(.symbols(batch))
  }
}
