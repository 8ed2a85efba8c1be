extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: SubSequence {
    var trimmedText = self[...]
    while trimmedText.first?.isWhitespace == true { trimmedText.removeFirst() }
    while trimmedText.last?.isWhitespace == true { trimmedText.removeLast() }
    return trimmedText
  }
}
