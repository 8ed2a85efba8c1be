import OpenChartsTypography

extension String {
  /// Whether its first letter is of a script written from right to left; `nil` without letters.
  var startsRightToLeft: Bool? {
    unicodeScalars.first { $0.properties.isAlphabetic }.map { SimpleText.isRightToLeft($0.value) }
  }

  /// The text between marks that keep its direction apart from that of its surroundings, if it has characters of a
  /// script written from right to left. Without the marks, a number beside it would move to its other end.
  var isolatedIfRightToLeft: String {
    unicodeScalars.contains { SimpleText.isRightToLeft($0.value) } ? "\u{2068}\(self)\u{2069}" : self
  }
}
