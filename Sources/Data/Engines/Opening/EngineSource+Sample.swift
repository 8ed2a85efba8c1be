import OpenChartsTables

extension EngineSource {
  /// The query for a representative sample of rows. The sample is deterministic.
  ///
  /// DuckDB and SQLite have a row order: rows are sampled by row number, as from a CSV file with the same rows. Other
  /// engines return rows in any order: rows are sampled by a hash of their values, and of a counter among rows with
  /// equal values.
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
