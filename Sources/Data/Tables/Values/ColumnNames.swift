/// Makes column names distinct, and writes them on one line.
enum ColumnNames {
  /// The maximum number of columns for which a separate note is written.
  private static let mostNotes = 3

  /// The name with one blank for each run of blanks and line breaks. Cells of spreadsheets can contain line breaks.
  static func oneLine(_ name: String) -> String {
    var wasBlank = false
    let hasRuns = name.contains { character in
      defer { wasBlank = character.isWhitespace }
      return character.isNewline || wasBlank && character.isWhitespace
    }
    return hasRuns ? name.split(whereSeparator: \.isWhitespace).joined(separator: " ") : name
  }

  static func unique(_ names: [String], notes: inout [String]) -> [String] {
    var nameCounts: [String: Int] = [:]
    var taken = Set(names)
    // The next number to try for each name, so that many equal names do not take quadratic time.
    var next: [String: Int] = [:]
    var repeats: [String] = []
    var firstFresh = ""
    let unique = names.enumerated().map { index, name in
      let name = name.isEmpty ? "column \(index + 1)" : name
      let count = nameCounts[name, default: 0] + 1
      nameCounts[name] = count
      if count == 1 { return name }
      var number = max(count, next[name, default: 0])
      while taken.contains("\(name) \(number)") { number += 1 }
      next[name] = number + 1
      let fresh = "\(name) \(number)"
      taken.insert(fresh)
      if repeats.isEmpty { firstFresh = fresh }
      repeats.append("column \(index + 1) repeats the name \"\(name)\" and is called \"\(fresh)\"")
      return fresh
    }
    if repeats.count <= mostNotes {
      notes += repeats
    } else {
      notes.append("\(repeats.count) columns repeat a name and are numbered, the first as \"\(firstFresh)\"")
    }
    return unique
  }
}
