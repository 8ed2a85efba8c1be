extension EngineSession {
  /// The maximum number of files whose columns are compared.
  private static let mostFiles = 200

  /// The columns that are missing in some files of a pattern, each with a note. Empty for JSON, and for more than 200
  /// files.
  func sparseColumns(of file: DataFile) throws(EngineError) -> [(column: String, note: String)] {
    guard file.isPattern else { return [] }
    let path = SQLText.literal(file.path)
    let files = try execute("SELECT file FROM glob(\(path)) ORDER BY file LIMIT \(Self.mostFiles + 1)").texts(
      0
    )
    .compactMap { $0 }
    guard files.count > 1, files.count <= Self.mostFiles else { return [] }
    var counts: [String: Int] = [:]
    var order: [String] = []
    func add(_ name: String, _ count: Int) {
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += count
    }
    switch file.format {
    case .parquet:
      let answer = try execute(
        """
        SELECT name, CAST(count(DISTINCT file_name) AS VARCHAR), CAST(min(column_id) AS VARCHAR) \
        FROM parquet_schema(\(path)) GROUP BY name ORDER BY min(column_id), name
        """)
      for (name, count) in zip(answer.texts(0), answer.texts(1)) {
        add(name ?? "", count.flatMap { Int($0) } ?? 0)
      }
    case .csv:
      for file in files {
        let columns = try execute("SELECT * FROM read_csv(\(SQLText.literal(file))) LIMIT 0")
        for name in columns.names { add(name, 1) }
      }
    // In JSON, objects can lack keys anyway, so there are no notes.
    case .json, .database, .sqlite: return []
    }
    return order.compactMap { name in
      guard let count = counts[name], count > 0, count < files.count else { return nil }
      let missing = files.count - count
      return (
        name,
        "column \"\(name)\" is in \(count) of \(files.count) files; rows of the other\(missing == 1 ? "" : " \(missing)") have no value"
      )
    }
  }
}
