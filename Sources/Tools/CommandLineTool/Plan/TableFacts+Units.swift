import OpenChartsTables

/// Tables whose rows have different units, which a column names.
extension TableFacts {
  /// The first column of units.
  private var unitColumn: (profile: ColumnProfile, codes: [Int32], names: [String])? {
    for profile in profiles where profile.type == .text {
      guard case .text(let codes, let names) = table.columns[profile.index].values,
        MeasureUnit.isColumn(profile.name, names)
      else { continue }
      return (profile, codes, names)
    }
    return nil
  }

  /// The rows of the most frequent unit, because values of different units share no axis. Options that choose columns,
  /// and `--where`, leave the table unchanged, and so does a table without two rows of one unit.
  func ofOneUnit(_ arguments: PlotArguments) -> TableFacts {
    guard arguments.choosesColumns, arguments.filter == nil, let (profile, codes, names) = unitColumn else {
      return self
    }
    var counts = [Int](repeating: 0, count: names.count)
    for code in codes where code >= 0 { counts[Int(code)] += 1 }
    guard let largestCount = counts.max(), largestCount >= 2, let unit = counts.firstIndex(of: largestCount)
    else { return self }
    var unitTable = table.picked(codes.indices.filter { codes[$0] == Int32(unit) })
    unitTable.notes.append(
      "\(largestCount) of \(rowCount) rows are drawn, those in \(names[unit]): values of different units share no axis; --where "
        + "chooses rows")
    var facts = TableFacts(unitTable)
    facts.partsFilter = Self.condition(profile, "=", names[unit])
    return facts
  }

  /// The condition of `--where` that compares a column with a text.
  static func condition(_ column: ColumnProfile, _ sign: String, _ text: String) -> String {
    "\"" + column.name.replacing("\"", with: "\"\"") + "\" \(sign) '\(text.replacing("'", with: "''"))'"
  }
}

extension Planner {
  /// Throws if each row has its own unit, so that no two values can be compared.
  func refuseMixedUnits() throws(PlanError) {
    for profile in profiles where profile.type == .text && profile.distinct == profile.present {
      guard case .text(_, let names) = table.columns[profile.index].values,
        MeasureUnit.isColumn(profile.name, names)
      else { continue }
      throw PlanError(
        "\(table.file): each row has its own unit in \"\(profile.name)\", so no two values share an axis; --x and --y draw "
          + "columns all the same")
    }
  }
}
