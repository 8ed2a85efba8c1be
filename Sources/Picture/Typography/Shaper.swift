internal import OpenChartsCHarfBuzz
import OpenChartsDisplayList
import OpenChartsIsolation

/// The glyphs of one range of text in one face and one direction.
struct ShapedSegment: Sendable {
  /// The glyphs: positions are relative to the left end of the segment, clusters are UTF-8 offsets in the whole text.
  var run: GlyphRun
  /// The advance of each glyph in points.
  var advances: [Double]
  var width: Double
  var hasMissingGlyphs: Bool
}

/// Converts characters to positioned glyphs with HarfBuzz, in points.
enum Shaper {
  /// HarfBuzz keeps languages for the lifetime of the process.
  private static let english = hb_language_from_string("en", -1).map { ConstantHandle(constant: $0) }

  static func tag(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// Shapes `utf8[range]`. The surrounding text affects the joining of letters. Text in the system font gets the
  /// tracking for its size.
  static func shape(
    _ utf8: UnsafeBufferPointer<UInt8>, range: Range<Int>, face: FontFace, font: FontDescriptor,
    script: hb_script_t = HB_SCRIPT_LATIN, language: String? = nil, isRightToLeft: Bool = false
  ) -> ShapedSegment {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    utf8.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(
        buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    // Never the locale of the process: the same text gives the same glyphs everywhere.
    hb_buffer_set_language(buffer, language.flatMap { hb_language_from_string($0, -1) } ?? english?.pointer)

    var features: [hb_feature_t] = []
    if font.monospacedDigits { features.append(feature("tnum")) }
    if font.smallCaps { features.append(feature("smcp")) }
    hb_shape(face.font, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let glyphPositions = hb_buffer_get_glyph_positions(buffer, &count)
    let n = Int(count)
    var glyphs: [UInt32] = []
    var positions: [Point] = []
    var clusters: [Int32] = []
    var advances: [Double] = []
    glyphs.reserveCapacity(n)
    positions.reserveCapacity(n)
    clusters.reserveCapacity(n)
    advances.reserveCapacity(n)
    let factor = font.size / face.unitsPerEm
    let tracking = SystemTracking.points(of: face, in: font)
    var pen: Int32 = 0
    var spaced = 0.0
    var missing = false
    if let infos, let glyphPositions {
      for i in 0..<n {
        let glyphPosition = glyphPositions[i]
        missing = missing || infos[i].codepoint == 0
        glyphs.append(infos[i].codepoint)
        clusters.append(Int32(bitPattern: infos[i].cluster))
        positions.append(
          Point(
            Double(pen &+ glyphPosition.x_offset) * factor + spaced, -Double(glyphPosition.y_offset) * factor)
        )
        let isLast = i + 1 == n || infos[i + 1].cluster != infos[i].cluster
        let space = isLast ? tracking : 0
        advances.append(Double(glyphPosition.x_advance) * factor + space)
        pen &+= glyphPosition.x_advance
        spaced += space
      }
    }
    let run = GlyphRun(
      face: face.id, size: font.size, glyphs: glyphs, positions: positions, clusters: clusters,
      isRightToLeft: isRightToLeft)
    return ShapedSegment(
      run: run, advances: advances, width: Double(pen) * factor + spaced, hasMissingGlyphs: missing)
  }

  private static func feature(_ name: StaticString) -> hb_feature_t {
    hb_feature_t(tag: tag(name), value: 1, start: 0, end: .max)
  }

  /// Returns the script of simple text, from its first letter outside of ASCII and Latin.
  static func simpleScript(_ utf8: UnsafeBufferPointer<UInt8>) -> hb_script_t {
    for byte in utf8 where byte >= 0xCD && byte <= 0xD4 {
      return byte < 0xD0 ? HB_SCRIPT_GREEK : HB_SCRIPT_CYRILLIC
    }
    return HB_SCRIPT_LATIN
  }
}
