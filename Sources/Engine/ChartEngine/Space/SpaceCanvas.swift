import OpenChartsChartMath
import OpenChartsDisplayList

/// Records projected primitives in the order in which they are drawn, far ones first.
struct SpaceCanvas {
  let camera: SpaceCamera
  private var parts: [SceneItem.Part] = []
  // The current batch. Invariant: at most one of the three is not empty.
  private var faces = FaceBatch()
  private var balls = BallBatch()
  private var lines: [SceneLine] = []
  private var codes: [BallBatch.Colors: UInt16] = [:]

  init(camera: SpaceCamera) { self.camera = camera }

  /// Returns all recorded primitives.
  mutating func finish() -> SceneItem {
    endAll()
    return SceneItem(parts, eyeDistance: camera.eyeDistance)
  }

  /// The unit vector from a point to the eye.
  func eye(from p: Vector3) -> Vector3 { camera.towardsEye(from: p).unit }

  mutating func face(_ corners: some Sequence<Vector3>, color: RGBA) {
    if faces.count == 0 { endAll() }
    let camera = camera
    faces.append(corners.map { camera.projected($0) }, color: color)
  }

  /// - Parameter shades: The colour at each corner; `color` is the colour of the whole face.
  mutating func face(_ corners: some Sequence<Vector3>, color: RGBA, cornerColors shades: [RGBA]) {
    if faces.count == 0 { endAll() }
    let camera = camera
    faces.append(corners.map { camera.projected($0) }, color: color, cornerColors: shades)
  }

  /// Adds a face with four corners that are already projected.
  mutating func quad(
    _ corners: (Point, Point, Point, Point), _ depths: (Float, Float, Float, Float),
    _ shades: (RGBA, RGBA, RGBA, RGBA)
  ) {
    if faces.count == 0 { endAll() }
    faces.append(quad: corners, depths, shades)
  }

  /// Adds spheres that are already projected.
  mutating func draw(_ batch: BallBatch) {
    endAll()
    if batch.count > 0 { parts.append(.balls(batch)) }
  }

  /// - Parameter radius: The radius in scene units.
  mutating func sphere(_ center: Vector3, radius: Double, colors: BallBatch.Colors) {
    if balls.count == 0 { endAll() }
    let p = camera.project(center)
    balls.append(
      Point(p.x, p.y), radius: radius * camera.magnification(atDepth: p.z),
      depth: Float(camera.depthInPicture(p.z)), code: code(of: colors))
  }

  /// - Parameter width: The width in scene units.
  mutating func line(_ a: Vector3, _ b: Vector3, width: Double, color: RGBA, liesOnFace: Bool = false) {
    if lines.isEmpty { endAll() }
    let (p, q) = (camera.project(a), camera.project(b))
    let points = width * camera.magnification(atDepth: (p.z + q.z) / 2)
    let (start, end) = (camera.projected(a), camera.projected(b))
    var line = SceneLine(
      from: start.position, depth: start.depth, to: end.position, depth: end.depth, width: max(points, 0.5),
      color: color)
    line.liesOnFace = liesOnFace
    lines.append(line)
  }

  /// Returns the index of a colour in the batch. A batch holds at most 65 536 colours; more start another batch.
  private mutating func code(of colors: BallBatch.Colors) -> UInt16 {
    if let last = balls.colors.indices.last, balls.colors[last] == colors { return UInt16(last) }
    if let code = codes[colors] { return code }
    if balls.colors.count > Int(UInt16.max) { endAll() }
    let code = UInt16(balls.colors.count)
    balls.colors.append(colors)
    codes[colors] = code
    return code
  }

  private mutating func endAll() {
    if faces.count > 0 { parts.append(.faces(faces)) }
    if balls.count > 0 { parts.append(.balls(balls)) }
    if !lines.isEmpty { parts.append(.lines(lines)) }
    (faces, balls, lines, codes) = (FaceBatch(), BallBatch(), [], [:])
  }
}

extension SpaceCamera {
  /// Returns the projection of a point in points, and its depth.
  func projected(_ p: Vector3) -> (position: Point, depth: Float) {
    let q = project(p)
    return (Point(q.x, q.y), Float(depthInPicture(q.z)))
  }
}
