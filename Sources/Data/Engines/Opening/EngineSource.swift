import ChartMath
import Tables

/// One table of an engine: what is asked, of whom, and which columns there are.
package struct EngineSource: Sendable {
  package let session: EngineSession
  package let kind: EngineKind
  /// The file or the address, for messages.
  package let place: String
  /// What stands after `FROM`. Its columns are of the kinds that `fields` say: decimals of PostgreSQL, say, are
  /// floating-point numbers in it.
  package let relation: String
  package let fields: [EngineField]
  private let shapes: [EngineShape]
  /// The table that ``relation`` is made of, and the condition that narrows it.
  private let table: (name: String, condition: String?)
  /// Whether the ends and counts of whole columns are known without a pass over them, and a question about one column
  /// leaves the others alone.
  package let hasStatistics: Bool
  /// What is said of columns that only some of several files have.
  private let sparse: [(column: String, note: String)]

  /// A file, or a pattern of files, that is one table.
  package init(_ session: EngineSession, _ file: DataFile) throws(EngineError) {
    self.init(
      session, .duckdb, (file.relation, nil), hasStatistics: file.format == .parquet,
      try EngineShape.shapes(of: file, session), sparse: try session.sparseColumns(of: file))
  }

  /// A table of a database.
  ///
  /// - Parameter table: Its name, with or without its schema; `nil`: the only one.
  /// - Throws: ``EngineError`` that names the tables, or the one that may be meant.
  package init(_ session: EngineSession, _ kind: EngineKind, table: String?) throws(EngineError) {
    if let file = EngineTables.file(table, kind) {
      self.init(session, kind, (file, nil), try EngineShape.shapes(of: file, session, kind))
      return
    }
    let entry = try EngineTables(session, kind, wanted: table).find(table, place: session.place)
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
    place = session.place
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

  /// The same table with some of its columns: no other is asked for, converted, or needs to be readable.
  package func using(_ names: Set<String>) -> EngineSource {
    let used = shapes.filter { names.contains($0.field.name) }
    return used.isEmpty || used.count == shapes.count
      ? self : EngineSource(session, kind, table, hasStatistics: hasStatistics, used, sparse: sparse)
  }

  /// The same table with a column of another kind, made by an expression.
  func converted(_ name: String, _ kind: EngineField.Kind, _ expression: String) -> EngineSource {
    var shapes = shapes
    guard let index = shapes.firstIndex(where: { $0.field.name == name }) else { return self }
    let column = self.kind.quotedName(shapes[index].field.column)
    // What stands for the column already is converted in its place.
    let inner = shapes[index].expression.map { expression.replacing(column, with: "(\($0))") } ?? expression
    var field = EngineField(name: name, kind: kind)
    field.column = shapes[index].field.column
    let isTextDate = self.kind == .sqlite && field.type == .date
    shapes[index] = EngineShape(
      field: field, expression: inner, reading: isTextDate ? "unixepoch(\(column), 'subsec')" : nil)
    return EngineSource(session, self.kind, table, hasStatistics: false, shapes, sparse: sparse)
  }

  /// The same table with numbers of some columns, by their names, taken as distances from these.
  package func rebased(_ offsets: [String: ExactNumber]) -> EngineSource {
    var shapes = shapes
    for index in shapes.indices {
      shapes[index].field.offset = offsets[shapes[index].field.name] ?? shapes[index].field.offset
    }
    return EngineSource(session, kind, table, hasStatistics: hasStatistics, shapes, sparse: sparse)
  }

  /// The same table with fewer rows that a filter would leave out anyway: what can be said of PostgreSQL's own columns
  /// is said of them, since an index knows nothing of what is made of them.
  package func narrowed(to filter: Query.Filter?, zone: ZoneOffsets) throws(FilterError) -> EngineSource {
    guard kind == .postgresql, let filter else { return self }
    let bare = Set(shapes.filter(\.isComparable).map(\.field.name))
    let writer = SQLWriter(Dialect(kind), relation: relation, fields: fields, zone: zone)
    let conditions = try writer.narrowing(filter, columns: bare)
    guard !conditions.isEmpty else { return self }
    return EngineSource(
      session, kind, (table.name, conditions.joined(separator: " AND ")), hasStatistics: hasStatistics,
      shapes,
      sparse: sparse)
  }

  /// The most rows that are read one by one.
  package static let rowLimit = 1_000_000

  /// The columns of these names; `nil`: all that a chart can show.
  ///
  /// - Throws: ``EngineError`` for a column that no chart shows where it is named.
  package func fields(_ names: [String]?) throws(EngineError) -> [EngineField] {
    guard let names else {
      let shown = fields.filter { $0.kind != .other }
      guard let first = fields.first, shown.isEmpty else { return shown }
      throw EngineError(
        place, .unknownType(column: first.name, format: first.typeName.isEmpty ? kind.title : first.typeName))
    }
    let chosen = fields.filter { names.contains($0.name) }
    if let other = chosen.first(where: { $0.kind == .other }) {
      throw EngineError(
        place, .unknownType(column: other.name, format: other.typeName.isEmpty ? kind.title : other.typeName))
    }
    return chosen
  }

  /// The question for rows of some columns.
  ///
  /// - Parameter condition: In SQL; `nil`: all rows.
  package func sql(rowsOf chosen: [EngineField], where condition: String?, limit: Int) -> String {
    let filter = condition.map { " WHERE \($0)" } ?? ""
    return "SELECT \(list(of: chosen)) FROM \(relation)\(filter) LIMIT \(limit)"
  }

  /// What is read for some columns.
  func list(of chosen: [EngineField]) -> String {
    chosen.map { field in
      let name = kind.quotedName(field.column)
      let reading =
        field.offset != nil
        ? Dialect(kind).value(field) : shapes.first { $0.field.name == field.name }?.reading ?? name
      return "\(reading) AS \(name)"
    }.joined(separator: ", ")
  }

  /// Rows as they are, at most so many.
  package func rows(
    of chosen: [EngineField], where condition: String?, limit: Int, zone: ZoneOffsets
  ) throws(EngineError) -> Table {
    try rows(of: chosen, by: sql(rowsOf: chosen, where: condition, limit: limit), zone: zone)
  }

  /// The answer to a question for rows of some columns.
  package func rows(
    of chosen: [EngineField], by sql: String, zone: ZoneOffsets
  ) throws(EngineError) -> Table {
    var answer = try session.ask(sql)
    answer.names = chosen.map(\.name)
    for (place, field) in chosen.enumerated() {
      answer.columns[place] = answer.columns[place].as(field.kind)
    }
    var table = try answer.table(named: place, zone: zone)
    for (place, field) in chosen.enumerated() {
      table.columns[place].offset = field.offset
      if field.isDuration { table.columns[place].unit = .duration }
      if let order = field.order, case .text(let codes, let names) = table.columns[place].values {
        let (codes, names) = names.inOrder(of: order, usedBy: codes)
        table.columns[place].values = .text(codes: codes, names: names)
      }
    }
    return table
  }

  /// The table itself, or the columns of it that are named.
  ///
  /// - Throws: ``EngineError`` for a column that no chart shows where it is named, and for more rows than the limit.
  package func table(
    _ names: [String]? = nil, where condition: String? = nil, zone: ZoneOffsets, limit: Int = Self.rowLimit
  ) throws(EngineError) -> Table {
    var table = try rows(of: try fields(names), where: condition, limit: limit + 1, zone: zone)
    if table.rowCount > limit {
      let filter = condition.map { " WHERE \($0)" } ?? ""
      let count = try? session.ask("SELECT count(*) AS n FROM \(relation)\(filter)").columns.first
      guard case .numbers(let numbers)? = count, let all = numbers.first.flatMap({ Int(exactly: $0) }) else {
        throw EngineError(place, .tooManyRows(count: nil, limit: limit))
      }
      throw EngineError(place, .tooManyRows(count: all, limit: limit))
    }
    table.notes += leftOut(names)
    return table
  }

  /// Notes on the columns of these names: those that only some files have. Where the chart chooses its columns, `nil`,
  /// those that no chart shows are named as well.
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
  /// Numbers of an engine without types for them as truths, and as dates in seconds since 1970.
  package func `as`(_ kind: EngineField.Kind) -> EngineColumn {
    guard case .numbers(let values) = self else { return self }
    switch kind {
    case .truth: return .booleans(values.map { $0.isNaN ? nil : $0 != 0 })
    case .day, .clock, .moment: return .dates(values, isDay: kind == .day, hasZone: kind == .moment)
    // Where no row tells a type, an engine without types takes one for another.
    case .text where values.allSatisfy(\.isNaN): return .text(codes: values.map { _ in -1 }, names: [])
    case .number, .text, .other: return self
    }
  }
}
