import OpenChartsTables

extension EngineSource {
  /// The unit of integers that represent dates.
  private enum Epoch {
    case years, days
    case seconds(perSecond: Double)

    /// Infers the unit from the range: years from 1000 to 2999, days such as 20240531, and otherwise seconds,
    /// milliseconds, microseconds or nanoseconds since 1970, by magnitude.
    init(low: Double, high: Double) {
      let size = max(abs(low), abs(high))
      if low >= 1000, high < 3000 {
        self = .years
      } else if low >= 15_000_101, high <= 22_001_231 {
        self = .days
      } else {
        self = .seconds(perSecond: size < 1e11 ? 1 : size < 1e14 ? 1e3 : size < 1e17 ? 1e6 : 1e9)
      }
    }
  }

  /// Converts a column to another type; `nil` if the engine cannot, or if there is no such column.
  ///
  /// Numbers become dates by their magnitude; numbers, Booleans and dates become text.
  package func typed(_ name: String, as type: ColumnType) throws(EngineError) -> EngineSource? {
    guard let field = fields.first(where: { $0.name == name }) else { return nil }
    if field.type == type { return self }
    let dialect = Dialect(kind)
    let column = dialect.name(field)
    switch (type, field.kind) {
    case (.text, .number), (.text, .boolean), (.text, .day), (.text, .clock), (.text, .moment):
      return converted(
        name, .text, "CAST(\(column) AS \(kind == .duckdb ? "VARCHAR" : dialect.isSpark ? "STRING" : "TEXT"))"
      )
    case (.date, .number):
      let answer = try session.execute(
        "SELECT min(\(dialect.value(field))), max(\(dialect.value(field))) FROM \(relation)")
      let ends = answer.columns.map { $0.numbers([0]).first ?? .nan }
      guard ends.count == 2, ends[0].isFinite, ends[1].isFinite else { return nil }
      switch Epoch(low: ends[0], high: ends[1]) {
      case .years: return converted(name, .day, dialect.date(year: column, month: "1", day: "1"))
      case .days:
        let (year, month, day) = (
          dialect.quotient(column, 10_000), dialect.remainder(dialect.quotient(column, 100), 100),
          dialect.remainder(column, 100)
        )
        return converted(name, .day, dialect.date(year: year, month: month, day: day))
      case .seconds(let perSecond):
        return converted(name, .moment, dialect.moment(column, perSecond: perSecond))
      }
    default: return nil
    }
  }
}

extension Dialect {
  fileprivate func quotient(_ number: String, _ divisor: Int) -> String {
    switch kind {
    case .duckdb: "(\(number) // \(divisor))"
    case .spark, .flightsql: "CAST(floor(\(number) / \(divisor)) AS BIGINT)"
    case .sqlite: "(CAST(\(number) AS INTEGER) / \(divisor))"
    case .postgresql: "(CAST(\(number) AS bigint) / \(divisor))"
    }
  }

  fileprivate func remainder(_ number: String, _ divisor: Int) -> String {
    let whole =
      kind == .postgresql
      ? "CAST(\(number) AS bigint)" : kind == .sqlite ? "CAST(\(number) AS INTEGER)" : number
    return "(\(whole) % \(divisor))"
  }

  fileprivate func date(year: String, month: String, day: String) -> String {
    switch kind {
    case .sqlite:
      "printf('%04d-%02d-%02d', \(year), \(month), \(day))"
    case .duckdb, .postgresql, .spark, .flightsql:
      "make_date(\([year, month, day].map { "CAST(\($0) AS INTEGER)" }.joined(separator: ", ")))"
    }
  }

  /// - Parameter perSecond: The units of `number` in a second.
  fileprivate func moment(_ number: String, perSecond: Double) -> String {
    let micros =
      perSecond <= 1e6 ? "\(number) * \(Int(1e6 / perSecond))" : quotient(number, Int(perSecond / 1e6))
    switch kind {
    case .duckdb: return "to_timestamp(CAST(\(number) AS DOUBLE) / \(Int(perSecond)))"
    case .postgresql: return "to_timestamp(CAST(\(number) AS double precision) / \(Int(perSecond)))"
    case .sqlite: return "strftime('%Y-%m-%d %H:%M:%f', \(number) / \(perSecond), 'unixepoch')"
    case .spark, .flightsql: return "timestamp_micros(CAST(\(micros) AS BIGINT))"
    }
  }
}
