import OpenChartsTables

/// Values that cannot be those of one row: sums at the bottom without a word for a total, and numbers that were read or
/// typed wrong.
extension TableFacts {
  /// The factor between a typing error and the next largest value.
  private static let factor = 1000.0

  /// The table without its last row, if that has no name or date, and sums of the rows above within 0.5 % in each of two or
  /// more measures, or in the only one of at least seven rows; `nil` for other tables.
  func withoutSumAtBottom() -> TableFacts? {
    let measures = partMeasures
    guard rowCount == table.rowCount, rowCount >= 5, measures.count > 1 || rowCount >= 7,
      let key = profiles.first(where: { key in
        (key.role == .name || key.type == .date || key.role == .year) && key.present == rowCount - 1
          && isMissing(key, rowCount - 1)
      })
    else { return nil }
    let isSum = measures.allSatisfy { measure in
      guard let values = table.columns[measure.index].numbers, let last = values.last, last.isFinite else {
        return false
      }
      let sum = values.dropLast().reduce(0) { $0 + ($1.isFinite ? $1 : 0) }
      return sum > 0 && abs(last - sum) <= sum * 0.005
    }
    guard !measures.isEmpty, isSum else { return nil }
    var part = table.picked(Array(0..<rowCount - 1))
    part.notes.append(
      "the last row has no \(spaced(key.name)) and the sums of the others; it is left out, and --where chooses rows"
    )
    var facts = TableFacts(part)
    facts.partsFilter = "\(Self.quotedName(key)) is not missing"
    return facts
  }

  private func isMissing(_ column: ColumnProfile, _ row: Int) -> Bool {
    switch table.columns[column.index].values {
    case .numbers(let values), .dates(let values, _): !values[row].isFinite
    case .text(let codes, _), .booleans(let codes, _): codes[row] < 0
    }
  }

  /// The table without the rows whose first measure is more than a thousand times the next largest value: at most one row in
  /// 50, and one in a table of 8 to 99 rows; `nil` for other tables. Beside such a bar all others have no length.
  ///
  /// - Complexity: O(*n* log *n*) for *n* rows.
  func withoutAbsurdRows() -> TableFacts? {
    guard rowCount == table.rowCount, rowCount >= 8, let measure = partMeasures.first,
      let values = table.columns[measure.index].numbers
    else { return nil }
    let sorted = values.filter(\.isFinite).sorted(by: >)
    guard sorted.count >= 8, sorted[sorted.count / 2] > 0 else { return nil }
    let most = max(1, sorted.count / 50)
    guard let count = (1...most).first(where: { sorted[$0 - 1] > sorted[$0] * Self.factor }) else {
      return nil
    }
    // A round number between the errors and all others.
    guard let limit = Int(exactly: (sorted[count] * 10).rounded(.up)), Double(limit) < sorted[count - 1]
    else {
      return nil
    }
    var part = table.picked(values.indices.filter { !(values[$0] >= Double(limit)) })
    let list =
      sorted.prefix(min(count, 3)).map(NumberText.short).joined(separator: ", ") + (count > 3 ? ", …" : "")
    part.notes.append(
      "\(count == 1 ? "1 row has" : "\(count) rows have") a \(spaced(measure.name)) more than 1,000 times all others (\(list)), "
        + "probably a typing error, and \(count == 1 ? "is" : "are") left out; --where chooses rows")
    var facts = TableFacts(part)
    let quoted = Self.quotedName(measure)
    facts.partsFilter = "(\(quoted) < \(limit) OR \(quoted) is missing)"
    return facts
  }
}
