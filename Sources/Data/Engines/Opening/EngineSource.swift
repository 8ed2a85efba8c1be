import OpenChartsChartMath
import OpenChartsTables

/// One table of an engine: its session, SQL dialect and columns.
package struct EngineSource: Sendable {
  package let session: EngineSession
  package let kind: EngineKind
  /// The file or address, for messages.
  package let location: String
  /// The SQL after `FROM`. Its columns are already converted to the kinds in `fields`.
  package let relation: String
  package let fields: [EngineField]
  private let shapes: [EngineShape]
  /// The table or file function that ``relation`` selects from, and the condition that restricts it.
  private let table: (name: String, condition: String?)
  /// Whether the minimum, maximum and count of whole columns are known without a scan, and a query of one column does
  /// not read the others.
  package let hasStatistics: Bool
  /// Notes on columns that are missing in some of the files.
  private let sparse: [(column: String, note: String)]

  /// Creates a source from a file, or from a pattern of files that form one table.
  package init(_ session: EngineSession, _ file: DataFile) throws(EngineError) {
    self.init(
      session, .duckdb, (file.relation, nil), hasStatistics: file.format == .parquet,
      try EngineShape.shapes(of: file, session), sparse: try session.sparseColumns(of: file))
  }

  /// Creates a source from a table of a database.
  ///
  /// - Parameter table: Its name, with or without schema; `nil` for the only table.
  /// - Throws: ``EngineError`` that lists the tables, or suggests a similar name.
  package init(_ session: EngineSession, _ kind: EngineKind, table: String?) throws(EngineError) {
    if let file = EngineTables.file(table, kind) {
      self.init(session, kind, (file, nil), try EngineShape.shapes(of: file, session, kind))
      return
    }
    let entry = try EngineTables(session, kind, wanted: table).find(table, location: session.location)
    let name = [kind == .sqlite ? nil : entry.schema, entry.name].compactMap { $0 }
      .map(kind.quotedName).joined(separator: ".")
    self.init(
      session, kind, (name, nil), hasStatistics: kind == .duckdb,
      kind == .sqlite
        ? try EngineShape.sqlite(name, entry, session) : try EngineShape.shapes(of: name, session, kind))
  }

  private init(
    _ session: EngineSession, _ kind: EngineKind, _ table: (name: String, condition: String?),
    hasStatistics: Bool = false, _ shapes: [EngineShape], sparse: [(column: String, note: String)] = []
  ) {
    (self.session, self.kind, self.shapes, self.table) = (session, kind, shapes, table)
    (self.hasStatistics, self.sparse) = (hasStatistics, sparse)
    location = session.location
    fields = shapes.map(\.field)
    if table.condition == nil, shapes.allSatisfy({ $0.expression == nil }) {
      relation = table.name
      return
    }
    let list = shapes.map { shape in
      let name = kind.quotedName(shape.field.column)
      return shape.expression.map { "\($0) AS \(name)" } ?? name
    }
    let filter = table.condition.map { " WHERE \($0)" } ?? ""
    relation = "(SELECT \(list.joined(separator: ", ")) FROM \(table.name)\(filter)) AS source"
  }

  /// Returns the table with only the named columns. The others are not queried, and need not be readable. If no name
  /// matches, returns the source unchanged.
  package func using(_ names: Set<String>) -> EngineSource {
    let used = shapes.filter { names.contains($0.field.name) }
    return used.isEmpty || used.count == shapes.count
      ? self : EngineSource(session, kind, table, hasStatistics: hasStatistics, used, sparse: sparse)
  }

  /// Returns the table with a column of another kind, computed by an SQL expression.
  func converted(_ name: String, _ kind: EngineField.Kind, _ expression: String) -> EngineSource {
    var shapes = shapes
    guard let index = shapes.firstIndex(where: { $0.field.name == name }) else { return self }
    let column = self.kind.quotedName(shapes[index].field.column)
    // If the column already is an expression, insert this expression into the new one.
    let inner = shapes[index].expression.map { expression.replacing(column, with: "(\($0))") } ?? expression
    var field = EngineField(name: name, kind: kind)
    field.column = shapes[index].field.column
    let isTextDate = self.kind == .sqlite && field.type == .date
    shapes[index] = EngineShape(
      field: field, expression: inner, reading: isTextDate ? "unixepoch(\(column), 'subsec')" : nil)
    return EngineSource(session, self.kind, table, hasStatistics: false, shapes, sparse: sparse)
  }

  /// Returns the table with offsets for some columns, by name, that are subtracted from their numbers.
  package func rebased(_ offsets: [String: ExactNumber]) -> EngineSource {
    var shapes = shapes
    for index in shapes.indices {
      shapes[index].field.offset = offsets[shapes[index].field.name] ?? shapes[index].field.offset
    }
    return EngineSource(session, kind, table, hasStatistics: hasStatistics, shapes, sparse: sparse)
  }

  /// Restricts the table to rows that can match a filter, by conditions on the engine's own columns. Returns
  /// the source unchanged for engines other than PostgreSQL and DuckDB.
  ///
  /// For conditions on converted columns, PostgreSQL uses no index, and DuckDB skips no parts of a file by its
  /// statistics. DuckDB converts floating-point columns only.
  package func narrowed(to filter: Query.Filter?, zone: ZoneOffsets) throws(FilterError) -> EngineSource {
    guard kind == .postgresql || kind == .duckdb, let filter else { return self }
    let bare = Set(shapes.filter(isBare).map(\.field.name))
    let writer = SQLWriter(Dialect(kind), relation: relation, fields: fields, zone: zone)
    let conditions = try writer.narrowing(filter, columns: bare)
    guard !conditions.isEmpty else { return self }
    return EngineSource(
      session, kind, (table.name, conditions.joined(separator: " AND ")), hasStatistics: hasStatistics,
      shapes,
      sparse: sparse)
  }

  /// Whether a filter converts a column that the engine could compare without conversion.
  private func isBare(_ shape: EngineShape) -> Bool {
    if kind == .postgresql { return shape.isComparable }
    let field = shape.field
    return field.kind == .number && field.isFloating && field.offset == nil && shape.expression == nil
  }

  /// The maximum number of rows that are read individually.
  package static let rowLimit = 1_000_000

  /// The columns with these names; `nil` for all that charts can use.
  ///
  /// - Throws: ``EngineError`` if a named column has a type that charts cannot use, or if no column can be used.
  package func fields(_ names: [String]?) throws(EngineError) -> [EngineField] {
    guard let names else {
      let shown = fields.filter { $0.kind != .other }
      guard let first = fields.first, shown.isEmpty else { return shown }
      throw EngineError(
        location,
        .unknownType(column: first.name, format: first.typeName.isEmpty ? kind.title : first.typeName))
    }
    let chosen = fields.filter { names.contains($0.name) }
    if let other = chosen.first(where: { $0.kind == .other }) {
      throw EngineError(
        location,
        .unknownType(column: other.name, format: other.typeName.isEmpty ? kind.title : other.typeName))
    }
    return chosen
  }

  /// The query for rows of some columns.
  ///
  /// - Parameter condition: A condition in SQL; `nil` for all rows.
  package func sql(rowsOf chosen: [EngineField], where condition: String?, limit: Int) -> String {
    let filter = condition.map { " WHERE \($0)" } ?? ""
    return "SELECT \(list(of: chosen)) FROM \(relation)\(filter) LIMIT \(limit)"
  }

  /// The list of expressions after `SELECT` for some columns.
  func list(of chosen: [EngineField]) -> String {
    chosen.map { field in
      let name = kind.quotedName(field.column)
      let reading =
        field.offset != nil
        ? Dialect(kind).value(field) : shapes.first { $0.field.name == field.name }?.reading ?? name
      return "\(reading) AS \(name)"
    }.joined(separator: ", ")
  }

  /// Reads at most `limit` rows.
  package func rows(
    of chosen: [EngineField], where condition: String?, limit: Int, zone: ZoneOffsets
  ) throws(EngineError) -> Table {
    try rows(of: chosen, by: sql(rowsOf: chosen, where: condition, limit: limit), zone: zone)
  }

  /// Runs a query for rows of some columns.
  package func rows(
    of chosen: [EngineField], by sql: String, zone: ZoneOffsets
  ) throws(EngineError) -> Table {
    var answer = try session.execute(sql)
    answer.names = chosen.map(\.name)
    for (columnIndex, field) in chosen.enumerated() {
      answer.columns[columnIndex] = answer.columns[columnIndex].as(field.kind)
    }
    var table = try answer.table(named: location, zone: zone)
    for (columnIndex, field) in chosen.enumerated() {
      table.columns[columnIndex].offset = field.offset
      if field.isDuration { table.columns[columnIndex].unit = .duration }
      if field.isWhole, field.offset == nil, case .numbers(let values) = table.columns[columnIndex].values {
        table.columns[columnIndex].hasLargeIntegers = values.contains { abs($0) >= 0x1p53 }
      }
      if let order = field.order, case .text(let codes, let names) = table.columns[columnIndex].values {
        let (codes, names) = names.inOrder(of: order, usedBy: codes)
        table.columns[columnIndex].values = .text(codes: codes, names: names)
      }
    }
    return table
  }

  /// Reads the table, or the named columns.
  ///
  /// - Throws: ``EngineError`` if a named column has a type that charts cannot use, or if the row limit is exceeded.
  package func table(
    _ names: [String]? = nil, where condition: String? = nil, zone: ZoneOffsets, limit: Int = Self.rowLimit
  ) throws(EngineError) -> Table {
    var table = try rows(of: try fields(names), where: condition, limit: limit + 1, zone: zone)
    if table.rowCount > limit {
      let filter = condition.map { " WHERE \($0)" } ?? ""
      let count = try? session.execute("SELECT count(*) AS n FROM \(relation)\(filter)").columns.first
      guard case .numbers(let numbers)? = count, let all = numbers.first.flatMap({ Int(exactly: $0) }) else {
        throw EngineError(location, .tooManyRows(count: nil, limit: limit))
      }
      throw EngineError(location, .tooManyRows(count: all, limit: limit))
    }
    table.notes += leftOut(names)
    return table
  }

  /// Notes on columns that only some of the files have. If `names` is `nil`, the chart chooses the columns, and there
  /// are also notes on columns that charts cannot use.
  package func leftOut(_ names: [String]?) -> [String] {
    let others = names == nil ? fields.filter { $0.kind == .other } : []
    let unknown =
      others.count > 3
      ? [
        "columns \(others.prefix(3).map { "\"\($0.name)\"" }.joined(separator: ", ")) and \(others.count - 3) more have "
          + "types that no chart shows; they are left out"
      ]
      : others.map { "column \"\($0.name)\" has a type that no chart shows; it is left out" }
    return unknown + sparse.filter { names?.contains($0.column) ?? true }.map(\.note)
  }
}

extension EngineColumn {
  /// Interprets numbers from an engine without types as Booleans, or as dates in seconds since 1970.
  package func `as`(_ kind: EngineField.Kind) -> EngineColumn {
    guard case .numbers(let values) = self else { return self }
    switch kind {
    case .boolean: return .booleans(values.map { $0.isNaN ? nil : $0 != 0 })
    case .day, .clock, .moment: return .dates(values, isDay: kind == .day, hasZone: kind == .moment)
    // Without a non-null row, an engine without types can report text as numbers.
    case .text where values.allSatisfy(\.isNaN): return .text(codes: values.map { _ in -1 }, names: [])
    case .number, .text, .other: return self
    }
  }
}
