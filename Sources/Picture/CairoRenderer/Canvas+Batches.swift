internal import OpenChartsCCairo
import OpenChartsDisplayList
import OpenChartsPixels

extension Canvas {
  func draw(_ batch: RectBatch) {
    if batch.radii == .none, case .color(let color) = batch.fill {
      if pixels != nil, transform.isAxisAligned, case .rect(let clip) = clip {
        let word = PixelBuffer.premultiplied(color)
        withPixels { pixels in
          let rects = BandOrder.sorted(batch.rects, height: pixels.height) {
            $0.y * transform.d + transform.ty
          }
          for r in rects where r.isSound {
            let p = transform.apply(Point(r.x, r.y))
            let device = Rect(x: p.x, y: p.y, width: r.width * transform.a, height: r.height * transform.d)
            pixels.fill(device.intersection(clip), color: word)
          }
        }
        return
      }
      setColor(color)
      cairo.set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo.new_path(context)
      // On a page, opaque rectangles may share one path. Translucent ones must be filled separately, because overlaps
      // are darker.
      let isOnePath = pixels == nil && color.a >= 1
      for r in batch.rects where r.isSound {
        cairo.rectangle(context, r.x, r.y, r.width, r.height)
        if !isOnePath { cairo.fill(context) }
      }
      if isOnePath { cairo.fill(context) }
      return
    }
    cairo.set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    if case .pattern(let pattern) = batch.fill {
      for r in batch.rects where r.isSound {
        emit(VectorPath(r, radii: batch.radii))
        fillCurrentPath(pattern, bounds: r)
      }
      return
    }
    if let bounds = batch.brushBounds { setSource(batch.fill, bounds: bounds) }
    for r in batch.rects where r.isSound {
      emit(VectorPath(r, radii: batch.radii))
      if batch.brushBounds == nil { setSource(batch.fill, bounds: r) }
      cairo.fill(context)
    }
  }

  func draw(_ batch: SymbolBatch) {
    var fill: RGBA?
    var line: RGBA?
    var isPlain = true
    switch batch.fill {
    case nil: break
    case .color(let color): fill = color
    default: isPlain = false
    }
    switch batch.line?.brush {
    case nil: break
    case .color(let color): line = color
    default: isPlain = false
    }
    if pixels == nil {
      if isPlain, line == nil, let fill, drawDots(batch, color: fill) { return }
      drawOneByOne(batch)
    } else if isPlain, line == nil, let fill, drawTogether(batch, color: fill) {
      return
    } else if isPlain, batch.centers.count > 32 {
      drawSprites(batch, fill: fill, line: line)
    } else {
      drawOneByOne(batch)
    }
  }

  private func scale(_ batch: SymbolBatch, _ i: Int) -> Double {
    i < batch.scales.count ? batch.scales[i] : 1
  }

  private func drawOneByOne(_ batch: SymbolBatch) {
    let outline = batch.outline.path
    for (i, center) in batch.centers.enumerated() {
      let s = scale(batch, i)
      guard center.isFinite, s > 0, s.isFinite else { continue }
      let path = outline.transformed(by: Transform(a: s, b: 0, c: 0, d: s, tx: center.x, ty: center.y))
      draw(PathItem(path, fill: batch.fill, line: batch.line, brushBounds: batch.brushBounds))
    }
  }

  /// Draws circles of one colour on a page as dots of a round pen, in a fraction of the file size of four curves
  /// each. Returns false for other outlines.
  private func drawDots(_ batch: SymbolBatch, color: RGBA) -> Bool {
    guard case .circle(let radius) = batch.outline, radius > 0, radius.isFinite else { return false }
    setColor(color)
    cairo.new_path(context)
    cairo.set_dash(context, nil, 0, 0)
    cairo.set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    let isOnePath = color.a >= 1 && batch.scales.isEmpty
    cairo.set_line_width(context, 2 * radius)
    for (i, center) in batch.centers.enumerated() {
      let s = scale(batch, i)
      guard center.isFinite, s > 0, s.isFinite else { continue }
      cairo.move_to(context, center.x, center.y)
      cairo.line_to(context, center.x, center.y)
      if !isOnePath {
        cairo.set_line_width(context, 2 * radius * s)
        cairo.stroke(context)
      }
    }
    if isOnePath { cairo.stroke(context) }
    return true
  }

  /// Draws many symbols of one size and colour with an accumulator. Returns false if this does not apply.
  private func drawTogether(_ batch: SymbolBatch, color: RGBA) -> Bool {
    guard batch.centers.count > DiscAccumulator.threshold, case .rect(let clip) = clip, color.a > 0,
      batch.scales.allSatisfy({ $0 == batch.scales[0] }), let pixels
    else { return false }
    let sprites = SymbolSprites(
      outline: batch.outline.path, stroke: nil, transform: transform, color: PixelBuffer.premultiplied(color))
    guard let masks = sprites.allMasks(scale: scale(batch, 0)),
      let sums = DiscAccumulator(
        width: pixels.width, height: pixels.height, alpha: min(color.a, 1), masks: masks)
    else { return false }
    sums.add(batch.centers, transform: transform)
    withPixels { sums.paint(color, on: $0, clip: clip) }
    return true
  }

  /// One symbol of a batch, in pixels.
  private struct DrawnSymbol {
    var center: Point
    var scale: Double
  }

  private func drawSprites(_ batch: SymbolBatch, fill: RGBA?, line: RGBA?) {
    let outline = batch.outline.path
    let fillWord = fill.map(PixelBuffer.premultiplied) ?? 0
    let lineWord = line.map(PixelBuffer.premultiplied) ?? 0
    var fillSprites = SymbolSprites(outline: outline, stroke: nil, transform: transform, color: fillWord)
    var lineSprites = SymbolSprites(
      outline: outline, stroke: batch.line?.stroke, transform: transform, color: lineWord)
    let bounds = clip.bounds
    let isRect = if case .rect = clip { true } else { false }
    // The pixels that are completely inside the clip.
    let (left, right) = (Int(bounds.minX.rounded(.up)), isRect ? Int(bounds.maxX) : .min)
    let (top, bottom) = (Int(bounds.minY.rounded(.up)), Int(bounds.maxY))
    var symbols = batch.centers.enumerated().map {
      DrawnSymbol(center: transform.apply($1), scale: scale(batch, $0))
    }
    if fill == nil || line == nil, let pixels {
      symbols = BandOrder.sorted(symbols, height: pixels.height, y: \.center.y)
    }
    withPixels { pixels in
      for symbol in symbols {
        let (p, s) = (symbol.center, symbol.scale)
        guard p.isFinite, s > 0, s.isFinite else { continue }
        let reach = max(fillSprites.reach, lineSprites.reach) * max(1, s)
        guard p.x + reach > bounds.minX, p.x - reach < bounds.maxX, p.y + reach > bounds.minY,
          p.y - reach < bounds.maxY
        else { continue }
        func stamp(_ sprites: inout SymbolSprites, _ word: UInt32, _ color: RGBA?) {
          guard let color, word >> 24 != 0, let (sprite, x, y) = sprites.sprite(at: p, scale: s) else {
            return
          }
          let mask = sprite.mask
          if x >= left, y >= top, x + sprite.rowPixels <= right, y + mask.height <= bottom {
            sprite.blend(on: pixels, x: x, y: y)
          } else if isRect, isUnclipped(left: x, top: y, width: mask.width, height: mask.height) {
            pixels.blend(mask, x: x, y: y, color: word)
          } else {
            paint(mask, x: x, y: y, color: color)
          }
        }
        stamp(&fillSprites, fillWord, fill)
        stamp(&lineSprites, lineWord, line)
      }
    }
  }

  /// Paints a colour through a mask with Cairo, which respects any clip.
  func paint(_ mask: CoverageMask, x: Int, y: Int, color: RGBA) {
    guard mask.width > 0, mask.height > 0 else { return }
    let stride = (mask.width + 3) & ~3
    var bytes = [UInt8](repeating: 0, count: stride * mask.height)
    for j in 0..<mask.height {
      for i in 0..<mask.width { bytes[j * stride + i] = mask.bytes[j * mask.width + i] }
    }
    bytes.withUnsafeMutableBufferPointer { buffer in
      let surface = cairo.image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height), Int32(stride))
      inSurfaceUnits {
        setColor(color)
        cairo.mask_surface(context, surface, Double(x), Double(y))
      }
      cairo.surface_finish(surface)
      cairo.surface_destroy(surface)
    }
  }
}

extension Rect {
  /// Whether the rectangle is finite and not empty.
  fileprivate var isSound: Bool { !isEmpty && x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension SymbolBatch.Outline {
  /// The outline at scale 1, centred on (0, 0).
  var path: VectorPath {
    switch self {
    case .circle(let radius):
      radius > 0 && radius.isFinite
        ? VectorPath(ellipseIn: Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        : VectorPath()
    case .path(let path): path
    }
  }
}
