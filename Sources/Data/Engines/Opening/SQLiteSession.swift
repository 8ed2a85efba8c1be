extension EngineSession {
  /// A file of SQLite, for reading.
  ///
  /// Its driver cannot stop a question: one that is cancelled is left to run to its end, and the session is lost.
  package static func sqlite(
    _ driver: DriverLibrary, reading path: String, timeouts: EngineTimeouts = EngineTimeouts()
  ) throws(EngineError) -> EngineSession {
    // Signs such as % ? # have a meaning in the address that SQLite makes of it.
    let escaped = EngineAddress.escaped(path, keeping: "-._~/")
    let session = try EngineSession(
      driver, place: path, options: [("uri", "file:\(escaped)?mode=ro")],
      // The first batch decides the types of an answer, and so it is one.
      questionOptions: [("adbc.sqlite.query.batch_rows", "\(EngineSource.rowLimit + 1)")], timeouts: timeouts)
    // Whoever else writes the file is waited for a little.
    _ = try session.ask("PRAGMA busy_timeout = 5000")
    return session
  }
}
