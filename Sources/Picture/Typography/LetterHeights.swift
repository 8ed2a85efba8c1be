internal import OpenChartsCHarfBuzz
import OpenChartsDisplayList

/// The heights of letters in points.
package struct LetterHeights: Hashable, Sendable {
  /// The height of capitals.
  package var capital: Double
  /// The x-height, of small letters without ascenders.
  package var x: Double
}

extension Typesetter {
  /// Returns the heights in the font's primary face, or Inter's heights if the face has none.
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
