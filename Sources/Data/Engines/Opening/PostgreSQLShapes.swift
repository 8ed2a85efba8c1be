extension EngineShape {
  /// The columns of a PostgreSQL table. Some types need a conversion: the driver sends decimals as text, infinite
  /// dates as very large numbers, and enumerations and network addresses as bytes.
  static func postgreSQL(_ relation: String, _ session: EngineSession) throws(EngineError) -> [EngineShape] {
    let answer = try session.execute(
      """
      WITH RECURSIVE types AS (SELECT oid, oid AS base FROM pg_catalog.pg_type WHERE typtype <> 'd' UNION ALL \
      SELECT t.oid, types.base FROM pg_catalog.pg_type t JOIN types ON t.typbasetype = types.oid \
      WHERE t.typtype = 'd') \
      SELECT CAST(a.attname AS text), CAST(t.typname AS text), CAST(t.typcategory AS text), \
      CAST(n.nspname AS text) \
      FROM pg_catalog.pg_attribute a JOIN types ON types.oid = a.atttypid \
      JOIN pg_catalog.pg_type t ON t.oid = types.base JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace \
      WHERE a.attrelid = CAST(\(SQLText.postgreSQLLiteral(relation)) AS pg_catalog.regclass) \
      AND a.attnum > 0 AND NOT a.attisdropped \
      AND pg_catalog.has_column_privilege(a.attrelid, a.attnum, 'SELECT') ORDER BY a.attnum
      """)
    let (names, types, categories) = (answer.texts(0), answer.texts(1), answer.texts(2))
    let schemas = answer.texts(3)
    var shapes = names.indices.map { row in
      // Ignore the name of a user-defined type: it can equal the name of a built-in type.
      let isOwn = schemas[row] == "pg_catalog"
      return shape(
        names[row] ?? "", type: isOwn ? types[row] ?? "" : "", category: categories[row] ?? "")
    }
    if categories.contains("E") {
      let labels = try session.execute(
        """
        SELECT CAST(a.attname AS text), CAST(e.enumlabel AS text) FROM pg_catalog.pg_attribute a \
        JOIN pg_catalog.pg_enum e ON e.enumtypid = a.atttypid \
        WHERE a.attrelid = CAST(\(SQLText.postgreSQLLiteral(relation)) AS pg_catalog.regclass) \
        ORDER BY a.attnum, e.enumsortorder
        """)
      for (column, label) in zip(labels.texts(0), labels.texts(1)) {
        guard let index = shapes.firstIndex(where: { $0.field.name == column }), let label else { continue }
        shapes[index].field.order = (shapes[index].field.order ?? []) + [label]
      }
    }
    return shapes
  }

  private static func shape(_ name: String, type: String, category: String) -> EngineShape {
    let column = EngineKind.postgresql.quotedName(name)
    let isComparable = ["int2", "int4", "int8", "float8", "bool", "date", "timestamp", "timestamptz", "text"]
      .contains(type)
    func makeShape(
      _ kind: EngineField.Kind, _ expression: String? = nil, reading: String? = nil, isExact: Bool = false
    ) -> EngineShape {
      let isInteger = type.hasPrefix("int") && isExact
      return EngineShape(
        field: EngineField(
          name: name, kind: kind, isFloating: !isInteger, isWhole: isInteger, isExact: isExact),
        expression: expression, reading: reading, isComparable: isComparable)
    }
    let finite = "CASE WHEN isfinite(\(column)) THEN \(column) END"
    let text = "CAST(\(column) AS text)"
    switch (type, category) {
    case ("int2", _), ("int4", _), ("int8", _): return makeShape(.number, isExact: true)
    case ("float4", _), ("float8", _): return makeShape(.number)
    case ("numeric", _): return makeShape(.number, reading: "CAST(\(column) AS float8)", isExact: true)
    case ("oid", _): return makeShape(.number, "CAST(CAST(\(column) AS int8) AS float8)")
    case ("money", _): return makeShape(.number, "CAST(CAST(\(column) AS numeric) AS float8)")
    case ("interval", _), ("time", _):
      var shape = makeShape(.number, "CAST(EXTRACT(EPOCH FROM \(column)) AS float8)")
      shape.field.isDuration = true
      return shape
    case ("bool", _): return makeShape(.boolean)
    case ("date", _): return makeShape(.day, finite)
    case ("timestamp", _): return makeShape(.clock, finite)
    case ("timestamptz", _): return makeShape(.moment, finite)
    case ("text", _), ("varchar", _): return makeShape(.text)
    // Bytes, and types without a useful text form: arrays, records, ranges, geometric types and text-search types.
    case ("bytea", _), ("tsvector", _), ("tsquery", _), (_, "A"), (_, "C"), (_, "P"), (_, "R"), (_, "G"):
      var shape = makeShape(.other)
      shape.field.typeName = type.hasPrefix("_") ? "list of \(type.dropFirst())" : type
      return shape
    // All other types have a text form: enumerations, network addresses, UUIDs.
    default: return makeShape(.text, text)
    }
  }
}

extension SQLText {
  /// A literal with escapes, which does not depend on the setting `standard_conforming_strings`.
  fileprivate static func postgreSQLLiteral(_ text: String) -> String {
    "E" + literal(text.replacing("\\", with: "\\\\"))
  }
}
