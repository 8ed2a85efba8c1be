extension String {
  /// The text without parts in round brackets; the whole text if nothing else is in it.
  var withoutBrackets: String {
    var (depth, result) = (0, "")
    for character in self {
      switch character {
      case "(": depth += 1
      case ")" where depth > 0: depth -= 1
      default: if depth == 0 { result.append(character) }
      }
    }
    return result.contains { !$0.isWhitespace } ? result : self
  }
}
