import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsDisplayList

// The scene as data for pages in which the user can rotate it.

extension SpaceDescription {
  /// The maximum number of marks in a page, and of corners of their faces.
  private static let mostBodies = 50_000
  private static let mostCorners = 1_000_000
  /// The number of parts into which a page divides a surface's floor along each axis.
  private static let parts = 64

  var sceneModel: SceneModel? {
    let box = scales.box
    var sceneModel = SceneModel(
      pose: request.pose, projection: request.projection, low: box.low, high: box.high, frame: scene,
      lineColor: request.environment.gridColor)
    addGuides(to: &sceneModel)
    addBodies(to: &sceneModel)
    let grid = FloorGrid(box, parts: Self.parts, alsoAtX: [], alsoAtZ: [])
    let meshes = request.meshes(on: grid, scales, colors: request.colorScale)
    sceneModel.surfaces = zip(meshes, surfaceNames).map { mesh, name in
      var surface = SceneModel.Surface(
        x: grid.x, z: grid.z, heights: mesh.heights,
        outlines: mesh.edges.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 2 },
        paint: mesh.paint.scenePaint, material: mesh.paint.style.material)
      surface.owner = name
      return surface
    }
    sceneModel.contourColors = ContourLines(request, guides, camera)?.contourColors ?? []
    sceneModel.facing = [1.0, -1].flatMap { side in
      (0..<3).map { axis in
        var normal = Vector3.zero
        normal[axis] = side
        return SpaceLight.color(of: normal)
      }
    }
    return sceneModel
  }

  private func addGuides(to sceneModel: inout SceneModel) {
    func add(_ text: SpaceText?) -> Int? {
      guard let text else { return nil }
      sceneModel.labels.append(SceneModel.Label(size: text.size, items: text.items))
      return sceneModel.labels.count - 1
    }
    func line(_ line: AxisLine) -> SceneModel.Line {
      SceneModel.Line(
        stroke: line.stroke, color: line.brush?.representativeColor ?? request.environment.gridColor)
    }
    sceneModel.axes = guides.axes.map { axis in
      var result = SceneModel.Axis()
      result.guides = axis.values.map { values in
        values.map { axisValue in
          var value = SceneModel.Value(position: axisValue.position)
          value.label = add(axisValue.label)
          value.ticks = axisValue.entry.ticks.map { line($0.line) }
          value.gridLines = axisValue.entry.gridLines.map(line)
          return value
        }
      }
      result.title = add(axis.title?.text)
      return result
    }
  }

  private func addBodies(to sceneModel: inout SceneModel) {
    sceneModel.count = placed.bodies.count
    let corners = placed.bodies.reduce(0) { $0 + $1.form.scene.corners }
    let step = max(
      1, (placed.bodies.count + Self.mostBodies - 1) / Self.mostBodies,
      (corners + Self.mostCorners - 1) / Self.mostCorners)
    struct Kind: Hashable {
      var shape: SceneModel.Bodies.Shape
      var style: Int32
    }
    var index: [Kind: Int] = [:]
    struct Tint: Hashable {
      var color: RGBA
      var series: Int
    }
    var codes: [[Tint: Int]] = []
    let series = seriesOfBodies
    for number in stride(from: 0, to: placed.bodies.count, by: step) {
      let body = placed.bodies[number]
      let style = placed.styles[Int(body.style)]
      let kind = Kind(shape: body.form.scene, style: body.style)
      let run = index[kind] ?? sceneModel.bodies.count
      if run == sceneModel.bodies.count {
        index[kind] = run
        codes.append([:])
        sceneModel.bodies.append(
          SceneModel.Bodies(
            kind.shape, size: style.symbolSize, rotation: style.rotation, material: style.material))
      }
      let tint = Tint(color: body.color, series: series.indices[number])
      let code = codes[run][tint] ?? sceneModel.bodies[run].colors.count
      if code == sceneModel.bodies[run].colors.count {
        codes[run][tint] = code
        sceneModel.bodies[run].owners.append(series.names[tint.series])
        let ball = BodyPainter.colors(body.color, style)
        sceneModel.bodies[run].colors.append(
          kind.shape == .sphere ? [ball.middle, ball.dark, ball.bright] : [body.color])
      }
      sceneModel.bodies[run].codes.append(code)
      sceneModel.bodies[run].centers.append(body.center)
      if kind.shape == .rule || kind.shape == .rectangle {
        sceneModel.bodies[run].extents.append(body.extent)
      }
    }
  }
}

extension SpaceBody.Form {
  fileprivate var scene: SceneModel.Bodies.Shape {
    switch self {
    case .symbol(.sphere): .sphere
    case .symbol(.cube): .cube
    case .symbol(.cylinder): .cylinder
    case .symbol(.cone): .cone
    case .rule: .rule
    case .rectangle: .rectangle
    }
  }
}

extension SpaceStyle {
  fileprivate var material: SceneModel.Material {
    SceneModel.Material(metalness: min(max(metalness, 0), 1), roughness: min(max(roughness, 0), 1))
  }
}

extension MeshPaint {
  fileprivate var scenePaint: SceneModel.Paint {
    let span = box.high - box.low
    switch kind {
    case .color(let color): return .color(color)
    case .normal: return .facing
    case .height(let stops, let low, let high):
      let scale = high > low ? 1 / (high - low) : 0
      return .heights(stops, scale: scale, offset: high > low ? -low * scale : 0.5)
    case .brush(.linear(let stops, let start, let end)):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = max(dx * dx + dy * dy, 1e-12)
      let (a, c) = (dx / length / span.x, dy / length / span.z)
      let d = -a * box.low.x - c * box.low.z - (start.x * dx + start.y * dy) / length
      return .ramp(stops, SIMD4(a, 0, c, d))
    case .brush(.elliptical(let stops, let center, let from, let to)) where to > from:
      return .round(
        stops,
        SIMD4(
          center.x + box.low.x / span.x, center.y + box.low.z / span.z, 1 / span.x, 1 / span.z),
        from: from, to: to)
    case .brush(let brush): return .color(brush.representativeColor)
    }
  }
}
