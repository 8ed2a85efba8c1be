extension EngineShape {
  /// The number of rows from which column types are inferred.
  private static let sample = 1000

  /// The columns of a SQLite table. Values need not match the declared type, and there are no types for dates and
  /// Booleans, so the first rows decide. Values of other kinds are missing.
  static func sqlite(
    _ relation: String, _ entry: EngineTables.Entry, _ session: EngineSession
  ) throws(EngineError) -> [EngineShape] {
    let declared = try session.execute(
      "SELECT name, upper(type) FROM pragma_table_xinfo(\(SQLText.literal(entry.name))) "
        + "WHERE hidden <> 1 ORDER BY cid")
    let names = declared.texts(0).map { $0 ?? "" }
    let types = declared.texts(1).map { $0 ?? "" }
    let counts = names.flatMap { name in
      let column = EngineKind.sqlite.quotedName(name)
      let isDate =
        "typeof(\(column)) = 'text' AND \(column) GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*' "
        + "AND unixepoch(\(column)) IS NOT NULL"
      let hasZone = "\(column) GLOB '*[0-9]Z' OR \(column) GLOB '*:*[+-][0-9][0-9]:[0-9][0-9]'"
      return [
        "count(\(column))", "sum(typeof(\(column)) IN ('integer', 'real'))",
        "sum(typeof(\(column)) = 'blob')",
        "sum(\(column) IN (0, 1))", "sum(\(isDate))", "sum(length(\(column)) > 10)", "sum(\(hasZone))",
      ]
    }
    // SQLite allows at most 2,000 columns in an answer.
    var sampledCounts: [Double] = []
    for start in stride(from: 0, to: counts.count, by: 700) {
      let list = counts[start..<min(start + 700, counts.count)].joined(separator: ", ")
      let answer = try session.execute("SELECT \(list) FROM (SELECT * FROM \(relation) LIMIT \(sample))")
      for column in answer.columns {
        if case .numbers(let values) = column, let value = values.first, value.isFinite {
          sampledCounts.append(value)
        } else {
          sampledCounts.append(0)
        }
      }
    }
    return names.indices.map { index in
      let counts = sampledCounts[(index * 7)..<(index * 7 + 7)].map { $0 }
      return shape(names[index], declared: types[index], counts)
    }
  }

  /// - Parameter counts: The number of values, and how many of them are numbers, blobs, 0 or 1, dates as text, texts
  ///   longer than a date, and texts with a zone.
  private static func shape(_ name: String, declared: String, _ counts: [Double]) -> EngineShape {
    let (values, numbers, blobs, truthValues) = (counts[0], counts[1], counts[2], counts[3])
    let (dates, times, zones) = (counts[4], counts[5], counts[6])
    let column = EngineKind.sqlite.quotedName(name)
    func makeShape(_ kind: EngineField.Kind, _ expression: String? = nil, _ reading: String? = nil)
      -> EngineShape
    {
      EngineShape(
        field: EngineField(name: name, kind: kind, isExact: kind == .number), expression: expression,
        reading: reading)
    }
    let number = "CASE WHEN typeof(\(column)) IN ('integer', 'real') THEN \(column) END"
    let isNumber = ["INT", "REAL", "FLOA", "DOUB", "NUM", "DEC"].contains { declared.contains($0) }
    if values > 0 {
      if blobs == values {
        var shape = makeShape(.other)
        shape.field.typeName = "BLOB"
        return shape
      }
      if declared.contains("BOOL"), truthValues == values { return makeShape(.boolean, number) }
      if dates == values {
        let kind: EngineField.Kind = times == 0 ? .day : zones == values ? .moment : .clock
        return makeShape(kind, nil, "unixepoch(\(column), 'subsec')")
      }
      if numbers == values || (isNumber && numbers > 0) {
        return makeShape(.number, number, "CAST(\(column) AS REAL)")
      }
      return makeShape(.text, "CAST(\(column) AS TEXT)")
    }
    // Without values, the declared type decides.
    if declared.contains("BOOL") { return makeShape(.boolean, number) }
    if declared == "DATE" { return makeShape(.day, nil, "unixepoch(\(column), 'subsec')") }
    if declared.contains("DATE") || declared.contains("TIMESTAMP") {
      return makeShape(.clock, nil, "unixepoch(\(column), 'subsec')")
    }
    if isNumber || declared.isEmpty { return makeShape(.number, number, "CAST(\(column) AS REAL)") }
    return makeShape(
      declared == "BLOB" ? .other : .text, declared == "BLOB" ? nil : "CAST(\(column) AS TEXT)")
  }
}
