import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The layout of a 3-D chart.
package struct SpaceLayout: Sendable {
  /// The drawing of the chart, with its origin at the top left.
  package var list = DisplayList()
  package var size = Size.zero
  package var diagnostics: [Diagnostic] = []
  /// The camera of the scene.
  package let camera: SpaceCamera
  /// The frame of the scene in the chart.
  let scene: Rect
  let scales: SpaceScales
}

/// Lays out a 3-D chart for a request and a size.
package enum SpacePipeline {
  package static func layout(_ request: SpaceRequest, in size: Size) -> SpaceLayout {
    let size = size.sanitised
    let given = request.sanitised
    var diagnostics: [Diagnostic] = []
    let scales = given.scales(&diagnostics)
    let colors = given.colorScale
    let placed = given.placed(on: scales, colors: colors)
    let arranged = SpaceArrangement.make(for: given, on: scales, colors: colors, in: size)
    let (frame, guides, fit) = (arranged.frame, arranged.guides, arranged.fit)
    let contours = ContourLines(given, guides, fit.camera)
    let scene = given.drawn(placed, on: scales, colors: colors, contours, by: fit.camera)
    if frame.isLegendLeftOut, size.width > 0, size.height > 0 { diagnostics.append(Messages.legendLeftOut) }
    var list = DisplayList(frame.drawn(scene, guides, fit, of: given))
    let (chart, node) = given.described(placed, on: scales, guides, fit, in: frame)
    (list.charts, list.accessibility) = ([chart], [node])
    return SpaceLayout(
      list: list, size: size, diagnostics: diagnostics + placed.diagnostics, camera: fit.camera,
      scene: frame.scene, scales: scales)
  }
}

extension SpaceRequest {
  /// The request with valid directions and numbers.
  var sanitised: SpaceRequest {
    var copy = self
    copy.pose = pose.sanitised
    return copy
  }

  /// The colour scale for the marks, the surfaces and the author's settings; `nil` if nothing uses it.
  var colorScale: StyleScale<Brush>? {
    var sources: [ColumnSource] = marks.compactMap { table in
      table.count > 0 ? table.foregroundStyle.map { ($0, table.order) } : nil
    }
    for surface in surfaces {
      guard let foregroundStyle = surface.foregroundStyle else { continue }
      var column = Column(label: foregroundStyle.label, kind: foregroundStyle.value.kind)
      column.append(foregroundStyle.value)
      sources.append((column, [surface.order]))
    }
    return StyleScaleMaking.foregroundStyle(sources, foregroundStyle, environment)
  }

  /// Returns the projected marks and surfaces.
  fileprivate func drawn(
    _ placed: PlacedSolids, on scales: SpaceScales, colors: StyleScale<Brush>?, _ contours: ContourLines?,
    by camera: SpaceCamera
  ) -> SceneItem {
    var canvas = SpaceCanvas(camera: camera)
    let flat = placed.bodies.tables.lazy.filter { $0.trait.isFlat }.flatMap { table in
      (0..<table.count).lazy.map { table.placement(table.row($0)) }
    }
    guard !surfaces.isEmpty || !flat.isEmpty else {
      SpaceOrder.draw(placed, camera, on: &canvas)
      return canvas.finish()
    }
    let parts = surfaces.isEmpty ? 1 : Self.parts(scales.box, camera)
    let even = FloorGrid(scales.box, parts: parts, alsoAtX: [], alsoAtZ: [])
    let evenHeights = surfaces.map { FloorHeights($0, on: even, scales) }
    var more = SurfaceSampling.lines(evenHeights, in: scales.box)
    for placement in flat.prefix(ScenePainter.rectangleLimit) {
      more.x += [placement.center.x - placement.extent.x, placement.center.x + placement.extent.x]
      more.z += [placement.center.z - placement.extent.z, placement.center.z + placement.extent.z]
    }
    let grid = FloorGrid(scales.box, parts: parts, alsoAtX: more.x, alsoAtZ: more.z)
    let meshes = meshes(on: grid, scales, colors: colors, knowing: evenHeights)
    ScenePainter(camera, grid, scales.box, meshes: meshes, placed, contours).draw(on: &canvas)
    return canvas.finish()
  }

  /// The number of parts of a surface's floor along each axis: one per 3 points, from 24 to 64.
  private static func parts(_ box: SpaceBox, _ camera: SpaceCamera) -> Int {
    let side = max(box.high.x - box.low.x, box.high.z - box.low.z) * camera.scale
    return Int(min(max(side / 3, 24), 64))
  }
}
