import Foundation
import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Times of day, durations, the order of enumerations, and empty texts.
@Suite("Durations and names of engines", .serialized)
@MainActor
struct DurationTests {
  let folder = try! TemporaryFolder()

  @Test(arguments: [
    (0.0, "0:00"), (27_000, "7:30"), (90_000, "25:00"), (-3600, "\u{2212}1:00"), (61, "0:01:01"),
    (0.25, "0:00:00.25"),
  ])
  func secondsAreHoursAndMinutes(seconds: Double, text: String) {
    var numberSymbols = NumberSymbols()
    numberSymbols.minus = "\u{2212}"
    #expect(ValueFormat.duration.text(seconds, numberSymbols: numberSymbols) == text)
  }

  @Test func binsOfSecondsAreHoursAndMinutes() throws {
    let bins = try #require(EqualBins((0..<86_400).map(Double.init), wanted: 24, isDuration: true))
    #expect(bins.step == 3600 && bins.count == 24)
    #expect(
      EqualBins.familiarSeconds(near: 400) == 300 && EqualBins.familiarSeconds(near: 200_000) == 172_800)
  }

  @Test(arguments: TestEngine.available.filter { [.duckdb, .postgresql].contains($0) })
  func timesAndIntervalsAreDurations(kind: EngineKind) throws {
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    let engine = try TestEngine(kind, folder)
    try engine.run(
      "DROP TABLE IF EXISTS lengths", "DROP TYPE IF EXISTS mood",
      "CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy')",
      "CREATE TABLE lengths (h TIME, l INTERVAL, m mood, e \(engine.types.text), v INTEGER)",
      """
      INSERT INTO lengths VALUES ('07:30:00', INTERVAL '90 minutes', 'happy', '', 1), \
      ('12:00:00', INTERVAL '2 hours', 'ok', 'x', 2), ('23:15:00', INTERVAL '1 day', 'sad', 'y', 3)
      """)
    let source = try EngineSource(engine.reader(), kind, table: "lengths")
    let table = try source.table(zone: .utc)
    #expect(table.columns[0].numbers == [27_000, 43_200, 83_700] && table.columns[0].unit == .duration)
    #expect(table.columns[1].numbers == [5400, 7200, 86_400] && table.columns[1].unit == .duration)
    guard case .text(_, let moods) = table.columns[2].values else {
      Issue.record("no names")
      return
    }
    #expect(moods == ["sad", "ok", "happy"])
    let picture = folder.path + "/\(kind.rawValue).svg"
    #expect(
      run(engine.location, "--table", "lengths", "--x", "h", "--y", "l", "--mark", "point", "-o", picture)
        .status
        == 0)
    let svg = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(svg.contains(">12:00<") && svg.contains(">24:00<"), "\(kind)")
    let bars = run("describe", engine.location, "--table", "lengths", "--x", "e", "--y", "v", "--mark", "bar")
    #expect(bars.status == 0 && bars.out.joined().contains("(empty)"), "\(bars.out)")
    try engine.run("DROP TABLE lengths", "DROP TYPE mood")
  }
}
