import OpenChartsTables

extension TableFacts {
  /// The facts of some rows.
  ///
  /// - Parameters:
  ///   - rows: The indices of the rows, in ascending order.
  ///   - condition: The condition of `--where` that chooses them.
  ///   - note: The rows that are left out, and the reason.
  func picking(_ rows: [Int], where condition: String, note: String) -> TableFacts {
    var part = table.picked(rows)
    part.notes.append(note)
    var facts = TableFacts(part)
    facts.partsFilter = condition
    return facts
  }

  /// A condition together with the one that has chosen the rows of this table, if there is one.
  func filter(and condition: String) -> String {
    [partsFilter, condition].compactMap { $0 }.joined(separator: " AND ")
  }
}
