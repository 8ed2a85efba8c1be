import Foundation
import Testing

/// The table in `Documentation/Engines.md` of the rows that each chart's query returns, with a column for each
/// product. Tests write it with `RECORD_SNAPSHOTS=1`, and compare it otherwise.
struct EngineRecord {
  let product: String

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Documentation/Engines.md").standardizedFileURL
  private static let products = [
    "DuckDB", "SQLite", "PostgreSQL", "Sail, Spark Connect", "Sail, Flight SQL", "Apache Spark",
  ]
  private static let begin = "<!-- table: rows that came back -->\n"
  private static let end = "<!-- end -->"

  func compare(_ record: [(chart: String, rows: String)]) throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(text.range(of: Self.begin)?.upperBound)
    let stop = try #require(text[start...].range(of: Self.end)?.lowerBound)
    var cells: [String: [String]] = [:]
    for line in text[start..<stop].split(separator: "\n").dropFirst(2) {
      let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      cells[parts[0].trimmingCharacters(in: ["`"])] = Array(parts.dropFirst())
    }
    let column = try #require(Self.products.firstIndex(of: product))
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" else {
      for (chart, rows) in record {
        #expect(
          cells[chart]?[column] == rows, "\(product), \(chart): RECORD_SNAPSHOTS=1 writes the table anew")
      }
      return
    }
    var lines = [
      "| of 1,500 rows | " + Self.products.joined(separator: " | ") + " |",
      "|---" + Self.products.map { _ in "|---" }.joined() + "|",
    ]
    for (chart, rows) in record {
      var row = cells[chart] ?? Self.products.map { _ in "?" }
      row[column] = rows
      lines.append("| `\(chart)` | " + row.joined(separator: " | ") + " |")
    }
    let table = "\n" + lines.joined(separator: "\n") + "\n\n"
    try text.replacingCharacters(in: start..<stop, with: table)
      .write(to: Self.file, atomically: true, encoding: .utf8)
  }
}
