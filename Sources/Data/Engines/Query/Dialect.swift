import OpenChartsChartMath
import OpenChartsTables

/// The expressions in which SQL differs between engines.
package struct Dialect: Sendable {
  package var kind: EngineKind

  package init(_ kind: EngineKind) { self.kind = kind }

  /// Whether the engine speaks Spark SQL. Sail speaks it over Flight SQL, too.
  var isSpark: Bool { kind == .spark || kind == .flightsql }

  // MARK: Names and literals

  /// Quotes a column or table name, which can contain any characters.
  package func name(_ text: String) -> String { kind.quotedName(text) }

  package func literal(_ text: String) -> String {
    // Spark interprets backslashes as escapes.
    isSpark
      ? "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
      : "'" + text.replacing("'", with: "''") + "'"
  }

  /// A literal that the engine reads as exactly this `Double`.
  package func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return cast("\(Int64(value))") }
    return cast(kind == .sqlite || isSpark ? "\(value)" : "'\(value)'")
  }

  /// Converts an expression to a 64-bit floating-point number.
  package func cast(_ expression: String) -> String {
    switch kind {
    case .sqlite: "CAST(\(expression) AS REAL)"
    case .postgresql: "CAST(\(expression) AS double precision)"
    case .duckdb, .spark, .flightsql: "CAST(\(expression) AS DOUBLE)"
    }
  }

  /// A literal of the engine's integers or decimals.
  package func number(_ value: ExactNumber) -> String { value.digits < 0 ? "(\(value))" : "\(value)" }

  /// A date or timestamp literal for comparison with a field of this kind.
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

  /// The SQL of a numeric field as floating-point numbers, including NaN.
  func plain(_ field: EngineField) -> String { cast(moved(name(field), field)) }

  /// Subtracts the field's offset, if any, from a number.
  func moved(_ number: String, _ field: EngineField) -> String {
    field.offset.map { "(\(number) - \(self.number($0)))" } ?? number
  }

  /// An integer or decimal field in its own type, for comparisons.
  func exact(_ field: EngineField) -> String {
    // PostgreSQL's decimals can be NaN, which compares greater than all numbers.
    kind == .postgresql && field.isFloating
      ? "NULLIF(\(name(field)), CAST('NaN' AS numeric))" : name(field)
  }

  /// A numeric field with NaN as null, because charts treat NaN as missing.
  package func value(_ field: EngineField) -> String {
    let column = plain(field)
    // SQLite stores NaN as NULL.
    return field.isFloating && kind != .sqlite ? "NULLIF(\(column), \(cast("'NaN'")))" : column
  }

  /// A date field in seconds since 1970.
  func seconds(_ field: EngineField) -> String { seconds(field.kind, name(field)) }

  /// The SQL of a date or time in seconds since 1970.
  func seconds(_ fieldKind: EngineField.Kind, _ column: String) -> String {
    switch kind {
    case .duckdb: return "epoch(\(column))"
    // `EXTRACT` computes with decimals, which takes several times as long.
    case .postgresql:
      return "date_part('epoch', \(column))"
    case .sqlite: return cast("unixepoch(\(column), 'subsec')")
    case .spark, .flightsql:
      if fieldKind == .day { return cast("unix_date(\(column))") + " * 86400" }
      return cast("unix_micros(CAST(\(column) AS TIMESTAMP))") + " / 1e6"
    }
  }

  func floor(_ expression: String) -> String {
    // SQLite can be built without its mathematical functions.
    kind == .sqlite
      ? "(CAST(\(expression) AS INTEGER) - ((\(expression)) < CAST(\(expression) AS INTEGER)))"
      : "floor(\(expression))"
  }

  /// The number of months since the year 0.
  ///
  /// - Parameter offset: Seconds from UTC to local time, for points in time; `nil` for dates and wall-clock times.
  func month(_ field: EngineField, offset: String?) -> String {
    let time = offset.map { local(field, offset: $0) } ?? name(field)
    if kind == .sqlite { return "(strftime('%Y', \(time)) * 12 + strftime('%m', \(time)) - 1)" }
    if kind == .postgresql { return "(date_part('year', \(time)) * 12 + date_part('month', \(time)) - 1)" }
    return "(EXTRACT(YEAR FROM \(time)) * 12 + EXTRACT(MONTH FROM \(time)) - 1)"
  }

  /// A point in time as the wall-clock time at an offset in seconds from UTC.
  private func local(_ field: EngineField, offset: String) -> String {
    let seconds = "\(seconds(field)) + \(offset)"
    switch kind {
    case .duckdb: return "make_timestamp(CAST((\(seconds)) * 1e6 AS BIGINT))"
    case .postgresql:
      let utc = "\(name(field)) AT TIME ZONE 'UTC'"
      return offset == "0" ? "(\(utc))" : "((\(utc)) + (\(offset)) * INTERVAL '1 second')"
    case .sqlite: return "datetime(\(seconds), 'unixepoch')"
    case .spark, .flightsql: return "timestamp_micros(CAST((\(seconds)) * 1e6 AS BIGINT))"
    }
  }

  /// - Parameter share: The quantile, from 0 to 1.
  func quantile(_ share: Double, _ value: String) -> String {
    switch kind {
    case .duckdb: "quantile_cont(\(value), \(share))"
    case .postgresql: "percentile_cont(\(share)) WITHIN GROUP (ORDER BY \(value))"
    case .spark, .flightsql: "percentile(\(value), \(share))"
    // SQLite has no quantiles: the query computes ranks.
    case .sqlite: quantileOfRanks(share, value)
    }
  }

  /// A quantile by linear interpolation, from the zero-based rank in `rank_of_value` and the count in
  /// `count_of_values`.
  private func quantileOfRanks(_ share: Double, _ value: String) -> String {
    let rank = "(\(share) * (count_of_values - 1))"
    let low = "CAST(\(rank) AS INTEGER)"
    return "sum(CASE rank_of_value WHEN \(low) THEN \(value) * (1 - (\(rank) - \(low))) "
      + "WHEN \(low) + 1 THEN \(value) * (\(rank) - \(low)) END)"
  }

  func deviation(_ value: String) -> String {
    kind == .sqlite
      ? "sqrt(max(0, avg(\(value) * \(value)) - avg(\(value)) * avg(\(value))))" : "stddev_pop(\(value))"
  }

  /// The standard deviation of a sample; null for fewer than two values.
  func sampleDeviation(_ value: String) -> String {
    kind == .sqlite
      ? "sqrt(max(0, sum(\(value) * \(value)) - sum(\(value)) * avg(\(value))) / (count(\(value)) - 1))"
      : "stddev_samp(\(value))"
  }

  /// The value in the row with the minimum or maximum of `sortKey`.
  func extreme(_ value: String, by sortKey: String, isLeast: Bool) -> String {
    switch kind {
    case .duckdb: isLeast ? "arg_min(\(value), \(sortKey))" : "arg_max(\(value), \(sortKey))"
    case .postgresql: "(\(isLeast ? "min" : "max")(ARRAY[\(sortKey), \(value)]))[2]"
    case .spark, .flightsql, .sqlite:
      isLeast ? "min_by(\(value), \(sortKey))" : "max_by(\(value), \(sortKey))"
    }
  }

  /// Whether the engine has date types. SQLite stores dates as text.
  var hasDates: Bool { kind != .sqlite }

  /// Whether lines can be decimated in one query. SQLite cannot find the first and the last value of a group in one
  /// pass.
  package var thinsLines: Bool { kind != .sqlite }

  /// Whether NaN and infinities give bin numbers that are NaN or infinite. If so, these bins are removed from the
  /// answer. Otherwise, a condition excludes NaN and infinities from each row. In DuckDB such a condition would be
  /// unsafe: file statistics can ignore NaN, and DuckDB can conclude from them that the condition is true for all rows.
  package var numbersOddValues: Bool { kind == .duckdb }

  /// Text that compares by code points.
  func ordered(_ text: String) -> String { kind == .postgresql ? "\(text) COLLATE \"C\"" : text }
}
