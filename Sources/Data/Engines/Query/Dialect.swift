import ChartMath
import Tables

/// How an engine writes the few expressions in which SQL differs from engine to engine.
package struct Dialect: Sendable {
  package var kind: EngineKind

  package init(_ kind: EngineKind) { self.kind = kind }

  /// Spark's SQL, which Sail speaks over Flight SQL too.
  var isSpark: Bool { kind == .spark || kind == .flightsql }

  // MARK: Names and literals

  /// A name of a column or a table, whatever it holds.
  package func name(_ text: String) -> String { kind.quotedName(text) }

  package func literal(_ text: String) -> String {
    // Spark reads backslashes as signs of escape.
    isSpark
      ? "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
      : "'" + text.replacing("'", with: "''") + "'"
  }

  /// A number that the engine reads as the very same floating-point number.
  package func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return cast("\(Int64(value))") }
    return cast(kind == .sqlite || isSpark ? "\(value)" : "'\(value)'")
  }

  /// As a floating-point number of 64 bits.
  func cast(_ expression: String) -> String {
    switch kind {
    case .sqlite: "CAST(\(expression) AS REAL)"
    case .postgresql: "CAST(\(expression) AS double precision)"
    case .duckdb, .spark, .flightsql: "CAST(\(expression) AS DOUBLE)"
    }
  }

  /// A number as a literal of the engine's integers and decimals.
  package func number(_ value: ExactNumber) -> String { value.digits < 0 ? "(\(value))" : "\(value)" }

  /// A day, or a time, for comparison with a field of the same kind.
  package func date(_ moment: Double, _ field: EngineField.Kind, zone: ZoneOffsets) -> String {
    var clock = WallClock(zone)
    let wall = field == .moment ? moment : clock.wall(moment)
    let day = CivilDate(dayNumber: Int((wall / 86_400).rounded(.down)))
    let second = wall - (wall / 86_400).rounded(.down) * 86_400
    let text = "\(padded(day.year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))"
    if field == .day, second == 0 { return "DATE '\(text)'" }
    let whole = Int(second)
    let part = Int(((second - Double(whole)) * 1e6).rounded())
    let time =
      "\(padded(whole / 3600, 2)):\(padded(whole / 60 % 60, 2)):\(padded(whole % 60, 2))"
      + (part > 0 ? "." + padded(part, 6) : "")
    switch (field, kind) {
    case (.moment, .duckdb): return "CAST('\(text) \(time)+00' AS TIMESTAMPTZ)"
    case (.moment, .postgresql): return "TIMESTAMPTZ '\(text) \(time)+00'"
    case (.moment, _): return "TIMESTAMP '\(text) \(time)Z'"
    default: return isSpark ? "TIMESTAMP_NTZ '\(text) \(time)'" : "TIMESTAMP '\(text) \(time)'"
    }
  }

  private func padded(_ number: Int, _ count: Int) -> String {
    let text = "\(abs(number))"
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - text.count)) + text
  }

  // MARK: Expressions

  func name(_ field: EngineField) -> String { name(field.column) }

  /// A field of numbers as floating-point numbers, NaN among them.
  func plain(_ field: EngineField) -> String { cast(moved(name(field), field)) }

  /// The distance of a number of a field from the field's offset.
  func moved(_ number: String, _ field: EngineField) -> String {
    field.offset.map { "(\(number) - \(self.number($0)))" } ?? number
  }

  /// A field of integers or decimals in its own type, for comparisons.
  func exact(_ field: EngineField) -> String {
    // PostgreSQL's decimals may be NaN, and compare as larger than all others.
    kind == .postgresql && field.isFloating
      ? "NULLIF(\(name(field)), CAST('NaN' AS numeric))" : name(field)
  }

  /// A field of numbers without the numbers that are none, which charts take for missing.
  package func value(_ field: EngineField) -> String {
    let column = plain(field)
    // SQLite keeps NaN as NULL.
    return field.isFloating && kind != .sqlite ? "NULLIF(\(column), \(cast("'NaN'")))" : column
  }

  /// Seconds since 1970 of a field of dates.
  func seconds(_ field: EngineField) -> String { seconds(field.kind, name(field)) }

  /// The same of an expression of such a kind.
  func seconds(_ fieldKind: EngineField.Kind, _ column: String) -> String {
    switch kind {
    case .duckdb: return "epoch(\(column))"
    case .postgresql: return cast("EXTRACT(EPOCH FROM \(column))")
    case .sqlite: return cast("unixepoch(\(column), 'subsec')")
    case .spark, .flightsql:
      if fieldKind == .day { return cast("unix_date(\(column))") + " * 86400" }
      return cast("unix_micros(CAST(\(column) AS TIMESTAMP))") + " / 1e6"
    }
  }

  func floor(_ expression: String) -> String {
    // SQLite may be built without its mathematics.
    kind == .sqlite
      ? "(CAST(\(expression) AS INTEGER) - ((\(expression)) < CAST(\(expression) AS INTEGER)))"
      : "floor(\(expression))"
  }

  /// The number of the month since the year 0.
  ///
  /// - Parameter offset: Seconds to add to a moment; `nil` for what a clock or a calendar shows.
  func month(_ field: EngineField, offset: String?) -> String {
    var time = name(field)
    if let offset {
      let seconds = "\(seconds(field)) + \(offset)"
      time =
        switch kind {
        case .duckdb: "make_timestamp(CAST((\(seconds)) * 1e6 AS BIGINT))"
        case .postgresql: "(to_timestamp(\(seconds)) AT TIME ZONE 'UTC')"
        case .sqlite: "datetime(\(seconds), 'unixepoch')"
        case .spark, .flightsql: "timestamp_micros(CAST((\(seconds)) * 1e6 AS BIGINT))"
        }
    }
    if kind == .sqlite { return "(strftime('%Y', \(time)) * 12 + strftime('%m', \(time)) - 1)" }
    return "(EXTRACT(YEAR FROM \(time)) * 12 + EXTRACT(MONTH FROM \(time)) - 1)"
  }

  /// - Parameter share: From 0 to 1.
  func quantile(_ share: Double, _ value: String) -> String {
    switch kind {
    case .duckdb: "quantile_cont(\(value), \(share))"
    case .postgresql: "percentile_cont(\(share)) WITHIN GROUP (ORDER BY \(value))"
    case .spark, .flightsql: "percentile(\(value), \(share))"
    // By ranks, which the question itself brings.
    case .sqlite: quantileOfRanks(share, value)
    }
  }

  /// Of values with their ranks from 0 on in `rank_of_value` and their count in `count_of_values`.
  private func quantileOfRanks(_ share: Double, _ value: String) -> String {
    let place = "(\(share) * (count_of_values - 1))"
    let low = "CAST(\(place) AS INTEGER)"
    return "sum(CASE rank_of_value WHEN \(low) THEN \(value) * (1 - (\(place) - \(low))) "
      + "WHEN \(low) + 1 THEN \(value) * (\(place) - \(low)) END)"
  }

  func deviation(_ value: String) -> String {
    kind == .sqlite
      ? "sqrt(max(0, avg(\(value) * \(value)) - avg(\(value)) * avg(\(value))))" : "stddev_pop(\(value))"
  }

  /// The value in the row with the least, or greatest, place.
  func extreme(_ value: String, by place: String, isLeast: Bool) -> String {
    switch kind {
    case .duckdb: isLeast ? "arg_min(\(value), \(place))" : "arg_max(\(value), \(place))"
    case .postgresql: "(\(isLeast ? "min" : "max")(ARRAY[\(place), \(value)]))[2]"
    case .spark, .flightsql, .sqlite: isLeast ? "min_by(\(value), \(place))" : "max_by(\(value), \(place))"
    }
  }

  /// SQLite keeps dates as text.
  var hasDates: Bool { kind != .sqlite }

  /// SQLite has no way to find both the first and the last value of a group in one pass.
  package var thinsLines: Bool { kind != .sqlite }

  /// Whether NaN and infinities fall into intervals of numbers that are NaN and infinite, so that they can be left out of
  /// the answer rather than be looked for in each row. DuckDB may take the ends in a file's statistics, which need not
  /// know of NaN, for proof that a comparison holds: there is no leaving them out by one.
  package var numbersOddValues: Bool { kind == .duckdb }

  /// Text that is compared by code points.
  func ordered(_ text: String) -> String { kind == .postgresql ? "\(text) COLLATE \"C\"" : text }
}
