/// The names of several columns that a chart draws together.
enum FoldedNames {
  /// The minimum length of the common words that are removed. Names such as "temp max" and "temp min" are short enough.
  private static let shortestCut = 12

  /// Removes long words at the start or end that all names share: a legend has no space for them, and the title
  /// contains them. All names stay unchanged if one would be empty or two would be equal.
  static func cut(_ names: [String]) -> [String] {
    let cutStart = cut(names, byWords: { $0 })
    return cut(cutStart) { $0.reversed() }
  }

  private static func cut(
    _ names: [String], byWords inOrder: ([Substring]) -> [Substring]
  ) -> [String] {
    let words = names.map { inOrder($0.split(whereSeparator: \.isWhitespace)) }
    guard names.count > 1, let first = words.first, let shortest = words.map(\.count).min() else {
      return names
    }
    let common = first.indices.prefix { index in
      index < shortest - 1 && words.allSatisfy { $0[index] == first[index] }
    }.count
    guard first.prefix(common).reduce(0, { $0 + $1.count + 1 }) >= shortestCut else { return names }
    let cutNames = words.map { inOrder(Array($0.dropFirst(common))).joined(separator: " ") }
    return Set(cutNames).count == names.count ? cutNames : names
  }
}
