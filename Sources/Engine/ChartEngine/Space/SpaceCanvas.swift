import ChartMath
import DisplayList

/// Draws bodies as a camera sees them, in the order in which they come: far ones first.
struct SpaceCanvas {
  let camera: SpaceCamera
  private var parts: [SceneItem.Part] = []
  // What is being gathered: one of them at a time.
  private var faces = FaceBatch()
  private var balls = BallBatch()
  private var lines: [SceneLine] = []
  private var codes: [BallBatch.Colors: UInt16] = [:]

  init(camera: SpaceCamera) { self.camera = camera }

  /// All that was drawn.
  mutating func finish() -> SceneItem {
    endAll()
    return SceneItem(parts, eyeDistance: camera.eyeDistance)
  }

  /// Towards the eye, length 1.
  func eye(from p: Vector3) -> Vector3 { camera.towardsEye(from: p).unit }

  mutating func face(_ corners: some Sequence<Vector3>, color: RGBA) {
    if faces.count == 0 { endAll() }
    let camera = camera
    faces.append(corners.map { camera.seen($0) }, color: color)
  }

  /// - Parameter shades: The colour at each corner; `color` stands for all of them.
  mutating func face(_ corners: some Sequence<Vector3>, color: RGBA, cornerColors shades: [RGBA]) {
    if faces.count == 0 { endAll() }
    let camera = camera
    faces.append(corners.map { camera.seen($0) }, color: color, cornerColors: shades)
  }

  /// A face of four corners whose places are known.
  mutating func quad(
    _ places: (Point, Point, Point, Point), _ depths: (Float, Float, Float, Float),
    _ shades: (RGBA, RGBA, RGBA, RGBA)
  ) {
    if faces.count == 0 { endAll() }
    faces.append(quad: places, depths, shades)
  }

  /// Balls whose places are known.
  mutating func draw(_ batch: BallBatch) {
    endAll()
    if batch.count > 0 { parts.append(.balls(batch)) }
  }

  /// - Parameter radius: In units of the scene.
  mutating func sphere(_ center: Vector3, radius: Double, colors: BallBatch.Colors) {
    if balls.count == 0 { endAll() }
    let p = camera.project(center)
    balls.append(
      Point(p.x, p.y), radius: radius * camera.magnification(atDepth: p.z),
      depth: Float(camera.depthInPicture(p.z)), code: code(of: colors))
  }

  /// - Parameter width: In units of the scene.
  mutating func line(_ a: Vector3, _ b: Vector3, width: Double, color: RGBA, liesOnFace: Bool = false) {
    if lines.isEmpty { endAll() }
    let (p, q) = (camera.project(a), camera.project(b))
    let points = width * camera.magnification(atDepth: (p.z + q.z) / 2)
    let (start, end) = (camera.seen(a), camera.seen(b))
    var line = SceneLine(
      from: start.place, depth: start.depth, to: end.place, depth: end.depth, width: max(points, 0.5),
      color: color)
    line.liesOnFace = liesOnFace
    lines.append(line)
  }

  /// A batch has room for so many colours: one more begins another.
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
  /// Where a place is seen, in points, and how near.
  func seen(_ p: Vector3) -> (place: Point, depth: Float) {
    let q = project(p)
    return (Point(q.x, q.y), Float(depthInPicture(q.z)))
  }
}
