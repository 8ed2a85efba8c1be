import Tables

extension EngineSource {
  /// The question for rows of some columns that stand for all, the same ones every time.
  ///
  /// Files that an engine reads, and SQLite's tables, have an order: rows are drawn by their numbers, and are those that
  /// are drawn of a CSV file with the same rows. Other engines give rows in any order: there the values of a row decide,
  /// and how many rows before it have the same; which of these it is makes no difference.
  package func sql(sampleOf chosen: [EngineField], where condition: String?, count: Int) -> String {
    let filter = condition.map { " WHERE \($0)" } ?? ""
    let dialect = Dialect(kind)
    let (number, order, last): (String, String, String)
    switch kind {
    case .duckdb, .sqlite:
      number = "row_number() OVER ()"
      order = "\(RowSample.rank(sql: "number_of_row")), number_of_row"
      last = "number_of_row"
    case .postgresql, .spark, .flightsql:
      let names = chosen.map { kind.quotedName($0.name) }
      let type = kind == .postgresql ? "text" : "STRING"
      let text = (names + ["number_of_row"]).map { "COALESCE(CAST(\($0) AS \(type)), '')" }
        .joined(separator: " || '|' || ")
      let ordered = zip(names, chosen).map { $1.kind == .text ? dialect.ordered($0) : $0 }
        .joined(separator: ", ")
      number =
        "row_number() OVER (PARTITION BY \(names.joined(separator: ", ")) ORDER BY \(names.first ?? "1"))"
      order = "md5(\(text)), \(ordered)"
      last = ordered
    }
    return
      "SELECT \(list(of: chosen)) FROM (SELECT * FROM (SELECT *, \(number) AS number_of_row FROM \(relation)\(filter)) "
      + "AS numbered ORDER BY \(order) LIMIT \(count)) AS lot ORDER BY \(last)"
  }
}
