import ChartMath
import Engines
import Tables

/// A source while it answers: the same questions of an engine and of a table in memory.
struct QuestionedSource {
  let opened: OpenedSource
  let zone: ZoneOffsets
  let ticket: QuestionTicket

  var fields: [EngineField] { opened.fields }

  /// A column for each key and each measure.
  func ask(_ query: Query) throws -> [EngineColumn] {
    try ticket.check()
    switch opened {
    case .engine(let source):
      let writer = SQLWriter(
        Dialect(source.kind), relation: source.relation, fields: source.fields, zone: zone)
      return try source.session.ask(try writer.sql(query)).columns
    case .table(let table):
      return try TableAnswer(table: table, zone: zone, query: query).columns()
    }
  }

  /// Whether lines can be thinned by what is asked.
  var thinsLines: Bool {
    if case .engine(let source) = opened { return Dialect(source.kind).thinsLines }
    return true
  }

  /// The column of a name, exactly or else in any case.
  func field(_ name: String) throws -> EngineField {
    let fields = fields
    if let field = fields.first(where: { $0.name == name })
      ?? fields.first(where: { $0.name.lowercased() == name.lowercased() })
    {
      return field
    }
    let names = fields.map(\.name)
    let near = nearestName(to: name, among: names)
    let all = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    throw DataError(
      "\(opened.place): there is no column \"\(name)\"; "
        + (near.map { "did you mean \"\($0)\"?" } ?? (names.isEmpty ? "there are none" : "there are \(all)")))
  }
}
