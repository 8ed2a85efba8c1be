internal import OpenChartsCCairo
import OpenChartsDisplayList
import OpenChartsSceneRaster

extension Canvas {
  /// Draws a scene with a depth buffer on an image. On a page this applies only to scenes that are too large for
  /// vectors, or whose translucent faces share edges, where viewers show hairlines. Otherwise draws part by part.
  func draw(_ scene: SceneItem) {
    if pixels != nil, transform.isAxisAligned, abs(transform.a - transform.d) <= 1e-9 * transform.a {
      return drawPixels(of: scene, transform, within: clip.bounds)
    }
    if pixels == nil, scene.isLarge() || scene.hasClearNeighbours {
      let bounds = (scene.bounds ?? .zero).intersection(inverse(clip.bounds))
      // Very large scenes get a lower resolution.
      let scale = min(Self.pageResolution / 72, Self.pageSide / max(bounds.width, bounds.height, 1))
      cairo.save(context)
      cairo.scale(context, 1 / scale, 1 / scale)
      drawPixels(of: scene, .scale(scale, scale), within: Transform.scale(scale, scale).apply(bounds))
      cairo.restore(context)
      return
    }
    for part in scene.parts {
      switch part {
      case .faces(let batch): draw(batch)
      case .balls(let batch): for symbols in batch.symbols { draw(symbols) }
      case .lines(let lines): for line in lines { draw(line.item) }
      }
    }
  }

  /// The resolution of rasterized scenes on a page in dots per inch, and their maximum side in pixels.
  private static let pageResolution = 300.0
  private static let pageSide = 8000.0

  /// Converts a rectangle from surface units to points; a very large rectangle if the transform rotates or is
  /// singular.
  private func inverse(_ rect: Rect) -> Rect {
    guard transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 else {
      return Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    }
    return Rect(
      from: Point((rect.minX - transform.tx) / transform.a, (rect.minY - transform.ty) / transform.d),
      to: Point((rect.maxX - transform.tx) / transform.a, (rect.maxY - transform.ty) / transform.d))
  }

  /// Composites the scene's raster over the existing content.
  ///
  /// - Parameter transform: From points to the raster's pixels.
  private func drawPixels(of scene: SceneItem, _ transform: Transform, within area: Rect) {
    guard let bounds = scene.bounds else { return }
    let shown = transform.apply(bounds).grown(by: 1).intersection(area)
    guard !shown.isEmpty else { return }
    let (left, top) = (shown.minX.rounded(.down), shown.minY.rounded(.down))
    guard
      let image = try? ImageSurface(
        width: Int(shown.maxX.rounded(.up) - left), height: Int(shown.maxY.rounded(.up) - top))
    else { return }
    cairo.surface_flush(image.surface)
    SceneRaster(scene, scale: transform.a, origin: Point(transform.tx - left, transform.ty - top))
      .draw(on: image.pixels)
    cairo.surface_mark_dirty(image.surface)
    func paint() {
      cairo.set_source_surface(context, image.surface, left, top)
      cairo.paint(context)
    }
    if pixels != nil { inSurfaceUnits(paint) } else { paint() }
  }

  /// Draws polygons in order. Opaque ones also get a line along their edges, which hides hairlines between
  /// neighbours.
  func draw(_ batch: FaceBatch) {
    cairo.set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo.set_dash(context, nil, 0, 0)
    cairo.set_line_width(context, FaceBatch.seam)
    cairo.set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for face in 0..<batch.count {
      let color = batch.colors[face]
      let corners = batch[face]
      guard color.a > 0, corners.count > 2,
        corners.allSatisfy({ $0.isFinite && abs($0.x) < 1e6 && abs($0.y) < 1e6 })
      else { continue }
      cairo.set_source_rgba(context, color.r, color.g, color.b, color.a)
      cairo.new_path(context)
      for corner in corners { cairo.line_to(context, corner.x, corner.y) }
      cairo.close_path(context)
      if color.a >= 1 {
        cairo.fill_preserve(context)
        cairo.stroke(context)
      } else {
        cairo.fill(context)
      }
    }
  }
}
