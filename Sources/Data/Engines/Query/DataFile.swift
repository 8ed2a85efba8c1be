/// A file, or a pattern of files, that an engine in the process reads.
package struct DataFile: Equatable, Sendable {
  package enum Format: Equatable, Sendable {
    case parquet, csv, json
    /// A file of DuckDB, or of SQLite, with tables in it.
    case database, sqlite
  }

  package let path: String
  package let format: Format
  /// Of text: the byte between fields, and whether the first row has names; `nil`: by the content.
  package var delimiter: UInt8?
  package var hasHeader: Bool?

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

  /// What a question is asked of, in DuckDB's words: of files that are one table.
  package var relation: String {
    // Columns that only some of several files have are missing in the others.
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

  /// Whether it is all files that a pattern fits.
  package var isPattern: Bool { path.contains { "*?[".contains($0) } }

  /// Whether tables in it have names.
  package var isDatabase: Bool { format == .database || format == .sqlite }

  /// The same file, of the other engine where its first bytes say so: `.db` is a name that both have.
  package func judged(by head: [UInt8]) -> DataFile {
    guard isDatabase else { return self }
    if head.starts(with: Array("SQLite format 3\0".utf8)) { return DataFile(path: path, format: .sqlite) }
    if head.dropFirst(8).starts(with: Array("DUCK".utf8)) { return DataFile(path: path, format: .database) }
    return self
  }

  /// A file that its first bytes show to be one that an engine reads, whatever its name; `nil` for others.
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
