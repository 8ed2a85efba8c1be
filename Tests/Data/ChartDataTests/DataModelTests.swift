import Charts
import Foundation
import SwiftUI
import Testing

@testable import ChartData

@Suite("Windows and cross filters")
@MainActor
struct DataModelTests {
  private func waits(_ condition: () -> Bool) async throws {
    for _ in 0..<2000 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
    #expect(condition())
  }

  private func readings() throws -> DataSource {
    try DataSource(columns: [
      "t": .numbers((0..<100_000).map(Double.init)),
      "v": .numbers((0..<100_000).map { Double($0 * 37 % 1009) }),
    ])
  }

  @Test func aWindowAsksForWhatItShows() async throws {
    let window = DataWindow(
      try readings(), DataQuery(x: .number("t"), line: "v", pixels: 100), from: 1000, length: 500)
    #expect(window.rows.isEmpty && window.isAsking)
    try await waits { !window.isAsking }
    let first = window.rows
    #expect(first.x.first! <= 1000 && first.x.last! >= 1500)
    #expect(first.rowCount < 3000 && window.error == nil)
    // A short move needs no query.
    window.position = 1100
    #expect(!window.isAsking && window.rows.count == first.count)
    // After two long moves, the first query is obsolete, and the old rows stay until the new rows arrive.
    window.position = 40_000
    window.position = 80_000
    #expect(window.isAsking && window.rows.x == first.x)
    try await waits { !window.isAsking }
    #expect(window.rows.x.first! <= 80_000 && window.rows.x.last! >= 80_500)
    // The previous answer is cached.
    window.position = 1000
    #expect(!window.isAsking && window.rows.x == first.x)
    // Zooming out gives more rows, but about as many elements.
    window.length = 60_000
    try await waits { !window.isAsking }
    #expect(window.rows.rowCount > 60_000 && window.rows.count < 4 * 400)
  }

  @Test func aWindowTellsWhatIsWrong() async throws {
    let window = DataWindow(
      try readings(), DataQuery(x: .number("t"), line: "w", pixels: 100), from: 0, length: 10)
    try await waits { window.error != nil }
    #expect(window.error?.description.contains("there is no column \"w\"") == true && !window.isAsking)
  }

  @Test func aSelectionFiltersTheOthers() async throws {
    let count = 20_000
    let (a, b) = ((0..<count).map { Double($0 % 100) + 0.25 }, (0..<count).map { Double($0 * 7 % 64) })
    let source = try DataSource(columns: ["a": .numbers(a), "b": .numbers(b), "c": .numbers(b.map { -$0 })])
    let cross = CrossFilter(source, [.bins("a", 20), .bins("b", 16), .bins("c", 8)], resolution: 100)
    #expect(cross.isAsking)
    await cross.settle()
    #expect(cross.error == nil && !cross.isAsking)
    #expect(cross.bins(0).rowCount == count && cross.bins(1).rowCount == count && cross.bins(2).count >= 7)
    // A move needs no query.
    cross[0] = 25...50
    #expect(!cross.isAsking)
    let expected = zip(a, b).filter { (25...50).contains($0.0) }
    #expect(cross.bins(1).rowCount == expected.count)
    for row in cross.bins(1) {
      #expect(
        row.value == Double(expected.count { $0.1 >= row.xStart && ($0.1 < row.xEnd || row.xEnd == 64) }))
    }
    // A column's own selection does not filter its histogram.
    #expect(cross.bins(0).rowCount == count)
    // A second selection needs one query; then both filter.
    cross[1] = 0...32
    await cross.settle()
    let both = zip(a, b).count { (25...50).contains($0.0) && $0.1 < 32 }
    #expect(abs(cross.bins(2).rowCount - both) <= count / 64)
    #expect(cross.bins(0).rowCount < count)
    cross[0] = nil
    cross[1] = nil
    await cross.settle()
    #expect(cross.bins(2).rowCount == count)
    #expect(cross[7] == nil && cross.bins(7).isEmpty)
  }

  @Test func aSelectionMayComeBeforeTheFirstAnswer() async throws {
    let values = (0..<1000).map(Double.init)
    let source = try DataSource(columns: ["a": .numbers(values), "b": .numbers(values)])
    let cross = CrossFilter(source, [.bins("a", 10), .bins("b", 10)], resolution: 100)
    cross[0] = 0...100
    await cross.settle()
    #expect(cross.bins(0).rowCount == 1000 && cross.bins(1).rowCount == 100)
  }

  /// Checks that a long body compiles in which all kinds of plots use answers.
  private struct Plots: View {
    let bars: DataRows<Double, Double>
    let days: DataRows<Date, Double>
    let names: DataRows<String, Double>
    let cells: DataRows<Double, Double>

    var body: some View {
      VStack {
        Chart {
          BarPlot(bars, x: .value("x", \.x), y: .value("count", \.y))
          PointPlot(bars, x: .value("x", \.x), y: .value("count", \.y))
        }
        Chart {
          LinePlot(days, x: .value("day", \.x), y: .value("total", \.y), series: .value("name", \.series))
          AreaPlot(days, x: .value("day", \.x), y: .value("total", \.y))
        }
        Chart {
          RectanglePlot(
            cells, xStart: .value("x", \.xStart), xEnd: .value("x", \.xEnd), yStart: .value("y", \.yStart),
            yEnd: .value("y", \.yEnd)
          )
          .foregroundStyle(by: .value("rows", \.value))
        }
        Chart(names) { row in
          BarMark(x: .value("total", row.y), y: .value("name", row.x))
        }
      }
    }
  }

  @Test func plotsTakeAnswers() async throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    let source = try fixture.memory
    let view = Plots(
      bars: try await source.rows(DataQuery(x: .bins("x", 10))),
      days: try await source.rows(DataQuery(x: .date("day", by: .month), y: .sum("total"), series: "name")),
      names: try await source.rows(DataQuery(x: .name("name"), y: .mean("total"))),
      cells: try await source.rows(DataQuery(x: .bins("x", 6), y: .bins("total", 6), value: .count)))
    let scene = ImageRenderer(content: view.frame(width: 400, height: 800)).scene()
    #expect(scene.charts.count == 4)
    #expect(scene.diagnostics.isEmpty, "\(scene.diagnostics)")
  }
}
