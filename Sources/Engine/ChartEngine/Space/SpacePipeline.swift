import ChartMath
import ChartModel
import DisplayList

/// A chart in three dimensions laid out.
package struct SpaceLayout: Sendable {
  /// Everything that it draws, from its top left.
  package var list = DisplayList()
  package var size = Size.zero
  package var diagnostics: [Diagnostic] = []
  /// How the scene is seen.
  package let camera: SpaceCamera
  /// Where it lies in the picture.
  let scene: Rect
  let scales: SpaceScales
}

/// A request and a size in, a laid out chart in three dimensions out, a stage a line.
package enum SpacePipeline {
  package static func layout(_ request: SpaceRequest, in size: Size) -> SpaceLayout {
    let size = size.sanitised
    let given = request.sanitised
    var diagnostics: [Diagnostic] = []
    let scales = given.scales(&diagnostics)
    let colors = given.colorScale
    let placed = given.placed(on: scales, colors: colors)
    let arranged = SpaceArrangement.made(for: given, on: scales, colors: colors, in: size)
    let (frame, guides, fit) = (arranged.frame, arranged.guides, arranged.fit)
    let contours = ContourLines(given, guides, fit.camera)
    let scene = given.drawn(placed, on: scales, colors: colors, contours, by: fit.camera)
    if frame.isLegendLeftOut, size.width > 0, size.height > 0 { diagnostics.append(Messages.legendLeftOut) }
    var list = DisplayList(frame.drawn(scene, guides, fit, given.environment))
    list.accessibility = [given.described(placed, on: scales, guides, fit, in: frame)]
    return SpaceLayout(
      list: list, size: size, diagnostics: diagnostics + placed.diagnostics, camera: fit.camera,
      scene: frame.scene, scales: scales)
  }
}

extension SpaceRequest {
  /// The same with directions and numbers that can be drawn.
  var sanitised: SpaceRequest {
    var copy = self
    copy.pose = pose.sanitised
    return copy
  }

  /// The scale of colours that the marks and their author ask for.
  var colorScale: StyleScale<Brush>? {
    var sources: [ColumnSource] = marks.compactMap { table in
      table.count > 0 ? table.foregroundStyle.map { ($0, table.order) } : nil
    }
    for surface in surfaces {
      guard let own = surface.foregroundStyle else { continue }
      var column = Column(label: own.label, kind: own.value.kind)
      column.append(own.value)
      sources.append((column, [surface.order]))
    }
    return StyleScaleMaking.foregroundStyle(sources, foregroundStyle, environment)
  }

  /// The marks and surfaces as a camera sees them.
  fileprivate func drawn(
    _ placed: PlacedBodies, on scales: SpaceScales, colors: StyleScale<Brush>?, _ contours: ContourLines?,
    by camera: SpaceCamera
  ) -> SceneItem {
    var canvas = SpaceCanvas(camera: camera)
    let flat = placed.bodies.tables.lazy.filter { $0.kind == .rectangle }.flatMap { table in
      (0..<table.count).lazy.map { table.place(table.row($0)) }
    }
    guard !surfaces.isEmpty || !flat.isEmpty else {
      SpaceOrder.draw(placed, camera, on: &canvas)
      return canvas.finish()
    }
    let parts = surfaces.isEmpty ? 1 : Self.parts(scales.box, camera)
    let even = FloorGrid(scales.box, parts: parts, alsoAtX: [], alsoAtZ: [])
    let known = surfaces.map { FloorHeights($0, on: even, scales) }
    var more = SurfaceSampling.lines(known, in: scales.box)
    for place in flat.prefix(ScenePainter.rectangleLimit) {
      more.x += [place.center.x - place.extent.x, place.center.x + place.extent.x]
      more.z += [place.center.z - place.extent.z, place.center.z + place.extent.z]
    }
    let grid = FloorGrid(scales.box, parts: parts, alsoAtX: more.x, alsoAtZ: more.z)
    let sheets = sheets(on: grid, scales, colors: colors, knowing: known)
    ScenePainter(camera, grid, scales.box, sheets: sheets, placed, contours).draw(on: &canvas)
    return canvas.finish()
  }

  /// Into how many parts a surface's floor is cut along each axis: some three points each, 24 to 64.
  private static func parts(_ box: SpaceBox, _ camera: SpaceCamera) -> Int {
    let side = max(box.high.x - box.low.x, box.high.z - box.low.z) * camera.scale
    return Int(min(max(side / 3, 24), 64))
  }
}
