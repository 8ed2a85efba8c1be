internal import OpenChartsCCairo
import OpenChartsDisplayList

extension Canvas {
  func draw(_ group: GroupItem) {
    if group.isPlain {
      nested(group.transform, clip: group.clip, evenOdd: group.clipEvenOdd) { draw(group.children) }
      return
    }
    guard group.opacity > 0 else { return }
    nested(group.transform, clip: group.clip, evenOdd: group.clipEvenOdd) {
      if pixels != nil { drawLayer(group) } else { drawPageLayer(group) }
    }
  }

  // MARK: On an image

  private func drawLayer(_ group: GroupItem) {
    let blur = group.blur.isFinite ? max(0, group.blur) : 0
    var inner = group
    (inner.clip, inner.transform) = (nil, .identity)
    guard let drawn = ItemBounds.bounds([.group(inner)]) else { return }
    // Content outside the clip but near it bleeds into it.
    let shadowReach = group.shadow.map { max(0, $0.radius) * 1.5 + abs($0.x) + abs($0.y) } ?? 0
    let bleed = (3 * blur + shadowReach) * transform.magnification + 2
    let area = transform.apply(drawn).grown(by: 1).intersection(clip.bounds.grown(by: bleed))
    guard let layer = layer(of: group.children, area: area, blur: blur * transform.magnification, from: self)
    else { return }
    var result = layer
    if let shadow = group.shadow {
      let s = transform.magnification
      guard let below = try? ImageSurface(width: layer.width, height: layer.height) else { return }
      let offset = Point(
        shadow.x * transform.a + shadow.y * transform.c, shadow.x * transform.b + shadow.y * transform.d)
      Shadow.draw(
        layer.image, on: below, color: shadow.color, deviation: shadow.radius / 2 * s, offset: offset)
      result.image = below
    }
    if let mask = group.mask {
      guard let shape = self.layer(of: mask, area: result.area, blur: 0, from: self) else { return }
      Shadow.keep(result.image, where: shape.image)
    }
    inSurfaceUnits {
      cairo.set_source_surface(context, result.image.surface, result.area.x, result.area.y)
      cairo.set_operator(context, group.blend.cairo)
      cairo.paint_with_alpha(context, min(group.opacity, 1))
      cairo.set_operator(context, CAIRO_OPERATOR_OVER)
    }
  }

  private struct Layer {
    var image: ImageSurface
    /// The area of the canvas that the layer covers, in whole pixels.
    var area: Rect
    var width: Int { image.pixels.width }
    var height: Int { image.pixels.height }
  }

  /// Draws items on a separate image; `nil` if it is empty or too large.
  private func layer(of items: [DisplayItem], area: Rect, blur: Double, from canvas: Canvas) -> Layer? {
    let left = area.minX.rounded(.down)
    let top = area.minY.rounded(.down)
    let width = area.maxX.rounded(.up) - left
    let height = area.maxY.rounded(.up) - top
    guard width >= 1, height >= 1, width <= Double(CairoRenderer.sideLimit),
      height <= Double(CairoRenderer.sideLimit), width * height <= Double(CairoRenderer.areaLimit),
      let image = try? ImageSurface(width: Int(width), height: Int(height)),
      let inner = try? Canvas(
        image, faces: canvas.faces, transform: canvas.transform.then(.translation(-left, -top)))
    else { return nil }
    inner.draw(items)
    cairo.surface_flush(image.surface)
    if blur > 0 {
      Blur.apply(to: image.pixels, deviation: blur)
      cairo.surface_mark_dirty(image.surface)
    }
    return Layer(image: image, area: Rect(x: left, y: top, width: width, height: height))
  }

  // MARK: On a page

  /// Draws a group on a page. Opacity and masks stay vectors; blur and shadow, which PDF does not have, become an
  /// image.
  private func drawPageLayer(_ group: GroupItem) {
    cairo.push_group(context)
    if group.blur > 0 || group.shadow != nil {
      drawPicture(group)
    }
    if group.blur == 0 { draw(group.children) }
    let content = cairo.pop_group(context)
    defer { cairo.pattern_destroy(content) }
    guard let mask = group.mask else {
      cairo.set_source(context, content)
      cairo.set_operator(context, group.blend.cairo)
      cairo.paint_with_alpha(context, min(group.opacity, 1))
      cairo.set_operator(context, CAIRO_OPERATOR_OVER)
      return
    }
    cairo.push_group(context)
    draw(mask)
    let shape = cairo.pop_group(context)
    defer { cairo.pattern_destroy(shape) }
    cairo.push_group(context)
    cairo.set_source(context, content)
    cairo.mask(context, shape)
    let pattern = cairo.pop_group(context)
    defer { cairo.pattern_destroy(pattern) }
    cairo.set_source(context, pattern)
    cairo.set_operator(context, group.blend.cairo)
    cairo.paint_with_alpha(context, min(group.opacity, 1))
    cairo.set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Draws the blurred children, or only the shadow of sharp children, at up to four pixels per point.
  private func drawPicture(_ group: GroupItem) {
    var inner = group
    (inner.clip, inner.transform, inner.mask, inner.opacity) = (nil, .identity, nil, 1)
    inner.blend = .normal
    guard let drawn = ItemBounds.bounds([.group(inner)])?.grown(by: 1), !drawn.isEmpty else { return }
    // Blurred edges need few pixels. Wide layers get fewer, so that the file stays small.
    let resolution = max(0.1, min(4, 3000 / max(drawn.width, drawn.height)))
    let (width, height) = ((drawn.width * resolution).rounded(.up), (drawn.height * resolution).rounded(.up))
    guard let image = try? ImageSurface(width: Int(width), height: Int(height)),
      let canvas = try? Canvas(
        image, faces: faces,
        transform: Transform.translation(-drawn.x, -drawn.y).then(.scale(resolution, resolution)))
    else { return }
    canvas.draw(group.children)
    cairo.surface_flush(image.surface)
    if group.blur > 0 { Blur.apply(to: image.pixels, deviation: group.blur * resolution) }
    cairo.surface_mark_dirty(image.surface)
    var result = image
    if let shadow = group.shadow {
      guard let below = try? ImageSurface(width: Int(width), height: Int(height)) else { return }
      Shadow.draw(
        image, on: below, color: shadow.color, deviation: shadow.radius / 2 * resolution,
        offset: Point(shadow.x * resolution, shadow.y * resolution), withContent: group.blur > 0)
      result = below
    }
    cairo.save(context)
    cairo.translate(context, drawn.x, drawn.y)
    cairo.scale(context, 1 / resolution, 1 / resolution)
    cairo.set_source_surface(context, result.surface, 0, 0)
    cairo.paint(context)
    cairo.restore(context)
  }
}
