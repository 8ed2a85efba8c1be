import Glibc
import Tables

extension EngineSource {
  /// A file that an engine reads, or a table within it.
  ///
  /// - Parameter table: Of a database; files that are one table have none.
  /// - Throws: ``EngineError`` where the file or its driver is not there, and for a table of a file that is one.
  package static func opening(
    _ named: DataFile, table: String?, _ finder: DriverFinder, timeouts: EngineTimeouts = EngineTimeouts()
  ) throws(EngineError) -> EngineSource {
    let file = try judged(named)
    if !file.isDatabase, table != nil { throw EngineError(file.path, .oneTable) }
    let (session, kind) = try session(for: file, finder, timeouts)
    return file.isDatabase
      ? try EngineSource(session, kind, table: table) : try EngineSource(session, file)
  }

  /// The names of the tables in a file, as they may be given; of files that are one table none.
  package static func tables(
    in named: DataFile, _ finder: DriverFinder, timeouts: EngineTimeouts = EngineTimeouts()
  ) throws(EngineError) -> [String] {
    let file = try judged(named)
    guard file.isDatabase else { return [] }
    let (session, kind) = try session(for: file, finder, timeouts)
    return try EngineTables(session, kind, wanted: nil).all.map(\.written)
  }

  private static func session(
    for file: DataFile, _ finder: DriverFinder, _ timeouts: EngineTimeouts
  ) throws(EngineError) -> (EngineSession, EngineKind) {
    if file.format == .sqlite {
      return (
        try EngineSession.sqlite(try finder.driver(.sqlite), reading: file.path, timeouts: timeouts), .sqlite
      )
    }
    return (
      try EngineSession.duckDB(try finder.driver(.duckdb), reading: file, timeouts: timeouts), .duckdb
    )
  }

  /// The file as what it is, which must be there.
  private static func judged(_ file: DataFile) throws(EngineError) -> DataFile {
    guard !file.path.contains(where: { "*?[".contains($0) }) || file.isDatabase else { return file }
    guard let handle = fopen(file.path, "r") else {
      throw EngineError(file.path, .noFile(reason: FileProblem.reason(errno)))
    }
    defer { fclose(handle) }
    var head = [UInt8](repeating: 0, count: 16)
    let count = fread(&head, 1, head.count, handle)
    return file.judged(by: Array(head[..<count]))
  }
}
