import OpenChartsTables

/// Values that are too large for one row: sums in the last row without a word for a total, and numbers that were
/// misread or mistyped.
extension TableFacts {
  /// The factor between a typing error and the next largest value.
  private static let factor = 1000.0

  /// The table without its last row, if that row has no name or date and holds the sums of the other rows, within 0.5
  /// %, in all measures; `nil` for other tables. A table with a single measure needs at least seven rows.
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
    return picking(
      Array(0..<rowCount - 1), where: "\(Self.quotedName(key)) is not missing",
      note:
        "the last row has no \(spaced(key.name)) and the sums of the others; it is left out, and --where chooses rows"
    )
  }

  private func isMissing(_ column: ColumnProfile, _ row: Int) -> Bool {
    switch table.columns[column.index].values {
    case .numbers(let values), .dates(let values, _): !values[row].isFinite
    case .text(let codes, _), .booleans(let codes, _): codes[row] < 0
    }
  }

  /// The table without rows whose first measure is more than 1,000 times the next largest value, because other bars
  /// would be invisible. `nil` if there are no such rows, or more than one in 50 rows (more than one in a table of 8 to
  /// 99 rows).
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
    let list =
      sorted.prefix(min(count, 3)).map(NumberText.short).joined(separator: ", ") + (count > 3 ? ", …" : "")
    let quoted = Self.quotedName(measure)
    return picking(
      values.indices.filter { !(values[$0] >= Double(limit)) },
      where: "(\(quoted) < \(limit) OR \(quoted) is missing)",
      note:
        "\(count == 1 ? "1 row has" : "\(count) rows have") a \(spaced(measure.name)) more than 1,000 times all others (\(list)), "
        + "probably a typing error, and \(count == 1 ? "is" : "are") left out; --where chooses rows")
  }
}
