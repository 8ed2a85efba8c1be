internal import CHarfBuzz
import DisplayList

/// A face opened for shaping: HarfBuzz on the mapped file, unhinted, in font units.
///
/// Immutable after creation, hence shared between threads.
final class FontFace: @unchecked Sendable {
  let id: FontFaceID
  let font: OpaquePointer
  /// Font units per em.
  let unitsPerEm: Double
  /// Fractions of the font size above and below the baseline, both positive.
  let ascent: Double
  let descent: Double
  let decoration: TextDecorationMetrics
  /// Whether this is a face of Inter, which stands in for the system font.
  let isSystemStandIn: Bool

  /// Fails when the file is missing or is no OpenType font.
  init?(source: FontSource, id: FontFaceID) {
    let blob = hb_blob_create_from_file(source.path)
    defer { hb_blob_destroy(blob) }
    guard hb_blob_get_length(blob) > 0 else { return nil }
    let face = hb_face_create(blob, UInt32(source.index & 0xFFFF))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else { return nil }
    guard let font = hb_font_create(face) else { return nil }
    let unitsPerEm = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    let instance = UInt32(bitPattern: source.index) >> 16
    if instance > 0 { hb_font_set_var_named_instance(font, instance - 1) }
    hb_font_make_immutable(font)

    let units = Double(unitsPerEm)
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func metric(_ tag: hb_ot_metrics_tag_t, or fallback: Double) -> Double {
      var value: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &value) != 0 else { return fallback }
      return Double(value) / units
    }
    self.id = id
    isSystemStandIn = source.path.split(separator: "/").last?.hasPrefix("Inter") == true
    self.font = font
    self.unitsPerEm = units
    ascent = Double(extents.ascender) / units
    descent = Double(-extents.descender) / units
    decoration = TextDecorationMetrics(
      underlineOffset: -metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, or: -0.1),
      strikethroughOffset: -metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, or: 0.3),
      thickness: max(0.02, metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, or: 0.05)))
  }

  deinit { hb_font_destroy(font) }
}

/// Where lines under and through text lie, as fractions of the font size.
package struct TextDecorationMetrics: Hashable, Sendable {
  /// From the baseline downwards to the top of the underline.
  package var underlineOffset: Double
  /// From the baseline downwards to the top of the strikethrough line; negative, for it lies above.
  package var strikethroughOffset: Double
  package var thickness: Double
}
