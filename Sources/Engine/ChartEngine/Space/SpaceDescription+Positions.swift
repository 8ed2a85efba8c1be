import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

extension SpaceDescription {
  /// The number of samples along each axis when computing what a surface covers.
  private static let parts = 48
  /// A surface that is more opaque than this hides what is behind it.
  private static let coverAlpha = 0.9

  /// The positions of the marks.
  var scenePositions: ScenePositions? {
    var scenePositions = ScenePositions()
    for body in placed.bodies {
      switch body.form {
      case .symbol:
        scenePositions.points.append(body.center)
        scenePositions.radii.append(placed.styles[Int(body.style)].symbolSize / 2)
      case .rule: scenePositions.ruleCount += 1
      case .rectangle where body.color.a >= Self.coverAlpha:
        scenePositions.corners += body.corners(from: body.center - body.extent, to: body.center + body.extent)
      case .rectangle: break
      }
    }
    for surface in request.surfaces where covers(surface) { scenePositions.corners += corners(of: surface) }
    return scenePositions
  }

  private func covers(_ surface: SurfaceRequest) -> Bool {
    guard case .brush(let brush)? = surface.style.paint else { return true }
    return request.solid(brush.representativeColor).a >= Self.coverAlpha
  }

  private func corners(of surface: SurfaceRequest) -> [Vector3] {
    let (x, z, parts) = (scales.x, scales.z, Self.parts)
    func coordinate(_ index: Int, _ scale: SpaceScale) -> Double {
      scale.low + (scale.high - scale.low) * Double(index) / Double(parts)
    }
    var points: [Vector3] = []
    for row in 0...parts {
      for column in 0...parts {
        let (px, pz) = (coordinate(column, x), coordinate(row, z))
        points.append(
          Vector3(px, scales.y.position(surface.height(x.value(at: px), z.value(at: pz))), pz))
      }
    }
    var corners: [Vector3] = []
    for row in 0..<parts {
      for column in 0..<parts {
        let first = row * (parts + 1) + column
        let cell = [first, first + 1, first + parts + 2, first + parts + 1].map { points[$0] }
        // As in the drawing, omit cells beyond the ceiling or the floor.
        guard cell.allSatisfy({ scales.y.holds($0.y) }) else { continue }
        corners += cell
      }
    }
    return corners
  }
}

extension DrawnScene {
  /// The axes of a fitted scene as facts for the audit.
  ///
  /// - Parameter origin: The origin of the scene in the chart.
  init(_ request: SpaceRequest, _ guides: SpaceGuides, _ fit: SpaceFit, at origin: Point) {
    let axes = guides.axes.map { axis -> Axis in
      let dimension = axis.scale.dimension
      var result = Axis(length: axis.scale.high - axis.scale.low)
      if case .explicit = request[dimension].scale.range { result.hasOwnLength = true }
      if let title = axis.title, title.text != nil { result.title = title.words }
      result.showsTitle = fit.labels.titles.contains { $0.dimension == dimension }
      result.labelCount = axis.values.joined().count { $0.label != nil }
      result.shownLabelCount = fit.labels.labels.count { $0.dimension == dimension }
      result.isEndOn = SpaceLabels.isEndOn(axis.scale, fit.view, fit.camera)
      return result
    }
    self.init(
      x: axes[0], y: axes[1], z: axes[2], pose: fit.camera.pose, projection: fit.camera.projection)
    texts = fit.labels.frames.map { $0.offset(x: origin.x, y: origin.y) }
  }
}
