internal import OpenChartsCCairo
import OpenChartsDisplayList

/// Effects on whole layers of equal size.
enum Shadow {
  /// Draws the shadow of a layer and, if `withContent`, the layer on top.
  static func draw(
    _ layer: ImageSurface, on target: ImageSurface, color: RGBA, deviation: Double, offset: Point,
    withContent: Bool = true
  ) {
    let (width, height) = (target.pixels.width, target.pixels.height)
    guard let context = cairo.create(target.surface) else { return }
    defer { cairo.destroy(context) }
    if let shape = try? ImageSurface(width: width, height: height), let pen = cairo.create(shape.surface) {
      cairo.set_source_surface(pen, layer.surface, offset.x, offset.y)
      cairo.paint(pen)
      cairo.destroy(pen)
      cairo.surface_flush(shape.surface)
      if deviation > 0, deviation.isFinite { Blur.apply(to: shape.pixels, deviation: deviation) }
      cairo.surface_mark_dirty(shape.surface)
      // Only the alpha of the layer counts, not its colours.
      cairo.set_source_rgba(context, color.r, color.g, color.b, color.a)
      cairo.mask_surface(context, shape.surface, 0, 0)
    }
    if withContent {
      cairo.set_source_surface(context, layer.surface, 0, 0)
      cairo.paint(context)
    }
    cairo.surface_flush(target.surface)
  }

  /// Multiplies the alpha of a layer by the alpha of a mask.
  static func keep(_ layer: ImageSurface, where mask: ImageSurface) {
    guard let context = cairo.create(layer.surface) else { return }
    cairo.set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo.set_source_surface(context, mask.surface, 0, 0)
    cairo.paint(context)
    cairo.destroy(context)
    cairo.surface_flush(layer.surface)
  }
}
