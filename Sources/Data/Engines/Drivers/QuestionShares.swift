internal import CADBC
import Glibc

/// Reads the progress of running DuckDB queries, from any thread.
///
/// ADBC has an option for progress, but does not allow a thread to read it while another one waits for the answer.
/// DuckDB's own function needs DuckDB's own connection, whose location in the driver is known for one version only.
/// Other versions report no progress.
struct QuestionShares: Sendable {
  private static let knownVersion = "v1.5.5"
  /// DuckDB tracks progress only with these settings.
  static let settings = ["enable_progress_bar = true", "enable_progress_bar_print = false"]

  private let ask: DuckDBQueryProgressFunc

  init?(_ library: UnsafeMutableRawPointer) {
    guard let version = dlsym(library, "duckdb_library_version"),
      let known = unsafeBitCast(version, to: DuckDBLibraryVersionFunc.self)(),
      String(cString: known) == Self.knownVersion, let ask = dlsym(library, "duckdb_query_progress")
    else { return nil }
    self.ask = unsafeBitCast(ask, to: DuckDBQueryProgressFunc.self)
  }

  /// The progress from 0 to 1; `nil` if unknown.
  func share(of connection: UnsafeMutablePointer<AdbcConnection>) -> Double? {
    // The first field of the driver's private data is the pointer to DuckDB's own connection.
    guard let part = connection.pointee.private_data,
      let own = part.load(as: UnsafeMutableRawPointer?.self)
    else { return nil }
    let share = ask(own).percentage / 100
    return share > 0 && share <= 1 ? share : nil
  }
}
