/// A request for a font face; size in points.
package struct FontDescriptor: Codable, Hashable, Sendable {
  package enum Design: UInt8, Codable, Sendable { case standard, serif, rounded, monospaced }

  /// The name of a family; `nil` for the system font of `design`.
  package var family: String?
  package var design: Design = .standard
  package var size: Double
  /// 100 (thin) to 900 (black); 400 is regular.
  package var weight: Int = 400
  package var italic = false
  /// Whether all digits have the same width.
  package var monospacedDigits = false
  package var smallCaps = false

  package init(size: Double, weight: Int = 400, italic: Bool = false) {
    self.size = size
    self.weight = weight
    self.italic = italic
  }
}

/// A piece of text in one style.
package struct TextSpan: Codable, Hashable, Sendable {
  package var string: String
  package var font: FontDescriptor
  package var color: RGBA
  package var underline = false
  package var strikethrough = false
  /// Lines under or through the text with a pattern or a colour. Text layout draws these lines next to the run and
  /// clears `underline` and `strikethrough`. Renderers draw plain lines only.
  package var lines: [TextLine] = []
  /// The upward shift of the baseline, in points.
  package var baselineOffset = 0.0
  /// Additional space after each character, in points.
  package var tracking = 0.0

  package init(_ string: String, font: FontDescriptor, color: RGBA) {
    self.string = string
    self.font = font
    self.color = color
  }
}

/// A line under or through text.
package struct TextLine: Codable, Hashable, Sendable {
  package var isUnder: Bool
  /// Lengths of dashes and gaps in multiples of the line's thickness; empty for a solid line.
  package var dash: [Double]
  package var color: RGBA

  package init(isUnder: Bool, dash: [Double], color: RGBA) {
    self.isUnder = isUnder
    self.dash = dash
    self.color = color
  }
}

/// Identifies a face that the text engine has opened. Valid within one process.
package struct FontFaceID: Codable, Hashable, Sendable {
  package var rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// Glyphs of one face in visual order, positions in points relative to the run's origin on the baseline.
package struct GlyphRun: Codable, Hashable, Sendable {
  package var face: FontFaceID
  package var size: Double
  package var glyphs: [UInt32]
  package var positions: [Point]
  /// For each glyph, the UTF-8 offset of its cluster in the run's string.
  package var clusters: [Int32]
  package var isRightToLeft: Bool

  package init(
    face: FontFaceID, size: Double, glyphs: [UInt32], positions: [Point], clusters: [Int32],
    isRightToLeft: Bool
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.positions = positions
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
  }
}

/// One line of shaped text in one style, ready to draw.
package struct TextRun: Codable, Hashable, Sendable {
  package var span: TextSpan
  /// The left end of the baseline, for both text directions.
  package var origin: Point
  /// The advance width, and the ascent and descent from the baseline, in points.
  package var width: Double
  package var ascent: Double
  package var descent: Double
  package var glyphRuns: [GlyphRun]
  package var isRightToLeft: Bool

  package init(
    span: TextSpan, origin: Point, width: Double, ascent: Double, descent: Double,
    glyphRuns: [GlyphRun], isRightToLeft: Bool
  ) {
    self.span = span
    self.origin = origin
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.glyphRuns = glyphRuns
    self.isRightToLeft = isRightToLeft
  }

  package var bounds: Rect {
    Rect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
  }
}
