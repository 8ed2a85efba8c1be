internal import OpenChartsCCairo
import OpenChartsDisplayList
import OpenChartsTypography

/// Draws text as filled paths, for files that must look the same without its fonts.
package enum TextOutlines {
  /// Returns the drawing of one line of text, with the glyphs and positions of the text engine.
  ///
  /// Each run of glyphs of one face becomes one path, and lines under and through the text become rectangles. Runs stay
  /// text if their face has colours or no outlines, such as emoji, or if no installed font has their characters.
  package static func drawing(of run: TextRun) -> [DisplayItem] {
    var run = run
    // A run without glyphs was made without the text engine, and is shaped now.
    if run.glyphRuns.isEmpty, !run.span.string.isEmpty {
      run = Typesetter.shared.line(run.span, at: run.origin)
    }
    run.origin.y -= run.span.baselineOffset
    run.span.baselineOffset = 0
    guard run.origin.isFinite else { return [] }
    return FaceStore.pool.withElement { faces in
      var items: [DisplayItem] = []
      for (index, glyphs) in run.glyphRuns.enumerated() where glyphs.size > 0 && glyphs.size.isFinite {
        let face = faces.face(glyphs.face)
        if let face, face.isScalable, !face.hasColor, !glyphs.glyphs.contains(0) {
          let path = outline(of: glyphs, face: face, at: run.origin)
          if !path.isEmpty { items.append(.path(PathItem(path, fill: .color(run.span.color)))) }
        } else if let text = text(ofGlyphRun: index, in: run) {
          items.append(.text(text))
        } else {
          return [.text(run)]
        }
      }
      let lines = run.decorationLines
      if !lines.isEmpty { items.append(.rects(RectBatch(lines, fill: .color(run.span.color)))) }
      return items
    }
  }

  private static func outline(of glyphs: GlyphRun, face: DrawingFace, at origin: Point) -> VectorPath {
    var pen = GlyphPen(unit: glyphs.size / face.unitsPerEm, slant: face.source.isSlanted ? 0.2 : 0)
    for (glyph, position) in zip(glyphs.glyphs, glyphs.positions) {
      pen.origin = origin + position
      face.draw(glyph, with: &pen)
    }
    return pen.path
  }

  /// Returns the part of a text that a run of its glyphs shows; `nil` if the glyphs are not in the order of the text.
  private static func text(ofGlyphRun index: Int, in run: TextRun) -> TextRun? {
    let glyphs = run.glyphRuns[index]
    let utf8 = Array(run.span.string.utf8)
    guard let start = glyphs.positions.first,
      let (range, _) = TextClusters.make(glyphs, in: run, length: utf8.count)
    else { return nil }
    let next = run.glyphRuns.dropFirst(index + 1).first { !$0.positions.isEmpty }
    var part = run
    part.span.string = String(decoding: utf8[range], as: UTF8.self)
    part.span.underline = false
    part.span.strikethrough = false
    part.origin.x += start.x
    part.width = (next?.positions.first?.x ?? run.width) - start.x
    part.isRightToLeft = glyphs.isRightToLeft
    part.glyphRuns = []
    return part
  }
}

/// Collects the outlines of glyphs, whose points are in font units with y upwards.
struct GlyphPen {
  /// The length of a font unit, in points.
  let unit: Double
  /// The shift to the right for each unit upwards.
  let slant: Double
  /// The position of the current glyph on the baseline.
  var origin = Point.zero
  private(set) var path = VectorPath()
  private var isOpen = false

  init(unit: Double, slant: Double) { (self.unit, self.slant) = (unit, slant) }

  private func point(_ vector: FT_Vector) -> Point {
    let (x, y) = (Double(vector.x), Double(vector.y))
    return Point(origin.x + (x + slant * y) * unit, origin.y - y * unit)
  }

  mutating func move(to end: FT_Vector) {
    close()
    path.move(to: point(end))
    isOpen = true
  }

  mutating func line(to end: FT_Vector) { path.line(to: point(end)) }

  mutating func quad(_ control: FT_Vector, to end: FT_Vector) {
    path.quad(control: point(control), to: point(end))
  }

  mutating func cubic(_ first: FT_Vector, _ second: FT_Vector, to end: FT_Vector) {
    path.cubic(point(first), point(second), to: point(end))
  }

  /// Closes the contour; contours of fonts do not say where they end.
  mutating func close() {
    if isOpen { path.close() }
    isOpen = false
  }

  /// Passes a point from FreeType to the pen. Returns 0, or an error for FreeType if there is none.
  fileprivate static func update(
    _ pen: UnsafeMutableRawPointer?, _ end: UnsafePointer<FT_Vector>?,
    _ body: (inout GlyphPen, FT_Vector) -> Void
  ) -> Int32 {
    guard let pen, let end else { return 1 }
    body(&pen.assumingMemoryBound(to: GlyphPen.self).pointee, end.pointee)
    return 0
  }
}

extension DrawingFace {
  var unitsPerEm: Double { max(1, Double(face.pointee.units_per_EM)) }

  /// Draws the outline of a glyph; nothing for a glyph without one, such as a space.
  func draw(_ glyph: UInt32, with pen: inout GlyphPen) {
    // FT_LOAD_NO_SCALE: lengths are in font units.
    guard FT_Load_Glyph(face, glyph, 1) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return }
    if source.isEmboldened { FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(unitsPerEm / 24)) }
    var callbacks = FT_Outline_Funcs()
    callbacks.move_to = { end, pen in GlyphPen.update(pen, end) { $0.move(to: $1) } }
    callbacks.line_to = { end, pen in GlyphPen.update(pen, end) { $0.line(to: $1) } }
    callbacks.conic_to = { control, end, pen in
      guard let control = control?.pointee else { return 1 }
      return GlyphPen.update(pen, end) { $0.quad(control, to: $1) }
    }
    callbacks.cubic_to = { first, second, end, pen in
      guard let first = first?.pointee, let second = second?.pointee else { return 1 }
      return GlyphPen.update(pen, end) { $0.cubic(first, second, to: $1) }
    }
    withUnsafeMutablePointer(to: &pen) { _ = FT_Outline_Decompose(&slot.pointee.outline, &callbacks, $0) }
    pen.close()
  }
}
