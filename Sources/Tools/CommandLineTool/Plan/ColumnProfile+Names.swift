import OpenChartsTables

/// The names that programs give to columns, and short forms.
extension ColumnProfile {
  /// The letters of names that programs give to columns without one, before a number.
  private static let numberedWords: Set = [
    "col", "column", "unnamed", "field", "spalte", "feld", "colonne", "colonna", "columna", "coluna", "v",
  ]
  /// The fewest columns of a table of names, and the share of them without a known quantity, in percent.
  private static let (fewestNames, unknownShare) = (50, 95)
  /// The fewest columns of states, beside ID, that show that ID is Idaho.
  private static let fewestStates = 10

  /// Whether the name says nothing about the values: `Col14`, `Column 3`, `Unnamed: 4`, `V1`, or a formula of x and y,
  /// such as `x+y/100`.
  var hasEmptyName: Bool {
    let letters = name.lowercased().filter(\.isLetter)
    guard let first = name.first, let last = name.last else { return true }
    if first.isLetter, last.isNumber, Self.numberedWords.contains(letters) { return true }
    return !letters.isEmpty && letters.allSatisfy { "xyz".contains($0) }
      && name.contains { "+*/^".contains($0) }
  }

  /// Marks the numbers and truth values whose names say nothing, if other columns have names.
  static func markUnnamed(_ profiles: inout [ColumnProfile]) {
    let areUnnamed = profiles.map(\.hasEmptyName)
    guard areUnnamed.contains(true), areUnnamed.contains(false) else { return }
    for (index, isUnnamed) in areUnnamed.enumerated()
    where isUnnamed && profiles[index].type != .text && profiles[index].type != .date {
      profiles[index].isUnnamedAmongNamed = true
    }
  }

  /// Marks at least eleven columns of numbers whose names are two capital letters, if one of them is ID: they are states
  /// of the United States, and ID is Idaho and no identifier.
  static func markStates(_ profiles: inout [ColumnProfile]) {
    let states = profiles.indices.filter { index in
      let letters = profiles[index].name.utf8
      return letters.count == 2 && letters.allSatisfy { (0x41...0x5A).contains($0) }
        && profiles[index].type == .number
    }
    guard states.count > fewestStates, states.contains(where: { profiles[$0].name == "ID" }) else { return }
    for index in states { profiles[index].isAmongNames = true }
  }

  /// Marks columns such as PRICE and YOUNG in a table of first names and surnames, which have the same quantity as the
  /// other columns.
  ///
  /// The first column has texts. At least fifty others have numbers and a name of one word each. At most a twentieth of
  /// the words name a quantity.
  static func markNames(_ profiles: inout [ColumnProfile]) {
    let columns = profiles.indices.dropFirst()
    guard columns.count >= fewestNames, profiles[0].type == .text,
      columns.allSatisfy({ profiles[$0].type == .number && profiles[$0].isOneWord })
    else { return }
    let known = columns.filter { profiles[$0].namesQuantity }
    guard known.count * 100 <= columns.count * (100 - unknownShare) else { return }
    for index in known { profiles[index].isAmongNames = true }
  }

  /// Whether the name says that the values are groups, and they are numbers from 0 or 1 with at most one missing: the
  /// clusters 1 to 5. Three values of each group then suffice for codes.
  var namesGroup: Bool {
    guard words.count <= 2, let last = words.last, RoleWords.groups.contains(last) else { return false }
    return (low == 0 || low == 1) && high - low <= Double(distinct)
  }

  private var isOneWord: Bool { words.count == 1 && name.allSatisfy(\.isLetter) }

  private var namesQuantity: Bool {
    words.contains { word in
      [
        RoleWords.shares, RoleWords.rates, RoleWords.indexNumbers, RoleWords.durations, RoleWords.levels,
        RoleWords.counts, RoleWords.amounts,
      ].contains { $0.contains(word) }
    }
  }
}
