internal import OpenChartsCADBC

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A database driver: a shared library that implements Arrow Database Connectivity (ADBC).
///
/// It stays loaded until the process ends, because a driver can have its own threads and run-time.
package final class DriverLibrary: Sendable {
  package let path: String
  /// The ADBC version of the driver, such as 1.1.
  package let revision: String
  let functions: DriverFunctions

  /// - Throws: ``EngineError`` if the file is not a driver, or lacks required functions.
  package init(path: String, entry: String? = nil) throws(EngineError) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw EngineError(path, .noLibrary(dlerror().map { String(cString: $0) } ?? "cannot be opened"))
    }
    let names = entry.map { [$0] } ?? Self.entries(of: path)
    guard let name = names.first(where: { dlsym(library, $0) != nil }), let symbol = dlsym(library, name)
    else { throw EngineError(path, .noDriver(names)) }
    let initialize = unsafeBitCast(symbol, to: AdbcDriverInitFunc.self)
    var driver = AdbcDriver()
    for (version, revision) in [(ADBC_VERSION_1_1, "1.1"), (ADBC_VERSION_1_0, "1.0")] {
      driver = AdbcDriver()
      var error = AdbcError()
      let status = initialize(Int32(version), &driver, &error)
      let text = Self.text(taking: &error)
      if status == UInt8(ADBC_OK) {
        guard let functions = DriverFunctions(driver) else { throw EngineError(path, .noDriver(names)) }
        (self.path, self.revision, self.functions) = (path, revision, functions)
        return
      }
      guard status == UInt8(ADBC_NOT_IMPLEMENTED), version != ADBC_VERSION_1_0 else {
        throw EngineError(path, .refused(text))
      }
    }
    throw EngineError(path, .noDriver(names))
  }

  /// The candidate names of the entry function: derived from the library's name, as ADBC specifies, then the generic
  /// names.
  ///
  /// `libadbc_driver_postgresql.so` has `AdbcDriverPostgresqlInit`.
  static func entries(of path: String) -> [String] {
    var stem = path.split(separator: "/").last.map(String.init) ?? path
    if stem.hasPrefix("lib") { stem.removeFirst(3) }
    stem = stem.split(separator: ".").first.map(String.init) ?? stem
    let words = stem.split { $0 == "_" || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return [words.joined() + "Init", "\(stem)_adbc_init", "AdbcDriverInit"]
  }

  /// Takes the message of an error and releases the error.
  static func text(taking error: inout AdbcError) -> String {
    defer {
      error.release?(&error)
      error = AdbcError()
    }
    return error.message.map { String(cString: $0) } ?? ""
  }
}

/// The functions of a driver that a session calls.
struct DriverFunctions: @unchecked Sendable {
  // Safe to share: the function pointers are never changed after the driver is opened.
  let table: AdbcDriver

  /// Returns `nil` if a required function is missing.
  init?(_ driver: AdbcDriver) {
    guard driver.DatabaseNew != nil, driver.DatabaseSetOption != nil, driver.DatabaseInit != nil,
      driver.DatabaseRelease != nil, driver.ConnectionNew != nil, driver.ConnectionInit != nil,
      driver.ConnectionRelease != nil, driver.StatementNew != nil, driver.StatementSetSqlQuery != nil,
      driver.StatementExecuteQuery != nil, driver.StatementRelease != nil
    else { return nil }
    table = driver
  }
}
