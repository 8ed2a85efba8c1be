internal import OpenChartsCHarfBuzz
import OpenChartsDisplayList
import OpenChartsIsolation

/// A font face opened for shaping with HarfBuzz: the memory-mapped file, unhinted, in font units.
///
/// Immutable, so that threads can share it.
final class FontFace: Sendable {
  let id: FontFaceID
  private let handle: ConstantHandle
  /// Font units per em.
  let unitsPerEm: Double
  /// Fractions of the font size above and below the baseline, both positive.
  let ascent: Double
  let descent: Double
  let decoration: TextDecorationMetrics
  /// Whether this is a face of Inter, the substitute for the system font.
  let isSystemStandIn: Bool

  /// Opens a face; `nil` if the file is missing or not an OpenType font.
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
    handle = ConstantHandle(constant: font) { hb_font_destroy($0) }
    self.unitsPerEm = units
    ascent = Double(extents.ascender) / units
    descent = Double(-extents.descender) / units
    decoration = TextDecorationMetrics(
      underlineOffset: -metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, or: -0.1),
      strikethroughOffset: -metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, or: 0.3),
      thickness: max(0.02, metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, or: 0.05)))
  }

  /// HarfBuzz's font, valid during the lifetime of this object.
  var font: OpaquePointer { handle.pointer }
}

/// The positions of lines under and through text, as fractions of the font size.
package struct TextDecorationMetrics: Hashable, Sendable {
  /// The distance from the baseline down to the top of the underline.
  package var underlineOffset: Double
  /// The distance from the baseline down to the top of the strikethrough line. Negative: the line is above the
  /// baseline.
  package var strikethroughOffset: Double
  package var thickness: Double
}
