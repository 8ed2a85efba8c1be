import Foundation
import OpenChartsEngines

/// The output of `opencharts engines`: for each engine a line with its driver and the sources that it reads, or with the
/// command that installs it.
enum EngineReport {
  static func lines(_ finder: DriverFinder) -> [String] {
    EngineKind.allCases.map { kind in "\(kind.title): \(state(of: kind, finder))" }
  }

  private static func state(of kind: EngineKind, _ finder: DriverFinder) -> String {
    guard let library = finder.find(kind) else {
      return "not installed; opencharts setup \(kind.rawValue) does it. Reads \(kind.purpose)"
    }
    do {
      let driver = try DriverLibrary(path: library.path, entry: library.entry)
      let version = version(of: kind, driver).map { " \($0)" } ?? ""
      return "\(library.path)\(version), ADBC \(driver.revision). Reads \(kind.purpose)"
    } catch {
      return "\(error)"
    }
  }

  /// The version of an engine that runs in this process; `nil` for engines on servers.
  private static func version(of kind: EngineKind, _ driver: DriverLibrary) -> String? {
    let versionQuery: (options: [(name: String, value: String)], sql: String)
    switch kind {
    case .duckdb: versionQuery = ([("path", ":memory:")], "SELECT version()")
    case .sqlite: versionQuery = ([("uri", ":memory:")], "SELECT sqlite_version()")
    case .postgresql, .spark, .flightsql: return nil
    }
    guard let session = try? EngineSession(driver, location: kind.title, options: versionQuery.options),
      case .text(_, let names)? = try? session.execute(versionQuery.sql).columns.first
    else { return nil }
    return names.first
  }
}
