/// Pairs of columns with the codes and the names of places, as statistical offices call them: `LAD21CD` and `LAD21NM`.
enum CodePair {
  /// The name of the column of names that belongs to a column of codes; `nil` for other columns. In lower case.
  static func names(of code: String) -> String? {
    let code = code.lowercased()
    if code.hasSuffix("cd"), isStem(code.dropLast(2)) { return code.dropLast(2) + "nm" }
    for (ending, other) in [("_code", "_name"), (" code", " name"), (".code", ".name"), ("_id", "_name")]
    where code.hasSuffix(ending) && code.count > ending.count {
      return code.dropLast(ending.count) + other
    }
    return nil
  }

  /// Whether a name is that of codes of places: letters, a year of two digits, and `cd`.
  static func isCode(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("cd") && isStem(name.dropLast(2))
  }

  /// Whether a text has two or more letters and the two digits of a year.
  private static func isStem(_ text: Substring) -> Bool {
    let digits = text.suffix { $0.isNumber }
    return digits.count == 2 && text.count >= 4 && text.dropLast(2).allSatisfy { $0.isLetter }
  }
}

extension Substring {
  /// The longest end of the text whose characters satisfy a condition.
  fileprivate func suffix(_ isIncluded: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, isIncluded(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
