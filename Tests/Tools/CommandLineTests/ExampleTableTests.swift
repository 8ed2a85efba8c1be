import Foundation
import OpenChartsChartMath
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// The tables of the guide. Each has a common layout.
@Suite("Tables of the guide")
@MainActor
struct ExampleTableTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Examples/Data/Tables").standardizedFileURL.path

  private nonisolated static let charts: [(name: String, mark: ChartShape, title: String)] = [
    ("visitors", .line, "Visitors by date"), ("budget", .bar, "Spent in 2023 by Department"),
    ("temperatures", .line, "Bergen, Lissabon and Kairo by Monat"),
    ("survey", .bar, "People by group and answer"), ("rents", .line, "Rents by year and district"),
    ("trees", .point, "Height m by girth cm and species"), ("calls", .bar, "Count by day and subject"),
    ("waits", .bar, "Distribution of wait minutes"),
    ("stations", .point, "Latitude by longitude, colored by docks"),
    ("prices", .line, "All goods, energy and food by quarter"),
    ("building", .bar, "Start to end by project and team"), ("energy", .line, "Energy by year"),
  ]

  @Test("have the chart that a journalist would draw, without options", arguments: charts.map(\.name))
  func automatic(name: String) throws {
    let wanted = try #require(Self.charts.first { $0.name == name })
    let read = try Tool().read(parsed([]).reading("\(Self.folder)/\(name).csv")).table
    let facts = TableFacts(read).ofParts(PlotArguments())
    let plan = try ChartPlan(facts, PlotArguments(), zone: .utc)
    #expect(plan.shape == wanted.mark, "\(plan.title)")
    #expect(plan.title == wanted.title)
  }

  @Test("have no finding of the audit", arguments: charts.map(\.name))
  func audited(name: String) throws {
    let result = run(["audit", "\(Self.folder)/\(name).csv"])
    #expect(result.status == 0, "\(result.out)")
  }
}

extension PlotArguments {
  /// These arguments for another file.
  fileprivate func reading(_ file: String) -> PlotArguments {
    var copy = self
    copy.file = file
    return copy
  }
}
