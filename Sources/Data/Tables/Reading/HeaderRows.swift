/// Finds headers of two rows: groups above names, or names above units.
enum HeaderRows {
  /// The number of header rows: 2 if every column of numbers has text in its first two rows, otherwise 1.
  ///
  /// This needs two columns of numbers, or one whose second row is a unit in brackets. In a single column, the text in
  /// the second row could be a missing value.
  static func count(_ grid: CellGrid) -> Int {
    guard grid.rowCount > 3 else { return 1 }
    var numeric = 0
    var named = 0
    var units = 0
    for column in grid.names.indices {
      let outcome = grid.withColumn(column) { text -> (isNumeric: Bool, isName: Bool, isUnit: Bool)? in
        let second = text[1]
        if isNumber(second) { return nil }
        let rows = 2..<min(text.count, 102)
        let filled = rows.count { !MissingText.matchesAmongValues(text[$0]) }
        let numbers = rows.count { isNumber(text[$0]) }
        let isNumeric = numbers > 0 && numbers * 10 >= filled * 8
        return (isNumeric, !MissingText.matchesAmongValues(second), isUnit(second))
      }
      // A row with a number is a row of data.
      guard let outcome else { return 1 }
      if outcome.isNumeric {
        numeric += 1
        if outcome.isName { named += 1 }
        if outcome.isUnit { units += 1 }
      }
    }
    guard named == numeric, named > 1 || units > 0 else { return 1 }
    return 2
  }

  static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    NumberText.plain(text) != nil || NumberStyle.candidates.contains { NumberText.parse(text, $0) != nil }
  }

  private static func isUnit(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]")
      || text.first == UInt8(ascii: "(") && text.last == UInt8(ascii: ")")
  }

  /// Copies the text of a group to all of its columns, because a merged cell has its text only in its first column.
  ///
  /// Returns `groups` unchanged if fewer than two columns after the first one have a text.
  static func spread(_ groups: [String], _ names: [String]) -> [String] {
    var (result, last) = (groups, "")
    guard groups.dropFirst().count(where: { !$0.isEmpty }) > 1 else { return groups }
    for index in groups.indices.dropFirst() {
      if !groups[index].isEmpty {
        last = groups[index]
      } else if !names[index].isEmpty {
        result[index] = last
      }
    }
    return result
  }

  /// The name of a column under a group or above a unit.
  static func joined(_ above: String, _ below: String) -> String {
    above.isEmpty || above == below ? below : below.isEmpty ? above : above + " " + below
  }
}
