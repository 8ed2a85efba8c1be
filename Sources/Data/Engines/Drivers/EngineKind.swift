/// The supported database engines.
package enum EngineKind: String, Sendable, CaseIterable {
  case duckdb, sqlite, postgresql, spark, flightsql

  /// The engine's name for users.
  package var title: String {
    switch self {
    case .duckdb: "DuckDB"
    case .sqlite: "SQLite"
    case .postgresql: "PostgreSQL"
    case .spark: "Spark"
    case .flightsql: "Flight SQL"
    }
  }

  /// The data that the engine reads, for messages.
  package var purpose: String {
    switch self {
    case .duckdb: "Parquet, compressed CSV and JSON, folders of them, DuckDB files"
    case .sqlite: "SQLite files"
    case .postgresql: "PostgreSQL servers"
    case .spark: "Spark by Spark Connect"
    case .flightsql: "servers of Arrow Flight SQL"
    }
  }

  /// The file names of the driver.
  var libraries: [String] {
    switch self {
    case .duckdb: ["libduckdb.so"]
    case .sqlite, .postgresql, .spark, .flightsql: ["libadbc_driver_\(rawValue).so"]
    }
  }

  /// The entry function that fills the driver's table of functions.
  var entry: String {
    switch self {
    case .duckdb: "duckdb_adbc_init"
    case .sqlite: "AdbcDriverSqliteInit"
    case .postgresql: "AdbcDriverPostgresqlInit"
    case .spark: "AdbcDriverSparkInit"
    case .flightsql: "AdbcDriverFlightSQLInit"
    }
  }
}
