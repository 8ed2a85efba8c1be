/// A file, or a pattern of files, that an engine in the process reads.
package struct DataFile: Equatable, Sendable {
  package enum Format: Equatable, Sendable {
    case parquet, csv, json
    /// A file of DuckDB with tables in it.
    case database
  }

  package let path: String
  package let format: Format

  /// `nil` for what needs no engine: plain CSV, TSV and JSON, standard input.
  package init?(path: String) {
    let isPattern = path.contains { "*?[".contains($0) }
    var name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let isPacked = [".gz", ".zst"].contains { name.hasSuffix($0) }
    if isPacked { name = String(name[..<name.lastIndex(of: ".")!]) }
    func ends(_ endings: [String]) -> Bool { endings.contains { name.hasSuffix($0) } }
    self.path = path
    if ends([".parquet", ".pq"]) {
      format = .parquet
    } else if ends([".duckdb"]) {
      format = .database
    } else if isPattern || isPacked, ends([".csv", ".tsv"]) {
      format = .csv
    } else if isPattern || isPacked, ends([".json", ".ndjson", ".jsonl"]) {
      format = .json
    } else {
      return nil
    }
  }

  /// What a question is asked of, in DuckDB's words; `table` is for a database.
  package func relation(table: String?) -> String {
    switch format {
    case .parquet: "read_parquet(\(SQLText.literal(path)))"
    case .csv: "read_csv(\(SQLText.literal(path)))"
    case .json: "read_json(\(SQLText.literal(path)))"
    case .database:
      (table ?? "").split(separator: ".").map { SQLText.name(String($0)) }.joined(separator: ".")
    }
  }
}
