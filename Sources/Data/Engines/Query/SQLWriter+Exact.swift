import Tables

/// Comparisons of integers and decimals in their own type, which `Double` would round beyond 2⁵³.
extension SQLWriter {
  /// The digits of a literal that stands beside a column of integers or decimals; `nil` where they are compared as
  /// floating-point numbers.
  func exactNumber(
    _ literal: FilterLiteral, _ field: EngineField, _ text: String
  ) throws(FilterError) -> ExactNumber? {
    guard field.kind == .number, field.isExact,
      case .number(let number) = try literal.value(for: .number, of: field.name, in: text, zone: zone),
      let exact = number.exact
    else { return nil }
    // Engines' decimals have 38 digits, those behind the point of the column among them.
    let whole = "\(exact.digits.magnitude)".count - exact.scale
    return whole + (field.scale ?? exact.scale) <= 38 ? exact : nil
  }

  /// A comparison that asks for no more digits behind the point than the column has: engines would convert the column.
  func comparison(
    _ field: EngineField, _ comparison: RowFilter.Comparison, _ number: ExactNumber
  ) -> String {
    let operand = dialect.exact(field)
    guard let scale = scale(of: field, beside: number), number.scale > scale else {
      return "\(operand) \(comparison.rawValue) \(dialect.number(number))"
    }
    // The number lies between two that the column may hold: this one and the next.
    let below = dialect.number(number.roundedDown(scale: scale))
    switch comparison {
    case .equal: return "\(operand) <> \(operand)"
    case .unequal: return "\(operand) = \(operand)"
    case .less, .lessOrEqual: return "\(operand) <= \(below)"
    case .greater, .greaterOrEqual: return "\(operand) > \(below)"
    }
  }

  /// SQLite's floating-point numbers of such a size are whole as its integers are, and so would a literal be.
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

  /// The question for the least and greatest number of some fields, as text with all digits.
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
