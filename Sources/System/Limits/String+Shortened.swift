extension String {
  /// The text, or its first characters and an ellipsis where it has more than `limit` characters.
  ///
  /// A grapheme cluster stays whole unless it alone has more than 16 scalars for each character of the limit.
  /// - Complexity: In proportion to the limit, not to the text.
  package func shortened(to limit: Limit) -> String {
    guard utf8.count > limit.value else { return self }
    // Combining marks add scalars without adding characters.
    let room = unicodeScalars.index(startIndex, offsetBy: limit.value * 16, limitedBy: endIndex) ?? endIndex
    let start = self[..<room]
    let end = start.index(startIndex, offsetBy: limit.value, limitedBy: room)
    if room == endIndex, (end ?? room) == room { return self }
    // The last character makes room for the ellipsis; at the end of the room it may be incomplete.
    let cut = end ?? room
    let last = start.index(before: cut)
    return start[..<(last > startIndex ? last : cut)] + "…"
  }
}
