/// The names of several columns that a chart draws together.
enum FoldedNames {
  /// The minimum length of the common words that are removed. Names such as "temp max" and "temp min" are short enough.
  private static let shortestCut = 12

  /// Removes long words at the start or end that all names share: a legend has no space for them, and the title
  /// contains them. The rest loses quotation marks around it, and a colon, comma or dash at its end. All names stay
  /// unchanged if one would be empty or two would be equal.
  static func cut(_ names: [String]) -> [String] {
    let cutStart = cut(names, byWords: { $0 })
    let cutNames = cut(cutStart) { $0.reversed() }
    guard cutNames != names else { return names }
    let plainNames = cutNames.map(plain)
    return Set(plainNames).count == names.count && !plainNames.contains("") ? plainNames : cutNames
  }

  private static func plain(_ name: String) -> String {
    var name = name[...]
    while let last = name.last, ":,;-–—|".contains(last) || last.isWhitespace { name.removeLast() }
    if name.count > 2, let first = name.first, first == name.last, "\"'".contains(first) {
      name = name.dropFirst().dropLast()
    }
    return String(name)
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
