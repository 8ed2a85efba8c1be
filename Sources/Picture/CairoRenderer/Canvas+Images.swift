internal import OpenChartsCCairo
import OpenChartsDisplayList

extension Canvas {
  /// Draws an image file; a grey box if it cannot be decoded.
  func draw(_ item: ImageItem) {
    guard item.isVisible else { return }
    let rect = item.rect
    guard let surface = decoded.surface(of: item.image, item.colors) else {
      return draw(RectBatch([rect], fill: .color(RGBA(0.5, 0.5, 0.5, 0.3))))
    }
    let width = Double(cairo.image_surface_get_width(surface))
    let height = Double(cairo.image_surface_get_height(surface))
    let growth = transform.magnification * transform.magnification
    let isShrunk = rect.width * rect.height * growth < width * height
    cairo.save(context)
    cairo.translate(context, rect.x, rect.y)
    cairo.scale(context, rect.width / width, rect.height / height)
    cairo.set_source_surface(context, surface, 0, 0)
    let pattern = cairo.get_source(context)
    let filter =
      switch item.interpolation {
      case .none: CAIRO_FILTER_NEAREST
      case .low: CAIRO_FILTER_BILINEAR
      case .medium: CAIRO_FILTER_GOOD
      // If enlarged, Cairo's best filter would keep hard pixel edges.
      case .high: isShrunk ? CAIRO_FILTER_BEST : CAIRO_FILTER_BILINEAR
      }
    cairo.pattern_set_filter(pattern, filter)
    // Without this, edges fade into the transparent surroundings. A page embeds the file, and its viewer does the
    // scaling.
    if pixels != nil { cairo.pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
    if !item.isAntialiased { cairo.set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    cairo.rectangle(context, 0, 0, width, height)
    cairo.fill(context)
    cairo.restore(context)
  }

  /// Sets a repeated image as the source; grey if it cannot be decoded.
  func setSource(_ tile: ImageTile, at origin: Point) {
    guard tile.isSound, origin.isFinite, let image = decoded.surface(of: tile.image, tile.colors) else {
      return setColor(RGBA(0.5, 0.5, 0.5, 0.3 * tile.opacity))
    }
    let (width, height) = (
      Double(cairo.image_surface_get_width(image)), Double(cairo.image_surface_get_height(image))
    )
    // A copy of the part in whole pixels, so that the repetition ends at its edges.
    let columns = max(1, (tile.part.width * width).rounded())
    let rows = max(1, (tile.part.height * height).rounded())
    guard let part = try? ImageSurface(width: Int(columns), height: Int(rows)) else { return }
    let pen = cairo.create(part.surface)
    cairo.set_source_surface(pen, image, -(tile.part.x * width).rounded(), -(tile.part.y * height).rounded())
    cairo.paint_with_alpha(pen, min(max(tile.opacity, 0), 1))
    cairo.destroy(pen)
    let pattern = cairo.pattern_create_for_surface(part.surface)
    cairo.pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    let (sx, sy) = (columns / tile.size.width, rows / tile.size.height)
    var matrix = cairo_matrix_t(xx: sx, yx: 0, xy: 0, yy: sy, x0: -origin.x * sx, y0: -origin.y * sy)
    cairo.pattern_set_matrix(pattern, &matrix)
    cairo.set_source(context, pattern)
    cairo.pattern_destroy(pattern)
  }
}
