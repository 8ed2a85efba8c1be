extension EngineShape {
  /// PostgreSQL's own types: decimals arrive as text, infinite dates as numbers far away, and names of enumerations,
  /// addresses and such as bytes, unless they are converted.
  static func postgreSQL(_ relation: String, _ session: EngineSession) throws(EngineError) -> [EngineShape] {
    let answer = try session.ask(
      """
      SELECT CAST(a.attname AS text), CAST(COALESCE(b.typname, t.typname) AS text), \
      CAST(COALESCE(b.typcategory, t.typcategory) AS text) \
      FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_type t ON t.oid = a.atttypid \
      LEFT JOIN pg_catalog.pg_type b ON b.oid = t.typbasetype AND t.typtype = 'd' \
      WHERE a.attrelid = CAST(\(SQLText.postgreSQLLiteral(relation)) AS pg_catalog.regclass) \
      AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum
      """)
    let (names, types, categories) = (answer.texts(0), answer.texts(1), answer.texts(2))
    return names.indices.map { row in
      shape(names[row] ?? "", type: types[row] ?? "", category: categories[row] ?? "")
    }
  }

  private static func shape(_ name: String, type: String, category: String) -> EngineShape {
    let column = EngineKind.postgresql.quotedName(name)
    let isComparable = ["int2", "int4", "int8", "float8", "bool", "date", "timestamp", "timestamptz", "text"]
      .contains(type)
    func made(_ kind: EngineField.Kind, _ expression: String? = nil) -> EngineShape {
      let isFloating = !type.hasPrefix("int")
      return EngineShape(
        field: EngineField(name: name, kind: kind, isFloating: isFloating), expression: expression,
        isComparable: isComparable)
    }
    let finite = "CASE WHEN isfinite(\(column)) THEN \(column) END"
    switch (type, category) {
    case ("int2", _), ("int4", _), ("int8", _), ("float4", _), ("float8", _), ("time", _):
      return made(.number)
    case ("numeric", _), ("oid", _): return made(.number, "CAST(\(column) AS float8)")
    case ("money", _): return made(.number, "CAST(CAST(\(column) AS numeric) AS float8)")
    case ("interval", _): return made(.number, "CAST(EXTRACT(EPOCH FROM \(column)) AS float8)")
    case ("bool", _): return made(.truth)
    case ("date", _): return made(.day, finite)
    case ("timestamp", _): return made(.clock, finite)
    case ("timestamptz", _): return made(.moment, finite)
    case ("text", _), ("varchar", _): return made(.text)
    case (_, "S"), (_, "E"), (_, "I"), (_, "V"), ("uuid", _), ("json", _), ("jsonb", _), ("xml", _),
      ("timetz", _):
      return made(.text, "CAST(\(column) AS text)")
    default: return made(.other)
    }
  }
}

extension SQLText {
  /// Whatever a session's setting makes of backslashes in plain literals.
  fileprivate static func postgreSQLLiteral(_ text: String) -> String {
    "E" + literal(text.replacing("\\", with: "\\\\"))
  }
}
