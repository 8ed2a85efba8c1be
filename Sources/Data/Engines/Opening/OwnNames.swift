extension EngineSession {
  /// The original column names of a file, keyed by DuckDB's names, only where these differ.
  ///
  /// DuckDB ignores case and numbers duplicates: `Total`, `total` become `Total`, `total_1`.
  func ownNames(of columns: [String], in file: DataFile) throws(EngineError) -> [String: String] {
    let all = Set(columns.map { $0.lowercased() })
    let isNumbered = columns.contains { column in
      guard let end = column.lastIndex(of: "_"), Int(column[column.index(after: end)...]) != nil else {
        return false
      }
      return all.contains(column[..<end].lowercased())
    }
    guard isNumbered else { return [:] }
    let names = try namesInFile(file, count: columns.count)
    guard Set(names).count == names.count, Self.numbered(names) == columns else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(columns, names).filter { $0 != $1 })
  }

  private func namesInFile(_ file: DataFile, count: Int) throws(EngineError) -> [String] {
    let path = SQLText.literal(file.path)
    switch file.format {
    case .parquet:
      // The schema is a tree in depth-first order, whose first node is the table.
      let nodes = try execute(
        """
        SELECT name, CAST(coalesce(num_children, 0) AS VARCHAR) FROM parquet_schema(\(path)) \
        WHERE file_name = (SELECT min(file_name) FROM parquet_schema(\(path)))
        """)
      let children = nodes.texts(1).map { $0.flatMap { Int($0) } ?? 0 }
      return Self.topLevel(nodes.texts(0).map { $0 ?? "" }, children)
    case .csv:
      let header = try execute("SELECT * FROM read_csv(\(path), header = false, all_varchar = true) LIMIT 1")
      return header.columns.indices.map { header.texts($0).first.flatMap { $0 } ?? "" }
    case .json:
      let keys = try execute(
        """
        SELECT key FROM (SELECT key, row_number() OVER () AS place FROM \
        (SELECT unnest(json_keys(json)) AS key FROM (SELECT json FROM read_json_objects(\(path)) LIMIT 20000))) \
        GROUP BY key ORDER BY min(place) LIMIT \(count + 1)
        """)
      return keys.texts(0).compactMap { $0 }
    case .database, .sqlite: return []
    }
  }

  /// The names of the root's children in a tree in depth-first order.
  ///
  /// - Parameter children: The number of children of each node.
  static func topLevel(_ names: [String], _ children: [Int]) -> [String] {
    var topNames: [String] = []
    var at = 1
    func skip() {
      var left = at < children.count ? children[at] : 0
      at += 1
      while left > 0, at < names.count {
        skip()
        left -= 1
      }
    }
    while at < names.count {
      topNames.append(names[at])
      skip()
    }
    return topNames
  }

  /// The names that DuckDB gives to these columns of a file.
  static func numbered(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      var result = name
      while let count = counts[result.lowercased()] {
        counts[result.lowercased()] = count + 1
        result = "\(result)_\(count + 1)"
      }
      counts[result.lowercased()] = 0
      return result
    }
  }
}
