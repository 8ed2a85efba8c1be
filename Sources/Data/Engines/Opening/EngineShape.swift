/// A column of a table, and how it is made one of the kinds that charts know.
struct EngineShape {
  var field: EngineField
  /// What stands for it in the relation; `nil`: the column as it is.
  var expression: String?
  /// What is read of the relation for whole columns; `nil`: the column as it is.
  var reading: String?
  /// Whether the column itself can be compared with literals of the field's kind.
  var isComparable = false

  /// - Parameter relation: The table as it stands in SQL, of an engine whose columns have types.
  static func shapes(
    of relation: String, _ session: EngineSession, _ kind: EngineKind
  ) throws(EngineError) -> [EngineShape] {
    if kind == .postgresql { return try postgreSQL(relation, session) }
    var shapes = EngineField.fields(of: try session.ask("SELECT * FROM \(relation) LIMIT 0"))
      .map { EngineShape(field: $0) }
    guard kind == .duckdb else { return shapes }
    let types = try session.ask("SELECT column_type FROM (DESCRIBE SELECT * FROM \(relation))").texts(0)
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

  /// Of files that are one table, by the names that the files have for their columns.
  static func shapes(of file: DataFile, _ session: EngineSession) throws(EngineError) -> [EngineShape] {
    var shapes = try shapes(of: file.relation, session, .duckdb)
    let own = try session.ownNames(of: shapes.map(\.field.column), in: file)
    for index in shapes.indices {
      shapes[index].field.name = own[shapes[index].field.column] ?? shapes[index].field.name
    }
    return shapes
  }
}
