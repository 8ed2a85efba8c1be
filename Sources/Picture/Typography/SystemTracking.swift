import OpenChartsDisplayList

/// The tracking of the system font by its size.
///
/// Apple's system font has outlines and tracking for each size. Inter, its substitute, has one tracking, which fits 11
/// points. The table tightens larger text and loosens smaller text, so that lines are as wide as on Apple's systems.
/// Between 11 and 17 points it follows the table in Apple's typography guidelines, reduced to match widths measured in
/// device screenshots. Text larger than 17 points has about the tracking of 17 points.
enum SystemTracking {
  /// Sizes in points, and the tracking in thousandths of an em.
  private static let table: [(size: Double, space: Double)] = [
    (6, 25.5), (7, 20), (8, 14.5), (9, 9.5), (10, 4.5), (11, 0), (12, -4.5), (13, -9), (14, -12.5),
    (15, -16), (16, -19), (17, -23.5), (20, -24.5), (22, -25),
  ]

  /// Returns the tracking in points, interpolated linearly between two sizes of the table. Beyond the ends it is the
  /// last entry's fraction of an em.
  static func points(at size: Double) -> Double {
    guard size.isFinite, size > 0, let first = table.first, let last = table.last else { return 0 }
    guard size > first.size else { return first.space / 1000 * size }
    guard let upper = table.firstIndex(where: { $0.size >= size }) else { return last.space / 1000 * size }
    let (a, b) = (table[upper - 1], table[upper])
    let part = (size - a.size) / (b.size - a.size)
    return (a.space + (b.space - a.space) * part) / 1000 * size
  }

  /// Returns the tracking of a face in a font. It is 0 if the author has named a family, or if the face is a fallback
  /// other than Inter.
  static func points(of face: FontFace, in font: FontDescriptor) -> Double {
    font.family == nil && face.isSystemStandIn ? points(at: font.size) : 0
  }
}
