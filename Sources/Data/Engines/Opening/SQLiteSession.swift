extension EngineSession {
  /// Opens a SQLite file for reading.
  ///
  /// The driver cannot stop a query: a cancelled query runs to its end on its own thread, and the session becomes
  /// unusable.
  package static func sqlite(
    _ driver: DriverLibrary, reading path: String, timeouts: EngineTimeouts = EngineTimeouts()
  ) throws(EngineError) -> EngineSession {
    // Escape %, ? and #, which have a meaning in SQLite's URI.
    let escaped = EngineAddress.escaped(path, keeping: "-._~/")
    let session = try EngineSession(
      driver, location: path, options: [("uri", "file:\(escaped)?mode=ro")],
      // The driver infers the column types from the first batch, so the whole answer is one batch.
      queryOptions: [("adbc.sqlite.query.batch_rows", "\(EngineSource.rowLimit + 1)")], timeouts: timeouts)
    // Wait up to 5 s if another process holds the write lock.
    _ = try session.execute("PRAGMA busy_timeout = 5000")
    return session
  }
}
