import OpenChartsEngines
import OpenChartsTables

/// Properties of a column, computed by the engine when first used.
///
/// DuckDB reads the minimum and maximum of a column from file statistics, but not of an expression. It sorts NaN after
/// all numbers, so values are scanned only if the minimum or the maximum is not finite.
struct EngineSummary {
  let field: EngineField
  let ends: Lazy<Ends>
  let present: Lazy<Double>
  let isWhole: Lazy<Bool>
  let deviation: Lazy<Double>

  /// Smallest and largest finite value, dates in seconds since 1970; NaN if there is none.
  struct Ends {
    var low: Double
    var high: Double
  }

  /// Creates the summary of a column of a table with statistics, with one query for each property.
  init(_ field: EngineField, first: Table, of table: EngineTable) {
    self.field = field
    let isNumber = field.kind == .number
    ends = Lazy {
      guard isNumber || field.type == .date else { return Ends(low: .nan, high: .nan) }
      let ends = table.execute([.least(field), .greatest(field)])
      return Self.finite(ends[0], ends[1], field, table)
    }
    present = Lazy { table.execute([Self.present(field)])[0] }
    isWhole = Lazy {
      guard isNumber, !first.hasFraction(field.name) else { return false }
      return field.isWhole || table.execute([.fractions(field)])[0] == 0
    }
    deviation = Lazy { isNumber ? table.execute([.deviation(field)])[0] : .nan }
  }

  /// The measure that counts the values that charts can draw. File statistics count NaN and infinities as values.
  static func present(_ field: EngineField) -> Query.Measure {
    if field.kind == .number, field.isFloating { return .finite(field) }
    return field.type == .date ? .present(field) : .filled(field)
  }

  /// Creates the summary of a column from the answer of one query for all columns.
  ///
  /// - Parameters:
  ///   - answers: The number of values, minimum, maximum, number of fractions, and standard deviation.
  ///   - areBare: Whether minimum and maximum include values that are not finite, so that they can be NaN or infinite.
  init(_ field: EngineField, _ answers: [Double], areBare: Bool, first: Table, of table: EngineTable) {
    self.field = field
    let isNumber = field.kind == .number
    ends = Lazy {
      guard isNumber || field.type == .date, answers[0] > 0 else { return Ends(low: .nan, high: .nan) }
      return areBare
        ? Self.finite(answers[1], answers[2], field, table) : Ends(low: answers[1], high: answers[2])
    }
    present = Lazy(answers[0])
    isWhole = Lazy(isNumber && !first.hasFraction(field.name) && (field.isWhole || answers[3] == 0))
    deviation = Lazy(isNumber && table.needsDeviation ? answers[4] : .nan)
  }

  /// The resolution of all values. Estimated from the first rows, and verified by the engine.
  func resolution(_ first: Table, of table: EngineTable) -> Lazy<Resolution?> {
    Lazy { [field, isWhole] in
      guard field.kind == .number,
        let values = first.index(named: field.name).flatMap({ first.columns[$0].numbers }),
        var candidate = Resolution(of: values)
      else { return nil }
      if candidate.exponent >= 0, !isWhole.value { candidate = Resolution(exponent: -1) }
      // Later values may need more decimals: refine at most twice.
      for _ in 0..<3 {
        if candidate.exponent == 0, isWhole.value { return candidate }
        if table.execute([.offGrid(field, candidate)])[0] == 0 { return candidate }
        candidate = Resolution(exponent: candidate.exponent > 0 ? 0 : candidate.exponent - 1)
      }
      return nil
    }
  }

  private static func finite(
    _ low: Double, _ high: Double, _ field: EngineField, _ table: EngineTable
  ) -> Ends {
    // Some writers store -0 for 0.
    if low.isFinite, high.isFinite { return Ends(low: low + 0, high: high + 0) }
    let finite = table.execute([.low(field), .high(field)])
    return Ends(low: finite[0], high: finite[1])
  }
}
