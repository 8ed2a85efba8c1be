/// A column of a table, and its conversion to a kind that charts support.
struct EngineShape {
  var field: EngineField
  /// The SQL expression that replaces the column in the relation; `nil` for the column itself.
  var expression: String?
  /// The SQL expression that reads whole columns from the relation; `nil` for the column itself.
  var reading: String?
  /// Whether the unconverted column can be compared with literals of the field's kind.
  var isComparable = false

  /// - Parameter relation: The table in SQL. The engine must have typed columns.
  static func shapes(
    of relation: String, _ session: EngineSession, _ kind: EngineKind
  ) throws(EngineError) -> [EngineShape] {
    if kind == .postgresql { return try postgreSQL(relation, session) }
    var shapes = EngineField.fields(of: try session.execute("SELECT * FROM \(relation) LIMIT 0"))
      .map { EngineShape(field: $0) }
    guard kind == .duckdb else {
      return Dialect(kind).isSpark ? shapes.map { EngineShape(field: leavingOutInterval($0.field)) } : shapes
    }
    let types = try session.execute("SELECT column_type FROM (DESCRIBE SELECT * FROM \(relation))").texts(0)
    for index in shapes.indices where index < types.count {
      shapes[index].field.typeName = types[index] ?? ""
      let (field, type) = (shapes[index].field, types[index] ?? "")
      if ["TIME", "TIME_NS", "INTERVAL"].contains(type) {
        var seconds = EngineField(name: field.name, kind: .number)
        seconds.isDuration = true
        shapes[index] = EngineShape(field: seconds, expression: "epoch(\(kind.quotedName(field.column)))")
      } else if type.hasPrefix("ENUM(") {
        shapes[index].field.order = SQLText.literals(in: type)
      }
    }
    return shapes
  }

  /// A field of Spark with intervals marked as unusable. Spark cannot cast intervals to numbers, and a query with such
  /// a cast would fail for the other columns as well.
  static func leavingOutInterval(_ field: EngineField) -> EngineField {
    guard field.isDuration else { return field }
    var field = EngineField(name: field.name, kind: .other)
    field.typeName = "interval"
    return field
  }

  /// Returns the union of the columns of all files of a table, with the names that the files use.
  static func shapes(of file: DataFile, _ session: EngineSession) throws(EngineError) -> [EngineShape] {
    var shapes = try shapes(of: file.relation, session, .duckdb)
    let ownNames = try session.ownNames(of: shapes.map(\.field.column), in: file)
    for index in shapes.indices {
      shapes[index].field.name = ownNames[shapes[index].field.column] ?? shapes[index].field.name
    }
    return shapes
  }
}
