internal import CHarfBuzz
import DisplayList

/// How high letters without parts above or below are, in points.
package struct LetterHeights: Hashable, Sendable {
  /// Of capitals.
  package var capital: Double
  /// Of small letters.
  package var x: Double
}

extension Typesetter {
  /// What a font's own face says of its letters; Inter's heights where it says nothing.
  package func letterHeights(of font: FontDescriptor) -> LetterHeights {
    let face = LineShaper.primaryFace(font)
    func height(_ tag: hb_ot_metrics_tag_t, or fallback: Double) -> Double {
      var value: hb_position_t = 0
      guard let face, hb_ot_metrics_get_position(face.font, tag, &value) != 0, value > 0 else {
        return fallback * font.size
      }
      return Double(value) / face.unitsPerEm * font.size
    }
    return LetterHeights(
      capital: height(HB_OT_METRICS_TAG_CAP_HEIGHT, or: 0.727),
      x: height(HB_OT_METRICS_TAG_X_HEIGHT, or: 0.546))
  }
}
