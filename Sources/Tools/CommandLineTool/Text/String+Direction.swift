import OpenChartsTypography

extension String {
  /// Whether the first letter belongs to a right-to-left script; `nil` without letters.
  var startsRightToLeft: Bool? {
    unicodeScalars.first { $0.properties.isAlphabetic }.map { SimpleText.isRightToLeft($0.value) }
  }

  /// The text in isolate characters, if it contains right-to-left letters. Without isolates, an adjacent number would
  /// move to the other end of the text.
  var isolatedIfRightToLeft: String {
    unicodeScalars.contains { SimpleText.isRightToLeft($0.value) } ? "\u{2068}\(self)\u{2069}" : self
  }
}
