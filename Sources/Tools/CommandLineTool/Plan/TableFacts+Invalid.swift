import OpenChartsTables

/// Tables with a column that says which rows are valid, such as the runs of a program.
extension TableFacts {
  private static let flagNames: Set = [["valid"], ["is", "valid"], ["isvalid"]]
  /// The maximum number of values of a setting, such as the size of a problem.
  private static let mostSettings = 12

  /// The table without the rows that are not valid, if they are fewer than half; `nil` for other tables.
  ///
  /// If all of them have one value of a setting, all rows with this value are left out. A program that failed at the
  /// largest size would otherwise have the mean of the smaller sizes and look fast.
  func withoutInvalidRows() -> TableFacts? {
    guard rowCount == table.rowCount,
      let flag = profiles.first(where: { $0.type == .boolean && Self.flagNames.contains($0.words) }),
      case .booleans(let codes, let names) = table.columns[flag.index].values,
      let code = names.firstIndex(where: { $0.lowercased() == "false" }),
      profiles.contains(where: \.isAutomaticMeasure)
    else { return nil }
    let invalid = codes.indices.filter { codes[$0] == Int32(code) }
    guard !invalid.isEmpty, invalid.count * 2 < rowCount else { return nil }
    if let part = withoutSetting(ofRows: invalid) { return part }
    return picking(
      codes.indices.filter { codes[$0] != Int32(code) }, where: "\(Self.quotedName(flag)) <> false",
      note:
        "\(invalid.count) of \(rowCount) rows have false in \(spaced(flag.name)) and are left out; --where chooses rows"
    )
  }

  /// The table without the rows that have the same setting as all of some rows; `nil` if there is no such setting, or if
  /// at least half of the rows have it.
  private func withoutSetting(ofRows rows: [Int]) -> TableFacts? {
    for setting in profiles
    where setting.type == .number && setting.isWhole && (2...Self.mostSettings).contains(setting.distinct)
      && (!setting.isAutomaticMeasure || setting.isDimension)
    {
      guard let values = table.columns[setting.index].numbers, let value = rows.first.map({ values[$0] }),
        value.isFinite, abs(value) < 1e15, rows.allSatisfy({ values[$0] == value })
      else { continue }
      let others = values.indices.filter { values[$0] != value }
      guard others.count * 2 > rowCount, rowCount - others.count > rows.count else { continue }
      return picking(
        others, where: "\(Self.quotedName(setting)) <> \(Int64(value))",
        note:
          "\(rowCount - others.count) of \(rowCount) rows have \(Int64(value)) in \(spaced(setting.name)), with which some "
          + "rows are not valid, and are left out; --where chooses rows")
    }
    return nil
  }
}
