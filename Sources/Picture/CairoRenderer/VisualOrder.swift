import OpenChartsTypography

/// The positions of characters in a line of text with right-to-left scripts.
///
/// A reduced bidirectional algorithm for invisible text. Adjacent words of one direction form a run. Digits run from
/// left to right. Punctuation and spaces take the direction of their neighbours if both have the same, else the
/// direction of the text's first letter.
enum VisualOrder {
  /// The position of each Unicode scalar from the left, from 0; `nil` if all run from left to right.
  ///
  /// - Complexity: O(*n*).
  static func positions(of text: String) -> [Int]? {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: { SimpleText.isRightToLeft($0.value) }) else { return nil }
    let firstLetter = scalars.first { $0.properties.isAlphabetic }
    let isTextRightToLeft = firstLetter.map { SimpleText.isRightToLeft($0.value) } ?? true
    let directions = resolved(scalars.map(isRightToLeft), in: isTextRightToLeft)
    var runs: [Range<Int>] = []
    for (index, direction) in directions.enumerated() {
      if let last = runs.last, directions[last.lowerBound] == direction {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    if isTextRightToLeft { runs.reverse() }
    var positions = [Int](repeating: 0, count: scalars.count)
    var next = 0
    for run in runs {
      for offset in 0..<run.count {
        positions[directions[run.lowerBound] ? run.upperBound - 1 - offset : run.lowerBound + offset] = next
        next += 1
      }
    }
    return positions
  }

  /// The direction of a letter or digit; `nil` for punctuation and spaces.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
    if scalar.properties.numericType == .decimal { return false }
    if SimpleText.isRightToLeft(scalar.value) { return true }
    return scalar.properties.isAlphabetic ? false : nil
  }

  /// The direction of each character, including punctuation and spaces, in a text of the given direction.
  private static func resolved(_ directions: [Bool?], in text: Bool) -> [Bool] {
    // The direction of the next letter or digit.
    var following = directions
    var next = text
    for index in following.indices.reversed() {
      next = directions[index] ?? next
      following[index] = next
    }
    var previous = text
    return directions.indices.map { index in
      if let direction = directions[index] {
        previous = direction
        return direction
      }
      return previous == following[index] ? previous : text
    }
  }
}
