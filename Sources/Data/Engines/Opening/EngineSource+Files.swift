import OpenChartsLimits
import OpenChartsTables

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension EngineSource {
  /// Opens a file with an engine.
  ///
  /// - Parameter table: The name of a table, for databases; must be `nil` for other files.
  /// - Throws: ``EngineError`` if the file or its driver is missing, or if `table` is given for a file that is one
  ///   table.
  package static func opening(
    _ named: DataFile, table: String?, _ finder: DriverFinder, timeouts: EngineTimeouts = EngineTimeouts()
  ) throws(EngineError) -> EngineSource {
    let file = try judged(named)
    if !file.isDatabase, table != nil { throw EngineError(file.path, .oneTable) }
    let (session, kind) = try session(for: file, finder, timeouts)
    return file.isDatabase
      ? try EngineSource(session, kind, table: table) : try EngineSource(session, file)
  }

  /// The names of the tables in a database file, as `opening` accepts them; empty for other files.
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

  /// Determines the format from the file's first bytes. Throws if the file cannot be opened; a pattern is returned
  /// unchanged.
  private static func judged(_ file: DataFile) throws(EngineError) -> DataFile {
    guard !file.path.contains(where: { "*?[".contains($0) }) || file.isDatabase else { return file }
    // Engines read files in any order. They would wait for a pipe, and take a device for a folder.
    if case .failure(.kind(let kind)) = Result(catching: { () throws(PlainFile.Problem) in
      try PlainFile.check(file.path)
    }) {
      throw EngineError(file.path, .noFile(reason: "this is a \(kind), not a file"))
    }
    guard let handle = fopen(file.path, "r") else {
      throw EngineError(file.path, .noFile(reason: FileProblem.reason(errno)))
    }
    defer { fclose(handle) }
    var head = [UInt8](repeating: 0, count: 16)
    let count = fread(&head, 1, head.count, handle)
    return file.judged(by: Array(head[..<count]))
  }
}
