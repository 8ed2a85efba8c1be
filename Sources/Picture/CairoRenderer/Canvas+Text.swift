internal import OpenChartsCCairo
import OpenChartsDisplayList
import OpenChartsPixels
import OpenChartsTypography

extension Canvas {
  func draw(_ run: TextRun) {
    var run = run
    // A run without glyphs was made without the text engine, and is shaped now.
    if run.glyphRuns.isEmpty, !run.span.string.isEmpty {
      run = Typesetter.shared.line(run.span, at: run.origin)
    }
    run.origin.y -= run.span.baselineOffset
    guard run.origin.isFinite else { return }
    for glyphs in run.glyphRuns where glyphs.size > 0 && glyphs.size.isFinite {
      guard let face = faces.face(glyphs.face) else { continue }
      if pixels != nil, face.isScalable, !face.hasColor, glyphs.size * transform.magnification < 400 {
        drawMasks(glyphs, of: run)
      } else {
        drawGlyphs(glyphs, of: run, face: face)
      }
    }
    let lines = run.decorationLines
    if !lines.isEmpty { draw(RectBatch(lines, fill: .color(run.span.color))) }
  }

  private func drawMasks(_ glyphs: GlyphRun, of run: TextRun) {
    let key = GlyphStrike.Key(
      face: glyphs.face, size: glyphs.size, a: transform.a, b: transform.b, c: transform.c, d: transform.d)
    guard let strike = faces.strike(key) else { return }
    let color = run.span.color
    let word = PixelBuffer.premultiplied(color)
    guard word >> 24 != 0 else { return }
    // Along pixel rows the baseline snaps to a whole pixel, which makes letters sharper.
    let (snapsY, snapsX) = (transform.b == 0, transform.a == 0)
    let bounds = clip.bounds
    withPixels { pixels in
      for (glyph, position) in zip(glyphs.glyphs, glyphs.positions) {
        let p = transform.apply(run.origin + position)
        guard abs(p.x) < 1e6, abs(p.y) < 1e6 else { continue }
        let x = Int((snapsX ? p.x.rounded() * 4 : (p.x * 4).rounded()))
        let y = Int((snapsY ? p.y.rounded() * 4 : (p.y * 4).rounded()))
        let mask = strike.mask(glyph, right: x & 3, down: y & 3)
        let (left, top) = ((x >> 2) + mask.left, (y >> 2) + mask.top)
        if isUnclipped(left: left, top: top, width: mask.width, height: mask.height) {
          pixels.blend(mask, x: left, y: top, color: word)
        } else if Double(left) < bounds.maxX, Double(left + mask.width) > bounds.minX,
          Double(top) < bounds.maxY, Double(top + mask.height) > bounds.minY
        {
          paint(mask, x: left, y: top, color: color)
        }
      }
    }
  }

  /// Draws glyphs with Cairo: with their text on a page, and in their colours for colour fonts.
  private func drawGlyphs(_ glyphs: GlyphRun, of run: TextRun, face: DrawingFace) {
    guard let cairoFace = face.cairoFace else { return }
    setColor(run.span.color)
    cairo.set_font_face(context, cairoFace)
    cairo.set_font_size(context, glyphs.size)
    let options = cairo.font_options_create()
    cairo.font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo.font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo.font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo.set_font_options(context, options)
    cairo.font_options_destroy(options)
    // Cairo rounds positions on pages, which leaves small gaps between letters. If all letters of a line have gaps,
    // viewers such as Poppler read each letter as a word. This affects right-to-left text, whose letters Cairo writes one
    // by one. Every second letter is therefore moved by 0.3 % of the size, to close the gap to its neighbour.
    let overlap = pixels == nil && glyphs.isRightToLeft ? glyphs.size * 0.003 : 0
    let placed = zip(glyphs.glyphs, glyphs.positions).enumerated().map { index, placement in
      let (glyph, position) = placement
      let x = run.origin.x + position.x + (index.isMultiple(of: 2) ? 0 : overlap)
      return cairo_glyph_t(index: UInt(glyph), x: x, y: run.origin.y + position.y)
    }
    if pixels != nil {
      if face.hasColor {
        cairo.show_glyphs(context, placed, Int32(placed.count))
      } else {
        cairo.new_path(context)
        cairo.glyph_path(context, placed, Int32(placed.count))
        cairo.set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo.fill(context)
      }
      return
    }
    let text = Array(run.span.string.utf8)
    guard let (range, clusters) = TextClusters.make(glyphs, in: run, length: text.count) else {
      cairo.show_glyphs(context, placed, Int32(placed.count))
      return
    }
    let flags = cairo_text_cluster_flags_t(rawValue: glyphs.isRightToLeft ? 1 : 0)
    text[range].withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cairo.show_text_glyphs(
          context, $0.baseAddress, Int32($0.count), placed, Int32(placed.count), clusters,
          Int32(clusters.count), flags)
      }
    }
  }
}

extension TextRun {
  /// The lines under and through the text.
  var decorationLines: [Rect] {
    guard span.underline || span.strikethrough else { return [] }
    let metrics = Typesetter.shared.decoration(of: span.font)
    func line(_ offset: Double) -> Rect {
      Rect(
        x: origin.x, y: origin.y + offset * span.font.size, width: width,
        height: metrics.thickness * span.font.size)
    }
    return (span.underline ? [line(metrics.underlineOffset)] : [])
      + (span.strikethrough ? [line(metrics.strikethroughOffset)] : [])
  }
}

/// Maps the bytes of the text to glyphs, in Cairo's format.
enum TextClusters {
  /// - Returns: The range of text that the run covers and its clusters in logical order; `nil` if the clusters are
  ///   not monotonic.
  static func make(_ glyphs: GlyphRun, in run: TextRun, length: Int)
    -> (range: Range<Int>, clusters: [cairo_text_cluster_t])?
  {
    let logical = glyphs.isRightToLeft ? Array(glyphs.clusters.reversed()) : glyphs.clusters
    guard let first = logical.first, let last = logical.last else { return nil }
    guard zip(logical, logical.dropFirst()).allSatisfy({ $0 <= $1 }), first >= 0 else { return nil }
    // The last cluster ends at the start of the next run's text.
    let end = run.glyphRuns.flatMap(\.clusters).filter { $0 > last }.min().map(Int.init) ?? length
    guard Int(last) < end, end <= length else { return nil }
    var clusters: [cairo_text_cluster_t] = []
    var i = 0
    while i < logical.count {
      var j = i + 1
      while j < logical.count, logical[j] == logical[i] { j += 1 }
      let next = j < logical.count ? Int(logical[j]) : end
      clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(next - Int(logical[i])), num_glyphs: Int32(j - i)))
      i = j
    }
    return (Int(first)..<end, clusters)
  }
}
