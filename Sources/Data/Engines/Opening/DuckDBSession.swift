extension EngineSession {
  /// Opens DuckDB in this process with access to one file, or to the folder of a pattern. It cannot write, read other
  /// files, load extensions or change settings.
  package static func duckDB(
    _ driver: DriverLibrary, reading file: DataFile, timeouts: EngineTimeouts = EngineTimeouts()
  ) throws(EngineError) -> EngineSession {
    var options = [(name: "path", value: ":memory:")]
    if file.format == .database { options = [("path", file.path), ("access_mode", "READ_ONLY")] }
    let session = try EngineSession(driver, location: file.path, options: options, timeouts: timeouts)
    var settings = ["autoinstall_known_extensions = false", "autoload_known_extensions = false"]
    if file.format != .database { settings.append(Self.allowance(for: file.path)) }
    settings += ["enable_external_access = false", "lock_configuration = true"]
    for setting in settings { _ = try session.execute("SET " + setting) }
    return session
  }

  /// The setting that allows a file by its path, or for a pattern the folder above its first wildcard.
  private static func allowance(for path: String) -> String {
    guard let wildcard = path.firstIndex(where: { "*?[".contains($0) }) else {
      return "allowed_paths = [\(SQLText.literal(path))]"
    }
    let folder = path[..<wildcard].lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    return "allowed_directories = [\(SQLText.literal(folder))]"
  }
}
