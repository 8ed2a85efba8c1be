import OpenChartsTables

extension SQLWriter {
  /// Conditions implied by a filter, each on one unconverted column, so that an index can serve it.
  ///
  /// Only terms joined by `and` are used: comparisons of numbers that need no conversion of the column, and equality
  /// of text, which does not depend on the collation.
  ///
  /// - Parameter columns: The names of the columns that the table itself has.
  func narrowing(_ filter: Query.Filter, columns: Set<String>) throws(FilterError) -> [String] {
    try narrowing(filter.filter, filter.text, columns)
  }

  private func narrowing(
    _ filter: RowFilter, _ text: String, _ columns: Set<String>
  ) throws(FilterError) -> [String] {
    switch filter {
    case .and(let a, let b): return try narrowing(a, text, columns) + narrowing(b, text, columns)
    case .or, .not, .missing: return []
    case .comparison(let column, let comparison, let literal):
      let field = try field(column, text)
      guard columns.contains(field.name), comparison != .unequal,
        field.kind != .text || comparison == .equal,
        let value = try narrowed(literal, field, text)
      else { return [] }
      return ["\(dialect.name(field)) \(comparison.rawValue) \(value)"]
    case .membership(let column, let literals):
      let field = try field(column, text)
      guard columns.contains(field.name) else { return [] }
      var values: [String] = []
      for literal in literals {
        guard let value = try narrowed(literal, field, text) else { return [] }
        values.append(value)
      }
      return ["\(dialect.name(field)) IN (\(values.joined(separator: ", ")))"]
    }
  }

  /// A literal of the column's own type; `nil` for a number for which the engine would convert an integer column.
  private func narrowed(
    _ literal: FilterLiteral, _ field: EngineField, _ text: String
  ) throws(FilterError) -> String? {
    guard field.kind == .number, !field.isFloating else { return try self.literal(literal, field, text) }
    guard case .number(let number) = try literal.value(for: .number, of: field.name, in: text, zone: zone),
      let exact = number.exact, exact.scale == 0, Int64(exactly: exact.digits) != nil
    else { return nil }
    return dialect.number(exact)
  }
}
