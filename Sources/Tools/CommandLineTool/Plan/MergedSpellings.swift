import OpenChartsTables

/// Names that differ only in upper and lower case or in blanks, such as "East", "EAST" and " East".
enum MergedSpellings {
  private static let mostNames = 1000

  /// Replaces all spellings of a name by the most frequent one, and adds a note for each changed column. Columns of
  /// units, of more than 1,000 names, and of names that rarely repeat are unchanged.
  static func merged(_ table: Table) -> Table {
    var table = table
    for (index, column) in table.columns.enumerated() {
      switch column.values {
      case .text(let codes, let names):
        guard let one = oneSpelling(codes, names, column, &table.notes) else { continue }
        table.columns[index].values = .text(codes: one.codes, names: one.names)
      case .booleans(let codes, let names):
        guard let one = oneSpelling(codes, names, column, &table.notes) else { continue }
        table.columns[index].values = .booleans(codes: one.codes, names: one.names)
      case .numbers, .dates: continue
      }
    }
    return table
  }

  /// The codes and names with one spelling per name; `nil` if no two names differ only in case and blanks.
  private static func oneSpelling(
    _ codes: [Int32], _ names: [String], _ column: TableColumn, _ notes: inout [String]
  ) -> (codes: [Int32], names: [String])? {
    guard (2...mostNames).contains(names.count), names.count * 2 <= column.present,
      !MeasureUnit.isColumnName(nameWords(column.name)), !names.contains(where: isCaseSensitive)
    else { return nil }
    let plainNames = names.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    var groups: [String: Int32] = [:]
    let groupCodes = plainNames.map { name -> Int32 in
      let key = name.lowercased()
      if let code = groups[key] { return code }
      groups[key] = Int32(groups.count)
      return Int32(groups.count - 1)
    }
    guard groups.count < names.count else { return nil }
    var counts = [Int](repeating: 0, count: names.count)
    for code in codes where code >= 0 { counts[Int(code)] += 1 }
    var spellings = [Int](repeating: -1, count: groups.count)
    for (name, group) in groupCodes.enumerated() {
      let spelling = spellings[Int(group)]
      if spelling < 0 || counts[name] > counts[spelling] { spellings[Int(group)] = name }
    }
    let mergedNames = spellings.map { plainNames[$0] }
    let omitted = names.count - groups.count
    guard let example = names.indices.first(where: { names[$0] != mergedNames[Int(groupCodes[$0])] }) else {
      return nil
    }
    notes.append(
      "\(omitted) of \(names.count) names of \(spaced(column.name)) \(omitted == 1 ? "differs" : "differ") from others only in "
        + "upper case or blanks and \(omitted == 1 ? "is" : "are") drawn as those, such as \"\(names[example])\" as "
        + "\"\(mergedNames[Int(groupCodes[example])])\"")
    return (codes.map { $0 < 0 ? -1 : groupCodes[Int($0)] }, mergedNames)
  }

  /// Whether a name is so short that its case probably has a meaning, as in mW and MW, or in the genes Aa and aa.
  private static func isCaseSensitive(_ name: String) -> Bool {
    name.count <= 2 && name.contains(where: \.isLowercase) && name.contains(where: \.isUppercase)
  }
}
