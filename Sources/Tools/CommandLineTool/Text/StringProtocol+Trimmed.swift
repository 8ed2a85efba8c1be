extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: SubSequence {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
