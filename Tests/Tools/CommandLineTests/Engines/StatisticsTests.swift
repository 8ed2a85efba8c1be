import OpenChartsEngines
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Filters and the statistics of a file", .enabled(if: TestEngine.available.contains(.duckdb)))
@MainActor
struct StatisticsTests {
  let folder = try! TemporaryFolder()

  private func table(_ filter: String) throws -> EngineTable? {
    let path = folder.path + "/f.parquet"
    TestDrivers.export()
    let session = try EngineSession(
      TestDrivers.library(.duckdb), location: ":memory:", options: [("path", ":memory:")])
    _ = try session.execute(
      """
      COPY (SELECT i AS n, CASE WHEN i % 10 = 3 THEN CAST('NaN' AS DOUBLE) ELSE i / 2 END AS v
      FROM range(100) t(i)) TO '\(path)'
      """)
    guard
      case .plot(let arguments) = try Command([
        path, "--x", "n", "--y", "v", "--mark", "point", "--where", filter,
      ])
    else { return nil }
    return try #require(try EngineInput(arguments)).open(zone: try PictureSettings(arguments).zone)
  }

  @Test("floating-point columns are compared unconverted as well, so that parts of a file are skipped")
  func conditions() throws {
    for (filter, condition) in [
      ("v = 20.5", #""v" = CAST('20.5' AS DOUBLE)"#),
      ("v > 20 and n < 90", #""v" > CAST(20 AS DOUBLE)"#),
      ("v in (1, 2)", #""v" IN (CAST(1 AS DOUBLE), CAST(2 AS DOUBLE))"#),
    ] {
      let sql = try #require(try table(filter)).rowsSQL(atMost: 100)
      #expect(sql.contains("WHERE \(condition)"), "\(sql)")
    }
    // A condition on a converted column, or one that is not joined by `and`, is not repeated.
    let sql = try #require(try table("v > 20 or n < 90")).rowsSQL(atMost: 100)
    #expect(!sql.contains(#"WHERE "v""#), "\(sql)")
  }

  @Test(
    "a missing number does not pass any filter",
    arguments: [("v > 40", 17), ("v >= 0", 90), ("v <= 100", 90), ("v = 20.5", 1), ("not v > 40", 73)])
  func missing(filter: String, count: Int) throws {
    let table = try #require(try table(filter))
    #expect(try table.rows(atMost: 1000).rowCount == count)
  }
}
