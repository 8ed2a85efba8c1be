import OpenChartsTables

/// Tables with two columns of names, such as provinces and their towns, in which one row of each province has its sum
/// under the name of the province.
extension TableFacts {
  private static let (mostRows, mostNames) = (20_000, 8)

  /// The table without the rows that hold the sums of their group, because sums over it would count each part twice;
  /// `nil` for other tables.
  ///
  /// The rows of each group are adjacent. The first row of each group, or the last row of each, holds the sum of the
  /// other rows, within 0.2 %. In the column of parts, this row has the name of the group. This must be true of nine in
  /// ten groups of several rows, and of at least three groups of several parts.
  ///
  /// - Complexity: O(rows) for each pair of columns of names.
  func withoutSumsOfGroups() -> TableFacts? {
    guard rowCount == table.rowCount, (9...Self.mostRows).contains(rowCount),
      let measure = partMeasures.first,
      let values = table.columns[measure.index].numbers
    else { return nil }
    let names = profiles.lazy.filter { $0.role == .name && $0.isNearlyComplete }.prefix(Self.mostNames)
    for group in names where (3...200).contains(group.distinct) {
      for part in names where part.distinct > group.distinct {
        for isFirst in [true, false] {
          if let rows = sumRows(group, part, values, isFirst: isFirst) {
            return without(rows, group, part, measure, values)
          }
        }
      }
    }
    return nil
  }

  /// The rows with the sums of groups; `nil` if too few groups have one.
  private func sumRows(
    _ group: ColumnProfile, _ part: ColumnProfile, _ values: [Double], isFirst: Bool
  ) -> [Int]? {
    guard case .text(let groupCodes, let groupNames) = table.columns[group.index].values,
      case .text(let partCodes, let partNames) = table.columns[part.index].values
    else { return nil }
    var (rows, groups, parted, start) = ([Int](), 0, 0, 0)
    var finishedGroups: Set<Int32> = []
    while start < rowCount {
      let end = start + groupCodes[start...].prefix { $0 == groupCodes[start] }.count
      defer { start = end }
      guard finishedGroups.insert(groupCodes[start]).inserted else { return nil }
      guard end - start >= 2, groupCodes[start] >= 0 else { continue }
      groups += 1
      let row = isFirst ? start : end - 1
      let sum = values[start..<end].reduce(0) { $0 + ($1.isFinite ? $1 : 0) } - values[row]
      guard partCodes[row] >= 0, values[row] > 0, abs(sum - values[row]) <= values[row] * 0.002,
        partNames[Int(partCodes[row])].lowercased() == groupNames[Int(groupCodes[start])].lowercased()
      else { continue }
      rows.append(row)
      if end - start >= 3 { parted += 1 }
    }
    return parted >= 3 && rows.count * 10 >= groups * 9 ? rows : nil
  }

  private func without(
    _ rows: [Int], _ group: ColumnProfile, _ part: ColumnProfile, _ measure: ColumnProfile, _ values: [Double]
  ) -> TableFacts? {
    guard case .text(let groupCodes, let groupNames) = table.columns[group.index].values,
      case .text(let partCodes, let partNames) = table.columns[part.index].values
    else { return nil }
    let omitted = Set(rows)
    let conditions = rows.map { row in
      // A town can have the name of its province, so the condition needs the sum as well.
      let value = values[row] == values[row].rounded() ? "\(Int(values[row]))" : "\(values[row])"
      let conditions = [
        Self.condition(group, "<>", groupNames[Int(groupCodes[row])]),
        Self.condition(part, "<>", partNames[Int(partCodes[row])]),
        "\(Self.quotedName(measure)) <> \(value)",
      ]
      return "(\(conditions.joined(separator: " OR ")))"
    }
    var facts = picking(
      (0..<rowCount).filter { !omitted.contains($0) }, where: conditions.joined(separator: " AND "),
      note:
        "\(rows.count) rows hold the sums of the others with their \(spaced(group.name)) and are left out; --where chooses rows"
    )
    facts.addingColumns = [measure.name]
    return facts
  }
}
