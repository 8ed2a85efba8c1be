import OpenChartsTables

/// The readable tables of a database, and the lookup of one by name.
struct EngineTables {
  /// The tables, sorted by schema and name.
  let all: [Entry]
  private let kind: EngineKind

  struct Entry: Equatable {
    /// The name of the schema; `nil` if the engine reports no schema.
    var schema: String?
    var name: String
    /// Whether queries can name the table without its schema.
    var isNear: Bool

    var written: String { isNear ? name : schema.map { "\($0).\(name)" } ?? name }
  }

  /// - Parameter wanted: The requested table name. If it names a schema of Spark, the tables of this schema are listed
  ///   too.
  init(_ session: EngineSession, _ kind: EngineKind, wanted: String?) throws(EngineError) {
    self.kind = kind
    switch kind {
    case .duckdb:
      all = Self.entries(
        try session.execute(
          """
          SELECT table_schema, table_name, table_schema = current_schema() FROM information_schema.tables \
          WHERE table_catalog = current_database() AND table_schema NOT IN ('information_schema', 'pg_catalog') \
          ORDER BY 1, 2
          """))
    case .sqlite:
      all = Self.entries(
        try session.execute(
          """
          SELECT 'main', name, 1 FROM sqlite_schema WHERE type IN ('table', 'view') \
          AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY 2
          """))
    case .postgresql:
      all = Self.entries(
        try session.execute(
          """
          SELECT CAST(n.nspname AS text), CAST(c.relname AS text), pg_catalog.pg_table_is_visible(c.oid) \
          FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace \
          WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition \
          AND n.nspname NOT IN ('pg_catalog', 'information_schema') \
          AND pg_catalog.has_schema_privilege(n.oid, 'USAGE') \
          AND pg_catalog.has_any_column_privilege(c.oid, 'SELECT') ORDER BY n.nspname, c.relname
          """))
    case .spark, .flightsql:
      var entries = Self.sparkEntries(try session.execute("SHOW TABLES"), isNear: true)
      if let schema = wanted.flatMap({ text in text.lastIndex(of: ".").map { String(text[..<$0]) } }),
        let others = try? session.execute("SHOW TABLES IN \(kind.quotedName(schema))")
      {
        for entry in Self.sparkEntries(others, isNear: false)
        where !entries.contains(where: { $0.schema == entry.schema && $0.name == entry.name }) {
          entries.append(entry)
        }
      }
      // These servers list tables in no particular order.
      all = entries.sorted { ($0.schema ?? "", $0.name) < ($1.schema ?? "", $1.name) }
    }
  }

  private static func entries(_ answer: EngineAnswer) -> [Entry] {
    guard answer.columns.count == 3 else { return [] }
    let (schemas, names, near) = (answer.texts(0), answer.texts(1), answer.texts(2))
    return names.indices.compactMap { row in
      names[row].map { Entry(schema: schemas[row], name: $0, isNear: ["true", "1.0"].contains(near[row])) }
    }
  }

  /// Parses the answer to `SHOW TABLES`: database, name, is temporary. Some servers send only the name.
  private static func sparkEntries(_ answer: EngineAnswer, isNear: Bool) -> [Entry] {
    if answer.columns.count == 1 {
      return answer.texts(0).compactMap { $0 }.map { Entry(schema: nil, name: $0, isNear: true) }
    }
    guard answer.columns.count >= 2 else { return [] }
    let (schemas, names) = (answer.texts(0), answer.texts(1))
    return names.indices.compactMap { row in
      guard let name = names[row] else { return nil }
      let schema = schemas[row].flatMap { $0.isEmpty ? nil : $0 }
      return Entry(schema: schema, name: name, isNear: isNear || schema == nil)
    }
  }

  /// The files that a Spark table name such as `parquet./data/events` refers to; `nil` for other names.
  static func file(_ wanted: String?, _ kind: EngineKind) -> String? {
    guard kind == .spark || kind == .flightsql, let wanted, let dot = wanted.firstIndex(of: ".") else {
      return nil
    }
    let (format, path) = (String(wanted[..<dot]), String(wanted[wanted.index(after: dot)...]))
    guard ["parquet", "orc", "json", "avro", "delta", "iceberg"].contains(format), path.contains("/") else {
      return nil
    }
    return "\(format).\(kind.quotedName(path))"
  }

  /// Finds a table by name, then by schema and name, then by either of these without regard to case. If `wanted` is
  /// `nil`, returns the only table.
  func find(_ wanted: String?, location: String) throws(EngineError) -> Entry {
    if all.isEmpty { throw EngineError(location, .noTables(hasRights: kind == .postgresql)) }
    guard let wanted else {
      if all.count == 1 { return all[0] }
      throw EngineError(location, .whichTable(all.map(\.written)))
    }
    let full = all.map { entry in entry.schema.map { "\($0).\(entry.name)" } ?? entry.name }
    let lower = wanted.lowercased()
    let match =
      all.firstIndex { $0.isNear && $0.name == wanted } ?? full.firstIndex(of: wanted)
      ?? all.firstIndex { $0.isNear && $0.name.lowercased() == lower }
      ?? full.firstIndex { $0.lowercased() == lower }
    guard let match else {
      throw EngineError(
        location, .noTable(wanted, near: nearestName(to: wanted, among: all.map(\.written) + full)))
    }
    return all[match]
  }
}

extension EngineAnswer {
  /// A column as text; `nil` for missing values. Dates and unknown types give `nil` in every row.
  package func texts(_ index: Int) -> [String?] {
    switch columns[index] {
    case .text(let codes, let names): codes.map { $0 < 0 ? nil : names[Int($0)] }
    case .booleans(let values): values.map { $0.map { $0 ? "true" : "false" } }
    case .numbers(let values): values.map { $0.isNaN ? nil : "\($0)" }
    case .dates(let values, _, _): values.map { _ in nil }
    case .unknown(_, let count): Array(repeating: nil, count: count)
    }
  }
}
