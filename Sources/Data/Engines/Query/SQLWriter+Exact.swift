import OpenChartsTables

/// Comparisons of integers and decimals in their own type, because `Double` would round above 2⁵³.
extension SQLWriter {
  /// The exact value of a literal that is compared with a column of integers or decimals; `nil` if they are compared
  /// as floating-point numbers.
  func exactNumber(
    _ literal: FilterLiteral, _ field: EngineField, _ text: String
  ) throws(FilterError) -> ExactNumber? {
    guard field.kind == .number, field.isExact,
      case .number(let number) = try literal.value(for: .number, of: field.name, in: text, zone: zone),
      let exact = number.exact
    else { return nil }
    // Decimals have at most 38 digits, including the column's decimal places.
    let whole = "\(exact.digits.magnitude)".count - exact.scale
    return whole + (field.scale ?? exact.scale) <= 38 ? exact : nil
  }

  /// A comparison that has at most the decimal places of the column. With more, the engine would convert the column.
  func comparison(
    _ field: EngineField, _ comparison: RowFilter.Comparison, _ number: ExactNumber
  ) -> String {
    let operand = dialect.exact(field)
    guard let scale = scale(of: field, beside: number), number.scale > scale else {
      return "\(operand) \(comparison.rawValue) \(dialect.number(number))"
    }
    // The number lies between two adjacent values of the column: this one and the next.
    let below = dialect.number(number.roundedDown(scale: scale))
    switch comparison {
    case .equal: return "\(operand) <> \(operand)"
    case .unequal: return "\(operand) = \(operand)"
    case .less, .lessOrEqual: return "\(operand) <= \(below)"
    case .greater, .greaterOrEqual: return "\(operand) > \(below)"
    }
  }

  /// The number of decimal places to compare with. In SQLite, floating-point numbers at or above 2⁵³ are integers, and
  /// a literal with decimal places would become such a number.
  private func scale(of field: EngineField, beside number: ExactNumber) -> Int? {
    dialect.kind == .sqlite && abs(number.double) >= 0x1p53 ? 0 : field.scale
  }

  func membership(_ field: EngineField, _ numbers: [ExactNumber]) -> String {
    let operand = dialect.exact(field)
    let possible = numbers.filter { number in
      scale(of: field, beside: number).map { number.scale <= $0 } ?? true
    }
    if possible.isEmpty { return "\(operand) <> \(operand)" }
    return "\(operand) IN (\(possible.map { dialect.number($0) }.joined(separator: ", ")))"
  }

  /// The query for the exact minimum and maximum of some fields, as text with all digits.
  package func sql(exactEndsOf fields: [EngineField], where condition: String?) -> String {
    let type =
      dialect.kind == .duckdb ? "VARCHAR" : [.spark, .flightsql].contains(dialect.kind) ? "STRING" : "TEXT"
    let ends = fields.flatMap { field in
      ["min", "max"].map { "CAST(\($0)(\(dialect.exact(field))) AS \(type))" }
    }
    return "SELECT \(ends.joined(separator: ", ")) FROM \(relation)"
      + (condition.map { " WHERE \($0)" } ?? "")
  }
}
