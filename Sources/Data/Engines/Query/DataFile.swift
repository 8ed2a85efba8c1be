/// A file, or a pattern of files, that an in-process engine reads.
package struct DataFile: Equatable, Sendable {
  package enum Format: Equatable, Sendable {
    case parquet, csv, json
    /// A database file of DuckDB or SQLite.
    case database, sqlite
  }

  package let path: String
  package let format: Format
  /// For CSV: the field delimiter, and whether the first row is a header; `nil` to detect them.
  package var delimiter: UInt8?
  package var hasHeader: Bool?

  /// Returns `nil` for files that need no engine: plain CSV, TSV and JSON, standard input, other endings.
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
    } else if !isPacked, ends([".db", ".sqlite", ".sqlite3"]) {
      format = .sqlite
    } else if isPattern || isPacked, ends([".csv", ".tsv"]) {
      format = .csv
    } else if isPattern || isPacked, ends([".json", ".ndjson", ".jsonl"]) {
      format = .json
    } else {
      return nil
    }
  }

  /// The DuckDB table function that reads the file; empty for databases.
  package var relation: String {
    // Columns that are missing in a file are null in its rows.
    let union = isPattern ? ", union_by_name = true" : ""
    return switch format {
    case .parquet: "read_parquet(\(SQLText.literal(path))\(union))"
    case .csv: "read_csv(\(SQLText.literal(path))\(reading)\(union))"
    case .json: "read_json(\(SQLText.literal(path)))"
    case .database, .sqlite: ""
    }
  }

  private var reading: String {
    let delimiter = delimiter.map { ", delim = " + SQLText.literal(String(UnicodeScalar($0))) } ?? ""
    return delimiter + (hasHeader.map { ", header = \($0)" } ?? "")
  }

  /// Whether the path has wildcards.
  package var isPattern: Bool { path.contains { "*?[".contains($0) } }

  /// Whether the file contains named tables.
  package var isDatabase: Bool { format == .database || format == .sqlite }

  /// Returns the file with the format that its first bytes show. The file name is not enough: both DuckDB and SQLite
  /// use `.db`.
  package func judged(by head: [UInt8]) -> DataFile {
    guard isDatabase else { return self }
    if head.starts(with: Array("SQLite format 3\0".utf8)) { return DataFile(path: path, format: .sqlite) }
    if head.dropFirst(8).starts(with: Array("DUCK".utf8)) { return DataFile(path: path, format: .database) }
    return self
  }

  /// Recognizes a file by its first bytes, regardless of its name; `nil` if no engine reads the format.
  package init?(path: String, head: [UInt8]) {
    if head.starts(with: Array("SQLite format 3\0".utf8)) {
      self.init(path: path, format: .sqlite)
    } else if head.dropFirst(8).starts(with: Array("DUCK".utf8)) {
      self.init(path: path, format: .database)
    } else if head.starts(with: Array("PAR1".utf8)) {
      self.init(path: path, format: .parquet)
    } else {
      return nil
    }
  }

  private init(path: String, format: Format) { (self.path, self.format) = (path, format) }
}
