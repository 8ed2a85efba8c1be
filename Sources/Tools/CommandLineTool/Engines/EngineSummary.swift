import Engines
import Tables

/// What an engine says of a column, asked when it is needed.
///
/// DuckDB knows the least and the greatest value of a column from the statistics of its files, but not of an expression
/// of it. NaN is the greatest number to it, and so two ends that are finite tell that no value is anything else. Only
/// where they are not, each value is looked at.
struct EngineSummary {
  let field: EngineField
  /// Least and greatest finite value, dates in seconds since 1970; NaN where there are none.
  let ends: Once<Ends>
  let present: Once<Double>
  let isWhole: Once<Bool>
  let deviation: Once<Double>

  struct Ends {
    var low: Double
    var high: Double
    /// Whether it is known that there are no others than finite values.
    var areAll: Bool
  }

  /// The field without the care for NaN and infinities where there are none.
  var known: EngineField { Self.known(field, ends) }

  private static func known(_ field: EngineField, _ ends: Once<Ends>) -> EngineField {
    guard field.kind == .number, field.isFloating, ends.value.areAll else { return field }
    var field = field
    field.isFloating = false
    return field
  }

  /// Of a table of which the engine has statistics: a question for each answer.
  init(_ field: EngineField, first: Table, of table: EngineTable) {
    self.field = field
    let isNumber = field.kind == .number
    let isOrdered = isNumber || field.type == .date
    let ends: Once<Ends> = Once {
      guard isOrdered else { return Ends(low: .nan, high: .nan, areAll: true) }
      let bare = table.ask([.least(field), .greatest(field)])
      return Self.ends(field, bare[0], bare[1], of: table)
    }
    self.ends = ends
    present = Once { table.ask([ends.value.areAll ? .filled(field) : .present(field)])[0] }
    isWhole = Once {
      guard isNumber, !first.hasFraction(field.name) else { return false }
      return field.isWhole || table.ask([.fractions(Self.known(field, ends))])[0] == 0
    }
    deviation = Once { isNumber ? table.ask([.deviation(Self.known(field, ends))])[0] : .nan }
  }

  /// Of answers that came for all columns at once: present, low, high, fractions and deviation.
  ///
  /// - Parameter isBare: Whether the ends, and what is present, are those of all values rather than of the finite ones.
  init(_ field: EngineField, _ answers: [Double], isBare: Bool, first: Table, of table: EngineTable) {
    self.field = field
    let isNumber = field.kind == .number
    let isOrdered = isNumber || field.type == .date
    let ends: Once<Ends> = Once {
      guard isOrdered, answers[0] > 0 else { return Ends(low: .nan, high: .nan, areAll: isBare) }
      guard isBare else { return Ends(low: answers[1], high: answers[2], areAll: false) }
      return Self.ends(field, answers[1], answers[2], of: table)
    }
    self.ends = ends
    present = Once { !isBare || ends.value.areAll ? answers[0] : table.ask([.present(field)])[0] }
    isWhole = Once(isNumber && !first.hasFraction(field.name) && (field.isWhole || answers[3] == 0))
    deviation = Once(isNumber && table.needsDeviation ? answers[4] : .nan)
  }

  private static func ends(_ field: EngineField, _ low: Double, _ high: Double, of table: EngineTable) -> Ends
  {
    if low.isFinite, high.isFinite { return Ends(low: low, high: high, areAll: true) }
    let finite = table.ask([.low(field), .high(field)])
    return Ends(low: finite[0], high: finite[1], areAll: false)
  }
}
