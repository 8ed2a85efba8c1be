import DisplayList

/// The space that the system font sets between its letters, by its size.
///
/// Apple's system font is drawn and spaced for each size; Inter, which stands in for it, has one spacing, that of
/// 11 points. The table narrows larger text and widens smaller text, so that lines are as wide as on Apple's
/// systems. Between 11 and 17 points it has the steps of the table in Apple's typography guidelines, made smaller
/// to meet widths that were measured in pictures of devices; larger text is about as tight as that of 17 points.
enum SystemTracking {
  /// Sizes in points, and the space after each letter in thousandths of an em.
  private static let table: [(size: Double, space: Double)] = [
    (6, 25.5), (7, 20), (8, 14.5), (9, 9.5), (10, 4.5), (11, 0), (12, -4.5), (13, -9), (14, -12.5),
    (15, -16), (16, -19), (17, -23.5), (20, -24.5), (22, -25),
  ]

  /// The space after each letter in points: between two sizes of the table their mean by distance, beyond its ends
  /// the share of an em that the last size has.
  static func points(at size: Double) -> Double {
    guard size.isFinite, size > 0, let first = table.first, let last = table.last else { return 0 }
    guard size > first.size else { return first.space / 1000 * size }
    guard let upper = table.firstIndex(where: { $0.size >= size }) else { return last.space / 1000 * size }
    let (a, b) = (table[upper - 1], table[upper])
    let part = (size - a.size) / (b.size - a.size)
    return (a.space + (b.space - a.space) * part) / 1000 * size
  }

  /// What goes after each letter of a face in a font: nothing where the author has named the family, or where the
  /// face is another one that only lends its letters.
  static func points(of face: FontFace, in font: FontDescriptor) -> Double {
    font.family == nil && face.isSystemStandIn ? points(at: font.size) : 0
  }
}
