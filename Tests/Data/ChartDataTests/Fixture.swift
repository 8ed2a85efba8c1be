import ChartData
import Foundation
import OpenChartsEngines
import TestDrivers

/// The same rows in memory, as CSV, and in DuckDB and SQLite.
struct Fixture {
  static let count = 3000
  let folder: URL

  struct Row {
    let x: Double?
    let total: Double?
    let day: Date
    let name: String?
    let isBig: Bool
  }

  static let rows: [Row] = (0..<count).map(row)

  private static func row(_ i: Int) -> Row {
    let x = Double(i * 37 % 1000) / 4
    let total = Double(i * 7 % 977) / 8 - 20
    let names = ["b", "a", "É", "U'S\\\""]
    return Row(
      x: i % 83 == 0 ? nil : x, total: i % 50 == 49 ? nil : total,
      day: Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(i) * 7200),
      name: i % 97 == 0 ? nil : names[i % 4], isBig: i % 3 == 0)
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("chart-data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    TestDrivers.export()
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  var memory: DataSource {
    get throws {
      let rows = Self.rows
      return try DataSource(columns: [
        "x": .numbers(rows.map { $0.x ?? .nan }), "total": .numbers(rows.map { $0.total ?? .nan }),
        "day": .dates(rows.map(\.day)), "name": .names(rows.map(\.name)),
        "isBig": .names(rows.map { $0.isBig ? "true" : "false" }),
      ])
    }
  }

  var csv: DataSource {
    get throws {
      var text = "x,total,day,name,isBig\n"
      for row in Self.rows {
        let name = row.name.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" } ?? ""
        text +=
          "\(row.x.map { "\($0)" } ?? ""),\(row.total.map { "\($0)" } ?? ""),\(Self.clock(row.day)),\(name),\(row.isBig)\n"
      }
      let path = folder.appendingPathComponent("rows.csv")
      try Data(text.utf8).write(to: path)
      return DataSource(file: path.path)
    }
  }

  static func clock(_ date: Date) -> String {
    date.ISO8601Format(
      .iso8601(timeZone: .gmt, dateTimeSeparator: .space).year().month().day().time(
        includingFractionalSeconds: false))
  }

  /// A DuckDB or SQLite database with the rows.
  func engine(_ kind: EngineKind) throws -> DataSource {
    let isSQLite = kind == .sqlite
    let path = folder.appendingPathComponent(isSQLite ? "rows.db" : "rows.duckdb").path
    let session = try EngineSession(
      TestDrivers.library(kind), location: path, options: [(isSQLite ? "uri" : "path", path)])
    let types = isSQLite ? "REAL, total REAL, day DATETIME" : "DOUBLE, total DOUBLE, day TIMESTAMP"
    _ = try session.execute("CREATE TABLE rows (x \(types), name TEXT, isBig BOOLEAN)")
    for start in stride(from: 0, to: Self.count, by: 500) {
      let values = Self.rows[start..<start + 500].map { row in
        "(\(row.x.map { "\($0)" } ?? "NULL"), \(row.total.map { "\($0)" } ?? "NULL"), '\(Self.clock(row.day))', "
          + "\(row.name.map { SQLText.literal($0) } ?? "NULL"), \(row.isBig))"
      }
      _ = try session.execute("INSERT INTO rows VALUES \(values.joined(separator: ", "))")
    }
    return DataSource(file: path, table: "rows")
  }
}
