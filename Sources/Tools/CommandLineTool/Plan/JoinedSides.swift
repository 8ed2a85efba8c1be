import OpenChartsTables

/// Tables in which each row has two sides, such as the teams of a match: `team1`, `team2`, `score1`, `score2`.
enum JoinedSides {
  /// The words in the names of columns that tell both sides apart.
  private static let sides = [("1", "2"), ("a", "b"), ("home", "away")]
  /// The numbers of rows for which a name of each row helps: no more than an axis has names.
  private static let rowCounts = 3...ChartPlan.mostNames

  /// The first two columns of a kind whose names differ only in a word for a side, the first side first.
  static func pair(of columns: some Sequence<(index: Int, name: String)>) -> (first: Int, second: Int)? {
    let columns = columns.map { (index: $0.index, words: words($0.name)) }
    let indices = Dictionary(columns.map { ($0.words, $0.index) }, uniquingKeysWith: { first, _ in first })
    for column in columns {
      for (side, otherSide) in sides
      where column.words.count(where: { $0 == side }) == 1 && column.words.count > 1 {
        let others = column.words.map { $0 == side ? otherSide : $0 }
        if let other = indices[others] { return (column.index, other) }
      }
    }
    return nil
  }

  /// The words of a name, in which numbers are separate words: `team1_win` is team, 1 and win.
  private static func words(_ name: String) -> [String] {
    nameWords(name).flatMap { word in
      var parts: [String] = []
      for character in word {
        if let last = parts.last?.last, last.isNumber == character.isNumber {
          parts[parts.count - 1].append(character)
        } else {
          parts.append(String(character))
        }
      }
      return parts
    }
  }

  /// The two columns of names of the sides, and the name of the column that joins them.
  private static func sides(of table: Table) -> (first: Int, second: Int, name: String)? {
    let texts = table.columns.enumerated().filter { $0.element.type == .text }.map {
      (index: $0.offset, name: $0.element.name)
    }
    guard let (first, second) = pair(of: texts) else { return nil }
    return (first, second, "\(table.columns[first].name) and \(table.columns[second].name)")
  }

  /// The column that ``joined(_:)`` added to a table; `nil` if it added none.
  static func column(of table: Table) -> Int? {
    guard let (first, second, name) = sides(of: table) else { return nil }
    return table.columns.indices.first { $0 > max(first, second) && table.columns[$0].name == name }
  }

  /// Adds a column with the names of both sides of each row, such as "Canada – China". Each pair of names must be in one
  /// row only, no other column may have a different text in each row, and both sides must have numbers. Other tables are
  /// unchanged.
  ///
  /// - Complexity: O(rows) for each column of texts.
  static func joined(_ table: Table) -> Table {
    guard rowCounts.contains(table.rowCount), let (first, second, name) = sides(of: table),
      !table.columns.contains(where: { $0.name == name || hasUniqueTexts($0, table.rowCount) }),
      case .text(let codes, let names) = table.columns[first].values,
      case .text(let otherCodes, let otherNames) = table.columns[second].values,
      !codes.contains(where: { $0 < 0 }), !otherCodes.contains(where: { $0 < 0 })
    else { return table }
    let numbers = table.columns.enumerated().filter { $0.element.type == .number }.map {
      (index: $0.offset, name: $0.element.name)
    }
    let texts = zip(codes, otherCodes).map { "\(names[Int($0)]) – \(otherNames[Int($1)])" }
    guard pair(of: numbers) != nil, Set(texts).count == table.rowCount else { return table }
    var joined = table
    joined.columns.append(
      TableColumn(
        name: name, values: .text(codes: texts.indices.map { Int32($0) }, names: texts)))
    return joined
  }

  private static func hasUniqueTexts(_ column: TableColumn, _ rowCount: Int) -> Bool {
    guard case .text(_, let names) = column.values else { return false }
    return names.count == rowCount
  }
}
