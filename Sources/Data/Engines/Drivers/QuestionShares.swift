internal import CADBC
import Glibc

/// How far an engine is with its questions, which DuckDB tells any thread that asks.
///
/// ADBC has an option for it, but lets no thread read it while another one waits for the answer; DuckDB's own function
/// needs DuckDB's own connection. Where its driver keeps that was looked up for one version: others tell nothing.
struct QuestionShares: Sendable {
  private static let knownVersion = "v1.5.5"
  /// Without these DuckDB keeps no account of what is done.
  static let settings = ["enable_progress_bar = true", "enable_progress_bar_print = false"]

  private let ask: DuckDBQueryProgressFunc

  init?(_ library: UnsafeMutableRawPointer) {
    guard let version = dlsym(library, "duckdb_library_version"),
      let known = unsafeBitCast(version, to: DuckDBLibraryVersionFunc.self)(),
      String(cString: known) == Self.knownVersion, let ask = dlsym(library, "duckdb_query_progress")
    else { return nil }
    self.ask = unsafeBitCast(ask, to: DuckDBQueryProgressFunc.self)
  }

  /// From 0 to 1; `nil` where nothing is known yet.
  func share(of connection: UnsafeMutablePointer<AdbcConnection>) -> Double? {
    // The driver's part of a connection begins with DuckDB's own.
    guard let part = connection.pointee.private_data,
      let own = part.load(as: UnsafeMutableRawPointer?.self)
    else { return nil }
    let share = ask(own).percentage / 100
    return share > 0 && share <= 1 ? share : nil
  }
}
