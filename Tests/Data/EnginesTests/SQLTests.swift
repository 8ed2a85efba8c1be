import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables
import Testing

@Suite("SQL of each dialect")
struct SQLTests {
  private let delay = EngineField(name: "de\"lay", kind: .number, isFloating: true)
  private let total = EngineField(name: "total", kind: .number, isFloating: false)
  private let day = EngineField(name: "day", kind: .day)
  private let moment = EngineField(name: "moment", kind: .moment)
  private let country = EngineField(name: "country", kind: .text)

  private func sql(_ kind: EngineKind, _ query: Query) throws -> String {
    let writer = SQLWriter(
      Dialect(kind), relation: "t", fields: [delay, total, day, moment, country], zone: .utc)
    return try writer.sql(query)
  }

  private func query(_ keys: [Query.Key], _ measures: [Query.Measure], filter text: String? = nil) throws
    -> Query
  {
    var query = Query()
    (query.keys, query.measures) = (keys, measures)
    query.filter = try text.map { Query.Filter(try FilterParser.filter($0), text: $0) }
    return query
  }

  @Test(
    "a histogram",
    arguments: [
      (
        EngineKind.duckdb,
        #"SELECT CASE WHEN floor((CAST("de""lay" AS DOUBLE) - CAST(0 AS DOUBLE)) / CAST('0.5' AS DOUBLE)) = 5 THEN 4 "#
          + #"ELSE floor((CAST("de""lay" AS DOUBLE) - CAST(0 AS DOUBLE)) / CAST('0.5' AS DOUBLE)) END AS k0, "#
          + #"count(*) AS m0 FROM t WHERE "de""lay" IS NOT NULL GROUP BY 1"#
      ),
      (
        .postgresql,
        #"SELECT CASE WHEN NULLIF(CAST("de""lay" AS double precision), CAST('NaN' AS double precision)) >= CAST(2 AS double precision) THEN 4 "#
          + #"ELSE CAST(floor((NULLIF(CAST("de""lay" AS double precision), CAST('NaN' AS double precision)) - CAST(0 AS double precision)) / CAST('0.5' AS double precision)) AS double precision) END AS k0, "#
          + #"count(*) AS m0 FROM t WHERE abs(NULLIF(CAST("de""lay" AS double precision), CAST('NaN' AS double precision))) <= '1.7976931348623157e308' GROUP BY 1"#
      ),
      (
        .sqlite,
        #"SELECT CASE WHEN CAST("de""lay" AS REAL) >= CAST(2 AS REAL) THEN 4 "#
          + #"ELSE CAST((CAST((CAST("de""lay" AS REAL) - CAST(0 AS REAL)) / CAST(0.5 AS REAL) AS INTEGER) - (((CAST("de""lay" AS REAL) - CAST(0 AS REAL)) / CAST(0.5 AS REAL)) < CAST((CAST("de""lay" AS REAL) - CAST(0 AS REAL)) / CAST(0.5 AS REAL) AS INTEGER))) AS REAL) END AS k0, "#
          + #"count(*) AS m0 FROM t WHERE abs(CAST("de""lay" AS REAL)) <= 1.7976931348623157e308 GROUP BY 1"#
      ),
      (
        .spark,
        #"SELECT CASE WHEN NULLIF(CAST(`de"lay` AS DOUBLE), CAST('NaN' AS DOUBLE)) >= CAST(2 AS DOUBLE) THEN 4 "#
          + #"ELSE CAST(floor((NULLIF(CAST(`de"lay` AS DOUBLE), CAST('NaN' AS DOUBLE)) - CAST(0 AS DOUBLE)) / CAST(0.5 AS DOUBLE)) AS DOUBLE) END AS k0, "#
          + #"count(*) AS m0 FROM t WHERE abs(NULLIF(CAST(`de"lay` AS DOUBLE), CAST('NaN' AS DOUBLE))) <= 1.7976931348623157e308 GROUP BY 1"#
      ),
    ])
  func histogram(kind: EngineKind, wanted: String) throws {
    let bins = try #require(EqualBins([0, 1.0 / 3, 2.5], wanted: 5))
    #expect(try sql(kind, query([.bins(delay, bins)], [.rows])) == wanted)
  }

  @Test(
    "quantiles by month",
    arguments: [
      (
        EngineKind.duckdb,
        #"SELECT CAST((EXTRACT(YEAR FROM "day") * 12 + EXTRACT(MONTH FROM "day") - 1) AS DOUBLE) AS k0, "#
          + #"quantile_cont(CAST("total" AS DOUBLE), 0.95) AS m0 FROM t WHERE epoch("day") IS NOT NULL GROUP BY 1"#
      ),
      (
        .postgresql,
        #"SELECT CAST((date_part('year', "day") * 12 + date_part('month', "day") - 1) AS double precision) AS k0, "#
          + #"percentile_cont(0.95) WITHIN GROUP (ORDER BY CAST("total" AS double precision)) AS m0 FROM t "#
          + #"WHERE "day" IS NOT NULL GROUP BY 1"#
      ),
      (
        .flightsql,
        "SELECT CAST((EXTRACT(YEAR FROM `day`) * 12 + EXTRACT(MONTH FROM `day`) - 1) AS DOUBLE) AS k0, "
          + "percentile(CAST(`total` AS DOUBLE), 0.95) AS m0 FROM t WHERE CAST(unix_date(`day`) AS DOUBLE) * 86400 IS NOT NULL GROUP BY 1"
      ),
    ])
  func quantile(kind: EngineKind, wanted: String) throws {
    let asked = try query([.units(day, .month, .utc)], [.aggregate(.quantile(percent: 95), total)])
    #expect(try sql(kind, asked) == wanted)
  }

  @Test(
    "filters contain only typed literals and quoted names",
    arguments: [
      (EngineKind.duckdb, #"(("country" = 'O''x\') OR ("day" >= DATE '2024-02-29'))"#),
      (.postgresql, #"(("country" COLLATE "C" = 'O''x\') OR ("day" >= DATE '2024-02-29'))"#),
      (.spark, #"((`country` = 'O\'x\\') OR (`day` >= DATE '2024-02-29'))"#),
    ])
  func filters(kind: EngineKind, wanted: String) throws {
    let asked = try query([], [.rows], filter: #"country = 'O''x\' or day >= '2024-02-29'"#)
    #expect(try sql(kind, asked) == "SELECT count(*) AS m0 FROM t WHERE \(wanted)")
  }

  @Test("hours in a zone with a clock change")
  func changes() throws {
    let changes = ZoneChanges(changes: [.init(from: 0, offset: 3600), .init(from: 1_000_000, offset: 7200)])
    let asked = try query([.units(moment, .day, changes)], [.rows])
    #expect(
      try sql(.duckdb, asked)
        == #"SELECT floor((epoch("moment") + CASE WHEN epoch("moment") < 1000000 THEN 3600 ELSE 7200 END) / 86400) AS k0, "#
        + #"count(*) AS m0 FROM t WHERE epoch("moment") IS NOT NULL GROUP BY 1"#)
  }
}
