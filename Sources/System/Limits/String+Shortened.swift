extension String {
  /// The text; if it has more than `limit` characters, its first characters and an ellipsis.
  ///
  /// Characters stay whole, unless combining marks make the text longer than 16 scalars for each character of the
  /// limit.
  ///
  /// - Complexity: Proportional to the limit, not to the text.
  package func shortened(to limit: Limit) -> String {
    guard utf8.count > limit.value else { return self }
    // Combining marks add scalars without adding characters.
    let limitIndex =
      unicodeScalars.index(startIndex, offsetBy: limit.value * 16, limitedBy: endIndex) ?? endIndex
    let start = self[..<limitIndex]
    let end = start.index(startIndex, offsetBy: limit.value, limitedBy: limitIndex)
    if limitIndex == endIndex, (end ?? limitIndex) == limitIndex { return self }
    // The ellipsis replaces the last character, because the limit can cut it into two parts.
    let cut = end ?? limitIndex
    let last = start.index(before: cut)
    return start[..<(last > startIndex ? last : cut)] + "…"
  }
}
