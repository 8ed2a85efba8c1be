import OpenChartsLimits

extension CellGrid {
  /// The number of names that return in their order.
  private static let leastNames = 3
  /// The greatest number of rows above the names, such as that of the total.
  private static let mostRowsAbove = 2

  /// Leaves out the rows of other tables below the first one, whose columns are years: the names of its rows return there, in
  /// the same order, and no other column tells the rows apart.
  ///
  /// - Parameters:
  ///   - isUnnamed: Whether each column has no name in the header.
  ///   - linesAbove: Returns the number of lines above the line of an offset; `nil` if each row is a line.
  mutating func removeRepeatedRows(_ isUnnamed: [Bool], _ linesAbove: ((Int) -> Int)?) {
    guard rowCount > Self.leastNames * 2 else { return }
    let others = names.indices.dropFirst().filter { !isUnnamed[$0] }
    guard others.count > 2, others.allSatisfy({ Self.isYear(names[$0]) }), let row = repetition() else {
      return
    }
    let number = rowNumber(row)
    notes.append(
      "the names of the rows return from row \(number) on, which is another table and not read; --no-header --skip "
        + "\(lines(above: row, linesAbove)) reads it")
    cut(at: row)
    removeEmptyColumns { isUnnamed[$0] }
  }

  /// Whether a name is a year, perhaps with a few letters or signs: `2010`, `2010y.`, `FY2010`.
  private static func isYear(_ name: String) -> Bool {
    let digits = name.filter(\.isNumber)
    guard digits.count == 4, name.contains(digits), name.count <= 8 else { return false }
    return CheckedNumber.integer(Array(digits.utf8), in: 1800...2100) != nil
  }

  /// The first row of a table whose names are those above it; `nil` if there is none.
  private func repetition() -> Int? {
    withColumn(0) { text -> Int? in
      var rows: [[UInt8]: Int] = [:]
      for row in 0..<text.count where !text[row].isEmpty {
        guard let first = rows[Array(text[row])] else {
          rows[Array(text[row])] = row
          continue
        }
        let length = (0..<min(row - first, text.count - row)).prefix { next in
          text[first + next].elementsEqual(text[row + next])
        }.count
        guard length >= Self.leastNames else { return nil }
        return first <= Self.mostRowsAbove ? row - first : row
      }
      return nil
    }
  }
}
